import { Button } from 'antd'
import { periodeNames } from '#domain/report/filters.ts'
import { periodeCepat, type PeriodeCepat } from '#domain/report/periode.ts'
import type { Report } from '#domain/report.ts'
import { tglLaporan } from './useReport.ts'
import { periodeTerakhir, type Values } from './values.ts'

interface PeriodeChipsProps {
  report: Report
  /** The shop's day. */
  hari: string
  values: Values
  onChange: (values: Values) => void
}

/** A period with one press, the one of the report before among them; searched only with Cari. */
export function PeriodeChips({ report, hari, values, onChange }: PeriodeChipsProps) {
  const names = periodeNames(report.form)
  if (!names) return null
  const cepat = periodeCepat(report.form, hari, report.keDepan)
  const chips = [...cepat, ...terakhir(report, cepat)]
  return (
    <div className="report-chips" role="group" aria-label="Periode">
      {chips.map(({ label, awal, akhir }) => (
        <Button
          key={label}
          size="small"
          title={awal === akhir ? awal : `${awal} s/d ${akhir}`}
          aria-pressed={values[names[0]] === awal && values[names[1]] === akhir}
          onClick={() => onChange({ ...values, [names[0]]: awal, [names[1]]: akhir })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

/** Offers the last period where it equals none of the quick ones. */
const terakhir = (report: Report, cepat: readonly PeriodeCepat[]): PeriodeCepat[] => {
  const kept = periodeTerakhir(report, tglLaporan.read())
  if (!kept || cepat.some(({ awal, akhir }) => awal === kept.awal && akhir === kept.akhir)) return []
  return [{ label: 'Periode Terakhir', ...kept }]
}
