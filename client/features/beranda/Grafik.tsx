import { lazy, Suspense } from 'react'
import { formatBulan, formatRupiah } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import type { Area } from './area.ts'

/** The drawing is a part of its own: the figures stand before it has been loaded, and where it cannot be. */
const Batang = lazy(() =>
  import('./Batang.tsx').then(
    ({ Batang: drawn }) => ({ default: drawn }),
    () => ({ default: tanpaGambar }),
  ),
)
const tanpaGambar = () => <></>

/** Rupiah of twelve months: this month in words, all of them drawn, and as a table for those who cannot see the drawing. */
export function Grafik({ area: { nama, grafik } }: { area: Area }) {
  const { data, error } = useCall(grafik, { query: { type: 'monthly' } }, { staleTime: 300_000, quiet: true })
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
            <span className="muted">{formatBulan(data.series.at(-1)!.bulan)}</span>
          </>
        )}
      </p>
      <div className="beranda-kanvas" aria-hidden="true">
        <Suspense>{data && <Batang nama={nama} series={data.series} />}</Suspense>
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
