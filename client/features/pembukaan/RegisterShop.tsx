import { Link } from '@tanstack/react-router'
import { bolehMenyusul, pembukaanState } from '#domain/calls/pembukaan.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import './pembukaan.css'

const SEBUTAN = {
  MASTER: 'Data master',
  HARGA: 'Harga emas',
  ATURAN: 'Aturan toko',
  SALES: 'Sales',
  BAKI: 'Baki',
  SALDO: 'Saldo kas dan bank',
  STOK: 'Stok awal',
} as const

/** On the first screen while the shop's opening is not finished: what is done, what is missing, and the way on. */
export function RegisterShop() {
  const { data } = useCall(pembukaanState, {}, { enabled: mayMake(pembukaanState), quiet: true })
  if (!data)
    return (
      <section className="pembukaan-daftar">
        <h2>Toko sedang disiapkan</h2>
        <p>Pemilik sedang melengkapi data toko ini.</p>
      </section>
    )
  return (
    <section className="pembukaan-daftar" aria-label="Pembukaan toko">
      <h2>Pembukaan toko belum selesai</h2>
      <p>Saldo awal belum dibukukan. Lengkapi yang kurang, lalu Buka Toko.</p>
      <ul>
        {data.langkah.map(({ langkah: step, beres }) => (
          <li key={step}>
            {beres ? '✓' : '○'} {SEBUTAN[step]}
            {!beres && bolehMenyusul(step) && <span className="muted"> (boleh menyusul)</span>}
          </li>
        ))}
      </ul>
      <Link className="button button-primary" to="/pembukaan">
        Lanjutkan Pembukaan
      </Link>
    </section>
  )
}
