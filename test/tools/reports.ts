/** Asking for reports in tests: every report there is, requests, files, and values that its filters accept. */
import { decodeRows, type Columns, type Totals } from '#domain/report/columns.ts'
import { ALL, type Filter } from '#domain/report/filters.ts'
import type { Format } from '#domain/report/formats.ts'
import type { Report } from '#domain/report.ts'
import { sources } from '#server/reports/sources/index.ts'
import type { Client, FileReply, Reply } from './client.ts'
import { QUARTER } from './quarter.ts'

export type Asked = Record<string, string>
export const reports: readonly Report[] = sources.map((s) => s.report)
export const reportAt = (path: string): Report => reports.find((r) => r.call.path === path)!

export function request(client: Client, report: Report, asked: unknown): Promise<Reply> {
  const { method, path } = report.call
  const search = method === 'GET' ? `?${new URLSearchParams(asked as Asked)}` : ''
  return client.request(method, `${path}${search}`, method === 'GET' ? undefined : asked)
}

export function file(client: Client, report: Report, format: Format, asked: Asked): Promise<FileReply> {
  const { method, path } = report.files[format]
  return method === 'GET'
    ? client.file(`${path}?${new URLSearchParams(asked)}`)
    : client.file(path, method, asked)
}

/** A value that a filter accepts, for those that must be given. */
const somewhere: Record<Filter['kind'], (filter: Filter) => string> = {
  tanggal: (f) => (f.kind === 'tanggal' && f.batas === 'awal' ? QUARTER.awal : QUARTER.akhir),
  bulan: (f) => (f.kind === 'bulan' && f.batas === 'akhir' ? QUARTER.akhir : QUARTER.awal).slice(0, 7),
  pilihan: (f) => (f.kind === 'pilihan' ? f.options[0]! : ''),
  kode: (f) => (f.kind === 'kode' && f.satu ? 'TK02' : ALL),
  teks: () => '',
  member: () => '',
  angka: () => '0',
  nomor: (f) =>
    f.kind === 'nomor' && f.nomor.semua ? ALL : `KR-TK01-${QUARTER.akhir.slice(2).replaceAll('-', '')}-0001`,
}
/** The whole quarter, everything. */
export const defaults = (report: Report): Asked =>
  Object.fromEntries(Object.entries(report.filters).map(([name, f]) => [name, somewhere[f.kind](f)]))

/** The same for each layout of a report. */
export const perLayout = (report: Report): Asked[] =>
  report.layoutBy
    ? Object.keys(report.layouts).map((name) => ({ ...defaults(report), [report.layoutBy!]: name }))
    : [defaults(report)]

/** The rows of a reply as they crossed the wire, out of their groups where the report has them there; a list of goods is a value of its row. */
export const wireRows = (data: unknown, { layouts }: Pick<Report, 'layouts'>): Totals[] =>
  (data as (Totals | Record<string, Totals[]>)[]).flatMap((row) => {
    const list = Object.values(layouts).find(({ nested }) => nested && Array.isArray(row[nested.rows]))
      ?.nested?.rows
    if (list === undefined) return [row as Totals]
    const { [list]: lines, ...outside } = row as Record<string, Totals[]>
    return lines!.map((line) => ({ ...(outside as unknown as Totals), ...line }))
  })

/** Rows as they came, in milligrams. */
export const decoded = (columns: Columns, rows: Totals[]): Totals[] => {
  const copy = structuredClone(rows)
  decodeRows(columns, copy)
  return copy
}
