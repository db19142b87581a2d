/** A report as a file: its grid, its letterhead, its name. */
import { labelLetters } from '#domain/documents/letters.ts'
import type { Format } from '#domain/report/formats.ts'
import { ofWholeChain } from '#domain/level.ts'
import {
  ALL,
  filterLabel,
  optionLabel,
  periodeNames,
  periodeOf,
  type Filter,
} from '#domain/report/filters.ts'
import { gridInTurn } from '#domain/report/grid.ts'
import { fileNameOf, type Report } from '#domain/report.ts'
import { hariIni } from '../process/clock.ts'
import type { Context } from '../context.ts'
import type { Asked, Result } from './run.ts'
import type { Fact, Sheet } from './sheet.ts'

/** Of paper some 1,500 pages; nobody reads on, and a thread would be busy with them for a quarter of a minute. */
export const ROWS_MAX: Record<Format, number> = { pdf: 50_000, xlsx: Infinity, csv: Infinity }

/** The user who asks, and the shop. */
export type Who = Pick<Context, 'toko'> & { user: Pick<Context['user'], 'user_id' | 'level'> }

/** 'laporan-transaksi-penjualan-TK01-REKAP-2025-01-01-sd-2025-01-31.xlsx': what was chosen is said, so that no file has another's name. */
export function nameOf(format: Format, report: Report, ctx: Who, asked: Asked): string {
  const names = periodeNames(report.filters)
  const [awal, akhir] = names ? [asked[names[0]]!, asked[names[1]]!] : []
  const hari = report.about.hari ? [ctx.toko.tgl_system] : satuHari(report, asked)
  return fileNameOf(report, format, [
    tokoOf(report, asked, ctx),
    ...choicesFrom(report, asked),
    ...(awal === undefined ? hari : awal === akhir ? [awal] : [`${awal}-sd-${akhir}`]),
  ])
}

/** Names the choice among several layouts, and every filter that leaves something out, as a file's name has them. */
const choicesFrom = ({ filters, about, layoutBy }: Report, asked: Asked): string[] =>
  [
    about.fakta?.[1] ?? '',
    ...Object.entries(filters).flatMap(([name, filter]) => {
      const value = asked[name] ?? ''
      const toko = filter.kind === 'kode' && filter.toko && filter.toko !== 'lain'
      const all = filterLabel(filter, value) === optionLabel(ALL) && name !== layoutBy
      return filter.kind === 'tanggal' || filter.kind === 'bulan' || toko || all
        ? []
        : [filterLabel(filter, value)]
    }),
  ].flatMap(
    (text) =>
      labelLetters(text)
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40) || [],
  )

/** The day of a report that asks for one. */
const satuHari = ({ filters }: Report, asked: Asked): string[] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'tanggal' && asked[name] !== undefined ? [asked[name]] : [],
  )

/** The shop whose rows these are. */
function tokoOf({ filters, about }: Report, asked: Asked, ctx: Who): string {
  const [name, filter] =
    Object.entries(filters).find(([, f]) => f.kind === 'kode' && f.toko && f.toko !== 'lain') ?? []
  if (name && filter) return labelOf(filter, asked[name] ?? ALL, ctx)
  return about.toko ? tokoLabel(about.toko, ALL, ctx) : ctx.toko.kode_toko
}

export function sheetOf(
  format: Format,
  report: Report,
  ctx: Who & Pick<Context, 'now'>,
  filters: Asked,
  { layout, rows, totals, bawah, saldo }: Result,
): Sheet {
  const { toko, user, now } = ctx
  // Paper is for people; a spreadsheet is for sorting and filtering.
  const { columns, lines } = gridInTurn(layout, rows, totals, {
    bands: format === 'pdf',
    bawah: bawah && { label: report.bawah!.label, row: bawah },
    saldo,
  })
  return {
    title: report.title,
    subtitle: subtitleOf(report, filters, ctx),
    facts: factsOf(report, filters, ctx),
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
export function subtitleOf(report: Pick<Report, 'filters' | 'about'>, asked: Asked, ctx: Who): string[] {
  const facts = factsOf(report, asked, ctx)
  const said = facts.filter(([label]) => label !== PERIODE)
  return [
    ...facts.filter(([label]) => label === PERIODE).map((fact) => fact.join(' ')),
    ...(said.length ? [said.map((fact) => fact.join(': ')).join('  ·  ')] : []),
  ]
}

const PERIODE = 'Periode'

function factsOf({ filters, about }: Pick<Report, 'filters' | 'about'>, asked: Asked, ctx: Who): Fact[] {
  const periode = periodeOf(filters, asked)
  const others = Object.entries(filters).filter(([, filter]) => !('batas' in filter))
  return [
    ...(periode ? [[PERIODE, `${periode.awal} s/d ${periode.akhir}`] as const] : []),
    ...(about.fakta ? [about.fakta] : []),
    ...(about.hari ? [['Tanggal', ctx.toko.tgl_system] as const] : []),
    ...(about.toko ? [['Toko', tokoLabel(about.toko, ALL, ctx)] as const] : []),
    ...others.map(([name, filter]): Fact => [filter.label, labelOf(filter, asked[name] ?? '', ctx)]),
  ]
}

const labelOf = (filter: Filter, value: string, ctx: Who): string =>
  filter.kind === 'kode' && filter.toko && filter.toko !== 'lain'
    ? tokoLabel(filter.toko, value, ctx)
    : filterLabel(filter, value)

/** ALL is not all for who works in one shop. */
const tokoLabel = (arti: 'sendiri' | 'rantai', value: string, { toko, user }: Who): string =>
  value === ALL && (arti === 'sendiri' || !ofWholeChain(user.level)) ? toko.kode_toko : optionLabel(value)
