import type { CallReply } from '#domain/call.ts'
import type { listKasBank } from '#domain/calls/kas-bank.ts'
import { KAS_BANK_SCREENS, type KasBankScreen } from '#domain/rules/kas-bank.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import type { Reading } from '#client/ui/reading.ts'
import { Menunggu } from '#client/ui/Unread.tsx'

interface Props {
  reading: Reading & { data: CallReply<typeof listKasBank> | undefined }
  screen: KasBankScreen
}

/**
 * Shows the money in the drawer and in every account now. A user who is to count the drawer does not see its balance.
 * Where money is taken out of the drawer, the rest of the day's limit stands too.
 */
export function SaldoUang({ reading, screen }: Props) {
  const { settings } = useSettings()
  const { data } = reading
  if (!data) return <Menunggu reading={reading} apa="Saldo" />
  const { kas, rekening, diambil, laci_dihitung } = data
  return (
    <section className="card kas-saldo" aria-label="Saldo sekarang">
      <dl>
        {!laci_dihitung && (
          <div className="kas-saldo-utama">
            <dt>Saldo Kas</dt>
            <dd>
              <Rupiah value={kas} strong />
            </dd>
          </div>
        )}
        {rekening.map((r) => (
          <div key={r.no_rekening}>
            <dt>
              {r.nama_bank} {r.no_rekening}
            </dt>
            <dd>
              <Rupiah value={r.saldo} strong={KAS_BANK_SCREENS[screen].media === 'BANK'} />
            </dd>
          </div>
        ))}
        {screen === 'ambil-kas' && settings && (
          <div>
            <dt>Anda Ambil Hari Ini</dt>
            <dd>
              <Rupiah value={diambil} /> <span className="muted">dari</span>{' '}
              <Rupiah value={settings.LIMIT_AMBIL_KAS} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
