import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Menunggu } from '#domain/calls/validasi.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useCetak } from '#client/kasir/useCetak.ts'
import { DOKUMEN, namaOf } from './dokumen.ts'

/** One document in front of the list, with its paper to print. */
export function ModalDetail({
  dokumen,
  aksi,
  onTutup,
}: {
  dokumen: Menunggu
  aksi: ReactNode
  onTutup: () => void
}) {
  const { cetak, busy, modal } = useCetak()
  const { nota: notaOf, detail } = DOKUMEN[dokumen.dokumen]
  const nota = notaOf(dokumen)
  const footer = (
    <>
      <Button onClick={onTutup}>Tutup</Button>
      <Button loading={busy} onClick={() => void cetak(nota, '80')}>
        Cetak Nota 80 mm
      </Button>
      <Button loading={busy} onClick={() => void cetak(nota, 'A5')}>
        Cetak Nota A5
      </Button>
      {aksi}
    </>
  )
  return (
    <StaticModal
      open
      title={`Detail ${namaOf(dokumen.dokumen)}`}
      width={940}
      onClose={onTutup}
      footer={footer}
    >
      {detail(dokumen)}
      {modal}
    </StaticModal>
  )
}
