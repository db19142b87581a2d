import { useState } from 'react'
import { berandaToko } from '#domain/calls/beranda.ts'
import { formatNumber, formatGram, formatRupiah, formatTanggal } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { gantiToko } from '#client/net/ganti-toko.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { banding } from './banding.ts'
import { jumlahkan, type Jumlah, type Toko } from './jumlah-toko.ts'

/** Every shop of the chain, for who may sign in to it; one more press and one is there. Nothing of an only shop. */
export function AllToko() {
  // News are told to their own shop: the others are asked for.
  const { data, error } = useCall(berandaToko, {}, { staleTime: 0, refetchInterval: 60_000, quiet: true })
  const ini = currentSession()?.userdata.kode_toko
  if (error && !data)
    return (
      <p className="field-error beranda-penuh" role="alert">
        {error.message}
      </p>
    )
  if (!data || data.length < 2) return null
  return (
    <section className="card beranda-toko" aria-label="Semua toko">
      <h2>Semua Toko</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Toko</th>
            {TITLE.map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="only-heard">Masuk</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((toko) => (
            <Row key={toko.kode_toko} toko={toko} ini={toko.kode_toko === ini} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Semua</th>
            {change(jumlahkan(data)).map((nilai, i) => (
              <td key={TITLE[i]} className="number" data-judul={TITLE[i]}>
                {nilai}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="muted">Nilai stok: gram × harga jual hari ini, tanpa ongkos dan batu.</p>
    </section>
  )
}

const TITLE = ['Penjualan', 'Pembelian', 'Stok', 'Kas', 'Bank', 'Belum Validasi'] as const

function Row({ toko, ini }: { toko: Toko; ini: boolean }) {
  const { kode_toko, nama_toko, tgl_system, tanggal, ditutup, terlambat } = toko
  return (
    <tr>
      <th scope="row">
        {nama_toko}
        <small className={terlambat ? 'beranda-turun' : 'muted'}>
          {terlambat ? `${formatTanggal(tgl_system)} belum ditutup` : formatTanggal(tanggal)}
          {ditutup && ', sudah ditutup'}
        </small>
      </th>
      {change(toko).map((nilai, i) => (
        <td key={TITLE[i]} className="number" data-judul={TITLE[i]}>
          {nilai}
          {i < 2 && <Lalu toko={toko} area={i === 0 ? 'penjualan' : 'pembelian'} />}
        </td>
      ))}
      <td>
        {ini ? <span className="muted">Toko ini</span> : <Masuk kode_toko={kode_toko} nama={nama_toko} />}
      </td>
    </tr>
  )
}

const change = ({ penjualan, pembelian, stok, kas, bank, menunggu }: Jumlah) => [
  <Dua key="jual" atas={penjualan.hari.rupiah} bawah={rincian(penjualan.hari)} />,
  <Dua key="beli" atas={pembelian.hari.rupiah} bawah={rincian(pembelian.hari)} />,
  <Dua
    key="stok"
    atas={stok.nilai}
    bawah={`${formatNumber(stok.qty)} barang · ${formatGram(stok.berat)} g`}
  />,
  formatRupiah(kas),
  formatRupiah(bank),
  menunggu === 0 ? '-' : formatNumber(menunggu),
]

const Dua = ({ atas, bawah }: { atas: number; bawah: string }) => (
  <>
    {formatRupiah(rupiah(atas))}
    <small className="muted">{bawah}</small>
  </>
)
const rincian = ({ nota, berat }: Toko['penjualan']['hari']): string =>
  `${formatNumber(nota)} nota · ${formatGram(berat)} g`

/** Beside the same weekday before, in short; the whole of it stands on the dashboard of that shop. */
function Lalu({ toko, area }: { toko: Toko; area: 'penjualan' | 'pembelian' }) {
  const { hari, lalu } = toko[area]
  const selisih = toko.banding_buka ? banding(hari.rupiah, lalu.rupiah, toko.ditutup) : undefined
  return (
    selisih && (
      <small className="muted">
        {selisih} dari {formatTanggal(toko.banding).replace(/ \d+$/, '')}
      </small>
    )
  )
}

function Masuk({ kode_toko, nama }: { kode_toko: string; nama: string }) {
  const [busy, setBusy] = useState(false)
  const masuk = async () => {
    setBusy(true)
    await gantiToko(kode_toko)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="button"
      disabled={busy}
      aria-label={`Masuk ke ${nama}`}
      onClick={() => void masuk()}
    >
      Masuk
    </button>
  )
}
