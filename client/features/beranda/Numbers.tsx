import type { CallReply } from '#domain/call.ts'
import type { berandaNumbers } from '#domain/calls/beranda.ts'
import { formatNumber, formatGram, formatHariTanggal, formatRupiah, formatTanggal } from '#domain/format.ts'
import { useLive } from '#client/net/live.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { AREA, NUMBER_NEWS, type Area } from './area.ts'
import { Asal } from './Asal.tsx'
import { banding } from './banding.ts'
import { useNumbers } from './useNumbers.ts'

type Figure = CallReply<typeof berandaNumbers>
type HariArea = NonNullable<Figure['penjualan']>

/** The shop's day in figures, as it happens: what was sold, bought and put down on it. */
export function Figure() {
  const { data, error, refetch } = useNumbers()
  useLive(NUMBER_NEWS, () => void refetch())
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
    return hari ? [<Hari key={area.kunci} area={area} number={data} hari={hari} />] : []
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
  number: Figure
  hari: HariArea
}

function Hari({ area, number: { tanggal, ditutup, ...beside }, hari: { hari, lalu } }: HariProps) {
  const title = `${area.nama} ${ditutup ? formatTanggal(tanggal) : 'Hari Ini'}`
  return (
    <section className="beranda-hitung" aria-label={title}>
      <Asal area={area} tanggal={tanggal}>
        <span>{title}</span>
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
  `${formatNumber(nota)} nota · ${formatNumber(qty)} barang · ${formatGram(berat)} g`

interface LaluProps extends Pick<Figure, 'banding' | 'banding_buka' | 'ditutup'> {
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
      {!ditutup && ' sehari penuh'}: <Rupiah value={lalu.rupiah} /> · {formatNumber(lalu.nota)} nota ·{' '}
      {formatGram(lalu.berat)} g
    </p>
  )
}

/** Not by colour alone: the sign says it too. */
const arah = (selisih: string): string | undefined =>
  ({ '+': 'beranda-naik', '-': 'beranda-turun' })[selisih[0]!]
