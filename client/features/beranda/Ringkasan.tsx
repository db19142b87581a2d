import { Link } from '@tanstack/react-router'
import { beranda } from '#domain/calls/beranda.ts'
import type { CallReply } from '#domain/call.ts'
import { hargaEmas } from '#domain/calls/harga-emas.ts'
import { BERITA_DIVALIDASI } from '#domain/dokumen/index.ts'
import { formatNumber, formatRupiah } from '#domain/format.ts'
import { mayMake } from '#client/net/may.ts'
import { time } from '#client/net/time.ts'
import { useLive } from '#client/net/live.ts'
import { useCall } from '#client/net/query.ts'

type Ringkas = CallReply<typeof beranda>

const useRingkas = () => useCall(beranda, {}, { staleTime: 0, quiet: true })

/** Shows the tasks that wait for this user, as they change. */
export function Pengingat() {
  const { data, error, refetch } = useRingkas()
  useLive([...BERITA_DIVALIDASI, 'harga-emas'], () => void refetch())
  if (error && !data)
    return (
      <p className="field-error" role="alert">
        {error.message}
      </p>
    )
  const { pengingat: ada, cadangan, peringatan = [], masuk } = data ?? {}
  return (
    <section className="card beranda-pengingat" aria-label="Pengingat">
      <h2>Pengingat</h2>
      {cadangan && <Cadangan cadangan={cadangan} />}
      {peringatan.map(({ key, peringatan: text }) => (
        <p key={key} className="beranda-awas">
          {text} <Link to="/settingsystem">{key} di Setting System</Link>
        </p>
      ))}
      {ada?.length === 0 && !cadangan && <p className="muted">Tidak ada yang menunggu.</p>}
      <ul>
        {ada?.map(({ menu, teks: text, jumlah }) => (
          <li key={text}>
            <Link to={menu}>
              <strong>{formatNumber(jumlah)}</strong> {text}
            </Link>
          </li>
        ))}
      </ul>
      {masuk && <Masuk masuk={masuk} />}
    </section>
  )
}

/** To who owns the chain: what a broken disk would take with it now, and what to do. */
const Cadangan = ({
  cadangan: { peringatan, baik, gagal, sebab },
}: {
  cadangan: NonNullable<Ringkas['cadangan']>
}) => (
  <div className="beranda-awas beranda-cadangan" role="alert">
    <strong>
      {peringatan === 'BELUM PERNAH' && 'Data belum pernah dicadangkan.'}
      {peringatan === 'LAMA' && `Cadangan data terakhir ${time(baik)}: sudah lebih dari sehari.`}
      {peringatan === 'GAGAL' &&
        `Cadangan data ${time(gagal)} gagal${baik ? `; yang terakhir baik ${time(baik)}` : ''}.`}
    </strong>{' '}
    {sebab && (
      <>
        {peringatan === 'GAGAL' ? 'Sebabnya' : `Yang dicoba ${time(gagal)} gagal`}: {sebab}.{' '}
      </>
    )}
    Bila komputernya rusak, {baik ? 'yang sesudah itu' : 'semuanya'} hilang.{' '}
    <Link to="/cadangan">Buat cadangan sekarang</Link>
  </div>
)

/** So that one notices when somebody else has come in, or tries to. */
const Masuk = ({ masuk: { sebelumnya, gagal, terkunci } }: Pick<Ringkas, 'masuk'>) => (
  <>
    {gagal > 0 && (
      <p className="beranda-awas" role="alert">
        {sebelumnya ? 'Sejak login terakhir Anda' : 'Sebelum login pertama Anda ini'}, password yang salah
        dicoba <strong>{formatNumber(gagal)} kali</strong> dengan User Id Anda
        {terkunci > 0 && ', dan perangkatnya dikunci'}. Bila bukan Anda, ganti password dan beri tahu pemilik.
      </p>
    )}
    <p className="muted beranda-masuk">
      {sebelumnya ? `Login terakhir Anda ${time(sebelumnya)}.` : 'Ini login pertama Anda.'}
    </p>
  </>
)

/** Today's gold price. */
export function HargaHariIni() {
  const { data } = useRingkas()
  if (!data) return null
  const { harga, harga_24k, diubah_at } = data
  return (
    <section className="card beranda-harga" aria-label="Harga emas hari ini">
      <h2>Harga Emas Hari Ini</h2>
      <p className="muted">
        {harga_24k > 0 && <>24K {formatRupiah(harga_24k)}/g. </>}
        {diubah_at === '-' ? 'Belum pernah diubah.' : `Diubah ${diubah_at}.`}
        {mayMake(hargaEmas) && (
          <>
            {' '}
            <Link to="/master-parameter-harga-emas">Ubah harga</Link>
          </>
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col" className="number">
              Jual / gram
            </th>
            <th scope="col" className="number">
              Beli / gram
            </th>
          </tr>
        </thead>
        <tbody>
          {harga.map((h) => (
            <tr key={h.kode_group}>
              <th scope="row">
                {h.nama_group} <small className="muted">{h.kadar_cetak}</small>
              </th>
              <td className="number">
                {h.harga === 0 ? <span className="field-error">Belum ada</span> : formatRupiah(h.harga)}
              </td>
              <td className="number">{h.harga_beli_gram === 0 ? '-' : formatRupiah(h.harga_beli_gram)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
