import { errors } from '#domain/errors.ts'
import { describeLine, sisaBayar } from '#domain/rules/pembayaran.ts'
import { useBanks } from './acuan.ts'
import { CtrlEnterMenambah, Kembalian, ModalUang } from './ModalUang.tsx'
import { Pembayaran, type PembayaranProps } from './Pembayaran.tsx'

interface Props extends Required<Pick<PembayaranProps, 'arah' | 'total' | 'value' | 'onChange'>> {
  onTutup: () => void
  onSimpan: () => void
  /** Saves and validates at once, for who may. */
  onSekaligus?: (() => void) | undefined
}

/** The payments of what the counter is about to save. F8 closes it again, F9 saves from here. */
export function ModalPembayaran({ arah, total, value, onChange, ...ends }: Props) {
  const sisa = sisaBayar(value, total)
  const lunas = sisa === 0
  return (
    <ModalUang
      title={arah === 'KELUAR' ? 'Pembayaran Ke Customer' : 'Pembayaran'}
      tutupKey="F8"
      simpan="Simpan"
      siap={lunas}
      fokus={{ cukup: lunas, sisa }}
      {...ends}
    >
      <Pembayaran cepat arah={arah} total={total} value={value} onChange={onChange} banks={useBanks()} />
      {sisa > 0 && <CtrlEnterMenambah />}
      {sisa < 0 && (
        <p className="till-error" role="alert">
          {errors.lebihDariSisa().message}: hapus {lebihDari(value)}, lalu masukkan yang benar
        </p>
      )}
      <Kembalian list={value} />
    </ModalUang>
  )
}

/** Names the payment that is not cash, for the hint what to delete. Cash adjusts to the amount due by itself. */
const lebihDari = (value: PembayaranProps['value']): string => {
  const line = value.find((p) => !p.terkunci && p.jenis !== 'CASH')
  return line ? describeLine(line) : 'CASH'
}
