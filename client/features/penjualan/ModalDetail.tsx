import { Button } from 'antd'
import type { ReactNode } from 'react'
import { cetakPenjualan } from '#domain/calls/nota-penjualan.ts'
import { mayMake } from '#client/net/may.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useCetakNota } from './useCetakNota.ts'

interface Props {
  no_faktur_group: string
  children: ReactNode
  onTutup: () => void
  /** What else may be done with this sale. */
  aksi?: ReactNode
}

/** One sale in front of the list it came from, with its nota to print. */
export function ModalDetail({ no_faktur_group, children, onTutup, aksi }: Props) {
  const { cetak, busy, modal } = useCetakNota()
  const footer = (
    <>
      <Button onClick={onTutup}>Tutup</Button>
      {mayMake(cetakPenjualan) && (
        <Button loading={busy} onClick={() => void cetak(no_faktur_group, '80')}>
          Cetak Nota 80 mm
        </Button>
      )}
      {mayMake(cetakPenjualan) && (
        <Button loading={busy} onClick={() => void cetak(no_faktur_group, 'A5')}>
          Cetak Nota A5
        </Button>
      )}
      {aksi}
    </>
  )
  return (
    <StaticModal open title="Detail Penjualan" width={940} onClose={onTutup} footer={footer}>
      {children}
      {modal}
    </StaticModal>
  )
}
