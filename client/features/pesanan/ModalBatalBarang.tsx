import { useState } from 'react'
import { batalPesananLine, type PesananLine, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { rupiah } from '#domain/units.ts'
import { toast } from '#client/net/toasts.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { emptyAlasan, AlasanField } from './AlasanField.tsx'
import { useUrus } from './useUrus.ts'

interface Props {
  pesanan: PesananLengkap
  line: PesananLine
  onTutup: () => void
}

/** The customer does not want one of the things any more. */
export function ModalBatalBarang({ pesanan, line, onTutup }: Props) {
  const { no_pesanan, total_harga } = pesanan
  const [alasan, setAlasan] = useState('')
  const { kirim, busy, errors, setErrors, modal } = useUrus(batalPesananLine, no_pesanan, ({ message }) => {
    toast('success', message)
    onTutup()
  })
  const ok = () => {
    const found = emptyAlasan(alasan)
    if (found.length > 0) return setErrors(found)
    kirim({ body: { no_pesanan, no: line.no, alasan } })
  }
  return (
    <StaticModal
      open
      title={`Batal Barang ${no_pesanan}`}
      okText="Batalkan Barang"
      cancelText="Tutup"
      busy={busy}
      onOk={ok}
      onClose={onTutup}
    >
      <p>
        <strong>{line.nama_barang}</strong> tidak jadi dipesan. Total menjadi{' '}
        <Rupiah value={rupiah(total_harga - line.harga_total)} strong />; DP tetap pada pesanan ini.
      </p>
      {line.emas_di_tukang > 0 ? (
        <p className="till-error">Emas Customer Masih Di Tukang, Timbang Kembali Dahulu</p>
      ) : (
        line.emas_di_toko > 0 && (
          <p className="till-perlu">
            Kembalikan emas customer <Gram value={line.emas_di_toko} />
          </p>
        )
      )}
      <>
        <AlasanField value={alasan} errors={errors} onChange={setAlasan} />
      </>
      {modal}
    </StaticModal>
  )
}
