import { useState } from 'react'
import { batalDp, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { tanpaUang } from '#domain/rules/uang-batal.ts'
import { UangBatalList, tellUangBatal } from '#client/kasir/UangBatal.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { emptyAlasan, AlasanField } from './AlasanField.tsx'
import { useUrus } from './useUrus.ts'

interface Props {
  pesanan: PesananLengkap
  setoran: PesananLengkap['setoran'][number]
  onTutup: () => void
}

/** The newest DP, taken today in error, goes back whole. */
export function ModalBatalDp({ pesanan: { no_pesanan }, setoran, onTutup }: Props) {
  const { urut, no_setoran, pembayaran } = setoran
  const [alasan, setAlasan] = useState('')
  const { kirim, busy, errors, setErrors, modal } = useUrus(batalDp, no_pesanan, ({ data, message }) => {
    tellUangBatal(message, { ...tanpaUang, kembalikan: data.refund })
    onTutup()
  })
  const ok = () => {
    const found = emptyAlasan(alasan)
    if (found.length > 0) return setErrors(found)
    kirim({ body: { no_pesanan, urut, alasan } })
  }
  return (
    <StaticModal
      open
      title={`Batal DP ${no_setoran}`}
      okText="Batalkan DP"
      cancelText="Tutup"
      busy={busy}
      onOk={ok}
      onClose={onTutup}
    >
      <p>DP ini salah masuk: uangnya kembali utuh, pesanannya tetap.</p>
      <UangBatalList uang={{ ...tanpaUang, kembalikan: pembayaran }} />
      <>
        <AlasanField value={alasan} errors={errors} onChange={setAlasan} />
      </>
      {modal}
    </StaticModal>
  )
}
