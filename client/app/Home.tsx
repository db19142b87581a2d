import { formatHariTanggal, jamWib } from '#domain/format.ts'
import { groupsFor } from './groups.ts'
import { useMe } from './me.ts'
import { Tiles } from './Tiles.tsx'

/** /home and /dashboard: who is here, which shop and day, and the way to every permitted screen. */
export function Home() {
  const me = useMe()
  if (!me) return null
  const { user_name, nama_toko, alamat_toko, tgl_system, level } = me.userdata
  const groups = groupsFor({ level, menu: me.menu }).filter((group) => group.title !== 'Beranda')
  return (
    <div className="home">
      <section className="home-greeting">
        <h1>{greeting()}, {user_name}</h1>
        <p>{nama_toko}{alamat_toko && `, ${alamat_toko}`}</p>
        <p>{formatHariTanggal(tgl_system)}</p>
      </section>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2>{group.title}</h2>
          <Tiles tiles={group.screens} />
        </section>
      ))}
    </div>
  )
}

function greeting(): string {
  const hour = Number(jamWib(new Date()).slice(0, 2))
  if (hour < 11) return 'Selamat pagi'
  if (hour < 15) return 'Selamat siang'
  return hour < 18 ? 'Selamat sore' : 'Selamat malam'
}
