/** A report as a file: its grid, its letterhead, its name. */
import { errors } from '#domain/errors.ts'
import { FORMATS, type Format } from '#domain/report/calls.ts'
import { optionLabel, periodeOf, type Filters } from '#domain/report/filters.ts'
import { gridOf } from '#domain/report/grid.ts'
import type { Report } from '#domain/report.ts'
import { hariIni } from '../clock.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../http/route.ts'
import type { Asked, Result } from './run.ts'
import type { Sheet } from './sheet.ts'
import { write } from './write.ts'

/** Some 1,500 pages; nobody reads on, and a thread would be busy with them for a quarter of a minute. */
const PAPER_MAX = 50_000

/** @throws errors.laporanTerlaluPanjang when it does not belong on paper */
export function fileOf(format: Format, report: Report, ctx: Context, filters: Asked, result: Result): FileAnswer {
  if (format === 'pdf' && result.rows.length > PAPER_MAX) throw errors.laporanTerlaluPanjang({ maks: PAPER_MAX })
  const sheet = sheetOf(format, report, ctx, filters, result)
  return { type: FORMATS[format], name: `${report.fileName}.${format}`, content: () => write(format, sheet) }
}

function sheetOf(format: Format, report: Report, { toko, user, now }: Context, filters: Asked, { layout, rows, totals }: Result): Sheet {
  // Paper is for people; a spreadsheet is for sorting and filtering.
  const { columns, lines } = gridOf(layout, rows, totals, { bands: format === 'pdf' })
  return {
    title: report.title,
    subtitle: subtitleOf(report.filters, filters),
    paper: report.paper,
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    user_id: user.user_id,
    tanggal: hariIni(now, toko.zona),
    columns: columns.map(({ kind, label, decimals }) => ({ kind, label, ...(decimals && { decimals }) })),
    lines,
    empty: report.tableEmpty,
  }
}

/** The period on one line, the other filters on the next. */
export function subtitleOf(filters: Filters, asked: Asked): string[] {
  const periode = periodeOf(filters, asked)
  const others = Object.entries(filters).filter(([, filter]) => !('batas' in filter))
  return [
    ...(periode ? [`Periode ${periode.awal} s/d ${periode.akhir}`] : []),
    ...(others.length ? [others.map(([name, { label }]) => `${label}: ${optionLabel(asked[name] ?? '')}`).join('  ·  ')] : []),
  ]
}
