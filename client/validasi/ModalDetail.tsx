import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Menunggu } from '#domain/calls/validasi.ts'
import { DetailPenjualan } from '#client/features/penjualan/DetailPenjualan.tsx'
import { DetailTitipan } from '#client/features/titipan/DetailTitipan.tsx'
import { DetailPembelian } from '#client/ui/beli/DetailPembelian.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useCetak } from '#client/ui/useCetak.ts'
import { DOKUMEN } from './dokumen.ts'

const JUDUL = {
  PENJUALAN: 'Detail Penjualan',
  TITIPAN: 'Detail Titipan',
  PEMBELIAN: 'Detail Pembelian',
  TUKAR: 'Detail Tukar',
} as const

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
  const nota = DOKUMEN[dokumen.dokumen].nota(dokumen)
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
    <StaticModal open title={JUDUL[dokumen.dokumen]} width={940} onClose={onTutup} footer={footer}>
      <Isi dokumen={dokumen} />
      {modal}
    </StaticModal>
  )
}

function Isi({ dokumen: { dokumen, no_faktur_group } }: { dokumen: Menunggu }) {
  if (dokumen === 'PENJUALAN') return <DetailPenjualan no_faktur_group={no_faktur_group} />
  if (dokumen === 'TITIPAN') return <DetailTitipan no_titip_group={no_faktur_group} />
  return <DetailPembelian no_faktur_group={no_faktur_group} />
}
