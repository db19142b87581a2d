import { Button } from 'antd'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { labelAmplop } from './nota.ts'

/** Prints what is stuck on the envelope, on the paper this device prints on. */
export function LabelAmplopButton({ no_faktur_hutang }: { no_faktur_hutang: string }) {
  const { cetak, busy, modal } = useCetak()
  return (
    <>
      <Button loading={busy} onClick={() => void cetak(labelAmplop(no_faktur_hutang), paperChoice('HUTANG'))}>
        Cetak Label Amplop
      </Button>
      {modal}
    </>
  )
}
