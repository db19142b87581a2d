/** A report as a file: its grid, its letterhead, its name. */
import { errors } from '#domain/errors.ts'
import { FORMATS, type Format } from '#domain/report/calls.ts'
import { ofWholeChain } from '#domain/level.ts'
import { ALL, filterLabel, optionLabel, periodeOf, type Filter } from '#domain/report/filters.ts'
import { gridOf } from '#domain/report/grid.ts'
import type { Report } from '#domain/report.ts'
import { hariIni } from '../process/clock.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../http/route.ts'
import type { Asked, Result } from './run.ts'
import type { Sheet } from './sheet.ts'
import { write } from './write.ts'

/** Some 1,500 pages; nobody reads on, and a thread would be busy with them for a quarter of a minute. */
const PAPER_MAX = 50_000

/** @throws errors.laporanTerlaluPanjang when it does not belong on paper */
export function fileOf(
  format: Format,
  report: Report,
  ctx: Context,
  filters: Asked,
  result: Result,
): FileAnswer {
  if (format === 'pdf' && result.rows.length > PAPER_MAX)
    throw errors.laporanTerlaluPanjang({ maks: PAPER_MAX })
  const sheet = sheetOf(format, report, ctx, filters, result)
  return { type: FORMATS[format], name: report.fileNames[format], content: () => write(format, sheet) }
}

/** The same of a result that another server has. */
export const fileLater = (
  format: Format,
  report: Report,
  ctx: Context,
  filters: Asked,
  result: () => Promise<Result>,
): FileAnswer => ({
  type: FORMATS[format],
  name: report.fileNames[format],
  content: async () => write(format, sheetOf(format, report, ctx, filters, await result())),
})

function sheetOf(
  format: Format,
  report: Report,
  ctx: Context,
  filters: Asked,
  { layout, rows, totals }: Result,
): Sheet {
  const { toko, user, now } = ctx
  // Paper is for people; a spreadsheet is for sorting and filtering.
  const { columns, lines } = gridOf(layout, rows, totals, { bands: format === 'pdf' })
  return {
    title: report.title,
    subtitle: subtitleOf(report, filters, ctx),
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

/** The period on one line, what else is said and the other filters on the next. */
export function subtitleOf(
  { filters, about }: Pick<Report, 'filters' | 'about'>,
  asked: Asked,
  ctx: Pick<Context, 'toko' | 'user'>,
): string[] {
  const periode = periodeOf(filters, asked)
  const others = Object.entries(filters).filter(([, filter]) => !('batas' in filter))
  const said = [
    ...(about.text ? [about.text] : []),
    ...(about.hari ? [`Tanggal: ${ctx.toko.tgl_system}`] : []),
    ...(about.toko ? [`Toko: ${tokoLabel(about.toko, ALL, ctx)}`] : []),
    ...others.map(([name, filter]) => `${filter.label}: ${labelOf(filter, asked[name] ?? '', ctx)}`),
  ]
  return [
    ...(periode ? [`Periode ${periode.awal} s/d ${periode.akhir}`] : []),
    ...(said.length ? [said.join('  ·  ')] : []),
  ]
}

const labelOf = (filter: Filter, value: string, ctx: Pick<Context, 'toko' | 'user'>): string =>
  filter.kind === 'kode' && filter.toko ? tokoLabel(filter.toko, value, ctx) : filterLabel(filter, value)

/** ALL is not all for who works in one shop. */
const tokoLabel = (
  arti: 'sendiri' | 'rantai',
  value: string,
  { toko, user }: Pick<Context, 'toko' | 'user'>,
): string =>
  value === ALL && (arti === 'sendiri' || !ofWholeChain(user.level)) ? toko.kode_toko : optionLabel(value)
