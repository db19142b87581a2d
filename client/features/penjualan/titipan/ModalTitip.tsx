import { formatTanggal } from '#domain/format.ts'
import { sisaBayar, totalBayar } from '#domain/rules/pembayaran.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { tglKunciHarga, titipanMinimal } from '#domain/rules/titipan.ts'
import { rupiah, type Rupiah as Amount } from '#domain/units.ts'
import { currentSession } from '#client/net/session.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { useBanks } from '#client/kasir/acuan.ts'
import { CtrlEnterMenambah, Kembalian, ModalUang } from '#client/kasir/ModalUang.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import type { Draft } from '#client/features/penjualan/draft.ts'
import { titipError } from '#client/features/penjualan/periksa.ts'

interface Props extends Pick<Draft, 'pembayaran'> {
  total: Amount
  settings: Settings
  onChange: (pembayaran: Draft['pembayaran']) => void
  onTutup: () => void
  onSimpan: () => void
  /** Saves and validates at once, for who may. */
  onSekaligus?: (() => void) | undefined
}

/** The pieces on the counter are set aside for a deposit instead of being sold (DOMAIN §B.2). F3 closes it again, F9 saves from here. */
export function ModalTitip({ pembayaran, total, settings, onChange, ...ends }: Props) {
  const minimal = titipanMinimal(total, settings)
  const [wrong] = titipError(pembayaran, total, settings)
  return (
    <ModalUang
      title="Titip"
      width={620}
      tutupKey="F3"
      simpan="Simpan Titipan"
      siap={!wrong}
      fokus={{ cukup: !wrong, sisa: sisaBayar(pembayaran, total) }}
      {...ends}
    >
      <p>
        Titipan paling sedikit <Rupiah value={minimal} strong />. Harga dikunci sampai{' '}
        {formatTanggal(tglKunciHarga(currentSession()!.userdata.tgl_system, settings))}.
      </p>
      <Pembayaran
        total={total}
        value={pembayaran}
        onChange={onChange}
        banks={useBanks()}
        usul={rupiah(Math.max(0, minimal - totalBayar(pembayaran)))}
      />
      {wrong && pembayaran.length > 0 && (
        <p className="till-error" role="alert">
          {wrong.message}
        </p>
      )}
      {wrong && <CtrlEnterMenambah />}
      <Kembalian list={pembayaran} />
    </ModalUang>
  )
}
