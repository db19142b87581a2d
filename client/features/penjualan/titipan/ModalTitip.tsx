import { Button } from 'antd'
import { useRef } from 'react'
import { formatTanggal } from '#domain/format.ts'
import { kembalian, sisaBayar, totalBayar } from '#domain/rules/pembayaran.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { tglKunciHarga, titipanMinimal } from '#domain/rules/titipan.ts'
import { rupiah, sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { currentSession } from '#client/net/session.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { useBanks } from '#client/kasir/acuan.ts'
import { SimpanValidasi } from '#client/kasir/BayarSimpan.tsx'
import { useFokusBayar } from '#client/kasir/fokus-bayar.ts'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
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
export function ModalTitip({ pembayaran, total, settings, onChange, onTutup, onSimpan, onSekaligus }: Props) {
  const minimal = titipanMinimal(total, settings)
  const [wrong] = titipError(pembayaran, total, settings)
  const change = sumRupiah(pembayaran.map(kembalian))
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  useFokusBayar({ content: body, simpan: save }, !wrong, sisaBayar(pembayaran, total))
  useKeys(
    { F3: onTutup, F9: () => !wrong && onSimpan(), 'Shift+F9': () => !wrong && onSekaligus?.() },
    { covered: true },
  )
  return (
    <StaticModal
      open
      title="Titip"
      width={620}
      onClose={onTutup}
      footer={
        <>
          <Button onClick={onTutup}>
            Tutup <kbd>F3</kbd>
          </Button>
          {onSekaligus && <SimpanValidasi disabled={wrong !== undefined} onClick={onSekaligus} />}
          <Button ref={save} type="primary" disabled={wrong !== undefined} onClick={onSimpan}>
            Simpan Titipan <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div ref={body}>
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
        {wrong && (
          <p className="till-hint muted">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> menambah pembayaran
          </p>
        )}
        {change > 0 && (
          <p className="till-kembalian" role="status">
            Kembalian <Rupiah value={change} strong />
          </p>
        )}
      </div>
    </StaticModal>
  )
}
