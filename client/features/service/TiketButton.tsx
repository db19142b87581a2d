import { Button } from 'antd'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { tiketServiceKe } from './nota.ts'

/** Prints what the customer takes home, on the paper this device prints on. */
export function TiketButton({ no_faktur_service }: { no_faktur_service: string }) {
  const { cetak, busy, modal } = useCetak()
  return (
    <>
      <Button
        loading={busy}
        onClick={() => void cetak(tiketServiceKe(no_faktur_service), paperChoice('SERVICE'))}
      >
        Cetak Tiket
      </Button>
      {modal}
    </>
  )
}
