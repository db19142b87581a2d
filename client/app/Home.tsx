import { formatHariTanggal } from '#domain/format.ts'
import { ofWholeChain } from '#domain/level.ts'
import { jamDi, type Zona } from '#domain/zona.ts'
import { areaGrafik } from '#client/features/beranda/area.ts'
import { Figure } from '#client/features/beranda/Numbers.tsx'
import { Grafik } from '#client/features/beranda/Grafik.tsx'
import { HargaHariIni, Pengingat } from '#client/features/beranda/Ringkasan.tsx'
import { AllToko } from '#client/features/beranda/AllToko.tsx'
import { Stok } from '#client/features/beranda/Stok.tsx'
import { Uang } from '#client/features/beranda/Uang.tsx'
import '#client/features/beranda/beranda.css'
import { KabariCustomer } from '#client/features/pesan/KabariCustomer.tsx'
import { PembukaanRegistration } from './PembukaanRegistration.tsx'
import { landingsFor } from './groups.ts'
import { useMe } from '#client/net/me.ts'
import { Tiles } from './Tiles.tsx'

/** /home and /dashboard: who is here, which shop and day, what has been done today, what waits, and the way on (DOMAIN §F.2). */
export function Home() {
  const me = useMe()
  if (!me) return null
  const { user_name, nama_toko, alamat_toko, tgl_system, zona, level } = me.userdata
  const landings = landingsFor({ level, menu: me.menu })
  return (
    <div className="home beranda">
      <section className="home-greeting beranda-sapa">
        <h1>
          {greeting(zona)}, {user_name}
        </h1>
        <p>
          {nama_toko}
          {alamat_toko && `, ${alamat_toko}`}
        </p>
        <p>{formatHariTanggal(tgl_system)}</p>
      </section>
      <PembukaanRegistration />
      <Figure />
      {ofWholeChain(level) && <AllToko />}
      <div className="beranda-kiri">
        <Pengingat />
        <KabariCustomer />
        <Uang />
      </div>
      <div className="beranda-kanan">
        <Stok />
        <HargaHariIni />
      </div>
      {areaGrafik().map((area) => (
        <Grafik key={area.nama} area={area} />
      ))}
      {landings.length > 0 && (
        <section className="beranda-jalan" aria-label="Menu">
          <h2>Menu</h2>
          <Tiles tiles={landings} />
        </section>
      )}
    </div>
  )
}

function greeting(zona: Zona): string {
  const hour = Number(jamDi(new Date(), zona).slice(0, 2))
  if (hour < 11) return 'Selamat pagi'
  if (hour < 15) return 'Selamat siang'
  return hour < 18 ? 'Selamat sore' : 'Selamat malam'
}
