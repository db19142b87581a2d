import type { CallReply } from '#domain/call.ts'
import type { berandaAngka } from '#domain/calls/beranda.ts'
import { formatAngka, formatGram, formatHariTanggal, formatRupiah, formatTanggal } from '#domain/format.ts'
import { useLive } from '#client/net/live.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { AREA, BERITA_ANGKA, type Area } from './area.ts'
import { Asal } from './Asal.tsx'
import { banding } from './banding.ts'
import { useAngka } from './useNumbers.ts'

type Angka = CallReply<typeof berandaAngka>
type HariArea = NonNullable<Angka['penjualan']>

/** The shop's day in figures, as it happens: what was sold, bought and put down on it. */
export function Angka() {
  const { data, error, refetch } = useAngka()
  useLive(BERITA_ANGKA, () => void refetch())
  if (!data)
    return (
      error && (
        <p className="field-error beranda-penuh" role="alert">
          {error.message}
        </p>
      )
    )
  const shown = AREA.flatMap((area) => {
    const hari = data[area.kunci]
    return hari ? [<Hari key={area.kunci} area={area} angka={data} hari={hari} />] : []
  })
  return (
    <>
      {data.ditutup && shown.length > 0 && (
        <p className="beranda-ditutup" role="status">
          {formatTanggal(data.tgl_system)} belum ada transaksi. Angka di bawah:{' '}
          <strong>{formatHariTanggal(data.tanggal)}</strong>, sudah ditutup.
        </p>
      )}
      {shown.length > 0 && <div className="beranda-hitungan">{shown}</div>}
    </>
  )
}

interface HariProps {
  area: Area
  angka: Angka
  hari: HariArea
}

function Hari({ area, angka: { tanggal, ditutup, ...beside }, hari: { hari, lalu } }: HariProps) {
  const judul = `${area.nama} ${ditutup ? formatTanggal(tanggal) : 'Hari Ini'}`
  return (
    <section className="beranda-hitung" aria-label={judul}>
      <Asal area={area} tanggal={tanggal}>
        <span>{judul}</span>
        <strong>{formatRupiah(hari.rupiah)}</strong>
        <small>
          {rincian(hari)}
          {area.catatan && ` · ${area.catatan}`}
        </small>
      </Asal>
      <Lalu area={area} ditutup={ditutup} hari={{ hari, lalu }} {...beside} />
    </section>
  )
}

const rincian = ({ nota, qty, berat }: HariArea['hari']): string =>
  `${formatAngka(nota)} nota · ${formatAngka(qty)} barang · ${formatGram(berat)} g`

interface LaluProps extends Pick<Angka, 'banding' | 'banding_buka' | 'ditutup'> {
  area: Area
  hari: HariArea
}

/** The same weekday before; why there is nothing to compare with, where there is not. */
function Lalu({ area, banding: tanggal, banding_buka, ditutup, hari: { hari, lalu } }: LaluProps) {
  const nama = formatHariTanggal(tanggal)
  if (!banding_buka) return <p className="muted">{nama}: toko tidak buka</p>
  if (lalu.nota === 0)
    return (
      <p className="muted">
        {nama}: tidak ada {area.nama.toLowerCase()}
      </p>
    )
  const selisih = banding(hari.rupiah, lalu.rupiah, ditutup)
  return (
    <p className="muted">
      {selisih && <strong className={ditutup ? arah(selisih) : undefined}>{selisih} </strong>}
      dari{' '}
      <Asal area={area} tanggal={tanggal}>
        {nama}
      </Asal>
      {!ditutup && ' sehari penuh'}: <Rupiah value={lalu.rupiah} /> · {formatAngka(lalu.nota)} nota ·{' '}
      {formatGram(lalu.berat)} g
    </p>
  )
}

/** Not by colour alone: the sign says it too. */
const arah = (selisih: string): string | undefined =>
  ({ '+': 'beranda-naik', '-': 'beranda-turun' })[selisih[0]!]
