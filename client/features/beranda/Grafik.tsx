import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { formatBulan, formatRupiah } from '#domain/format.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { rupiah, tambahHari } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { asal, type AreaGrafik } from './area.ts'
import { Asal } from './Asal.tsx'

/** The drawing is a part of its own: the figures stand before it has been loaded, and where it cannot be. */
const Batang = lazy(() =>
  import('./Batang.tsx').then(
    ({ Batang: drawn }) => ({ default: drawn }),
    () => ({ default: withoutPicture }),
  ),
)
const withoutPicture = () => <></>

/** Rupiah of twelve months: this month in words, all of them drawn, and as a table for those who cannot see the drawing. A bar opens its month's report. */
export function Grafik({ area }: { area: AreaGrafik }) {
  const { nama, grafik } = area
  const navigate = useNavigate()
  const { data, error } = useCall(grafik, { query: { type: 'monthly' } }, { staleTime: 300_000, quiet: true })
  const buka = (bulan: string) => {
    const { tanggal, sampai } = hariBulan(bulan)
    const { to, search } = asal(area, tanggal, sampai)
    void navigate({ to, search: search as never })
  }
  return (
    <section className="card beranda-grafik" aria-label={`${nama} per bulan`}>
      <h2>{nama} Per Bulan</h2>
      {error && !data && (
        <p className="field-error" role="alert">
          {error.message}
        </p>
      )}
      <p className="beranda-bulan">
        {data && (
          <>
            <strong>{formatRupiah(rupiah(data.value))}</strong>{' '}
            <Asal area={area} {...hariBulan(data.series.at(-1)!.bulan)}>
              {formatBulan(data.series.at(-1)!.bulan)}
            </Asal>
          </>
        )}
      </p>
      <div className="beranda-kanvas" aria-hidden="true">
        <Suspense>{data && <Batang nama={nama} series={data.series} onBulan={buka} />}</Suspense>
      </div>
      {data && (
        // A table is never smaller than its rows: what cuts it off stands around it.
        <div className="only-heard">
          <table>
            <caption>{nama} per bulan</caption>
            <thead>
              <tr>
                <th scope="col">Bulan</th>
                <th scope="col">Rupiah</th>
              </tr>
            </thead>
            <tbody>
              {data.series.map(({ bulan, value }) => (
                <tr key={bulan}>
                  <th scope="row">{formatBulan(bulan)}</th>
                  <td>{formatRupiah(rupiah(value))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const hariBulan = (bulan: string): { tanggal: string; sampai: string } => ({
  tanggal: `${bulan}-01`,
  sampai: tambahHari(tambahBulan(`${bulan}-01`, 1), -1),
})
