import { Link } from '@tanstack/react-router'
import { STEPS, Kerangka } from './Kerangka.tsx'
import { pekerjaanBerikut } from './pekerjaan.ts'

/** The shop is open: what is usually done next, each a click away. */
export const Selanjutnya = ({ adaStok }: { adaStok: boolean }) => (
  <Kerangka
    step={STEPS.length}
    title="Toko siap berjualan"
    tentang="Saldo awal sudah dibukukan. Ini yang biasanya dikerjakan berikutnya; semuanya ada juga di menu."
    lain={
      <Link className="button button-primary" to="/dashboard">
        Ke Halaman Utama
      </Link>
    }
  >
    <ul className="pembukaan-selanjutnya" aria-label="Berikutnya">
      {pekerjaanBerikut(adaStok).map(({ menu, title, tentang }) => (
        <li key={title}>
          <Link className="card" to={menu}>
            <strong>{title}</strong>
            <span className="muted">{tentang}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Kerangka>
)
