/** Asking for reports in tests: every report there is, requests, files, and values that its filters accept. */
import { decodeRows, type Columns, type Totals } from '#domain/report/columns.ts'
import { ALL, type Filter } from '#domain/report/filters.ts'
import type { Format } from '#domain/report/calls.ts'
import type { Report } from '#domain/report.ts'
import { sources } from '#server/reports/sources/index.ts'
import type { Client, Reply } from './client.ts'
import { QUARTER } from './quarter.ts'
import type { TestServer } from './server.ts'

export type Asked = Record<string, string>
export const reports: readonly Report[] = sources.map((s) => s.report)
export const reportAt = (path: string): Report => reports.find((r) => r.call.path === path)!

export function request(client: Client, report: Report, asked: unknown): Promise<Reply> {
  const { method, path } = report.call
  const search = method === 'GET' ? `?${new URLSearchParams(asked as Asked)}` : ''
  return client.request(method, `${path}${search}`, method === 'GET' ? undefined : asked)
}

export async function file(server: TestServer, client: Client, report: Report, format: Format, asked: Asked): Promise<{ status: number; type: string; name: string; bytes: Uint8Array }> {
  const { method, path } = report.files[format]
  const get = method === 'GET'
  const response = await fetch(`${server.url}/api/v1/${path}${get ? `?${new URLSearchParams(asked)}` : ''}`, {
    method,
    headers: { 'x-auth-token': client.token, ...(get ? {} : { 'content-type': 'application/json' }) },
    ...(get ? {} : { body: JSON.stringify(asked) }),
  })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { status: response.status, type: response.headers.get('content-type') ?? '', name, bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** A value that a filter accepts, for those that must be given. */
const somewhere: Record<Filter['kind'], (filter: Filter) => string> = {
  tanggal: (f) => (f.kind === 'tanggal' && f.batas === 'akhir' ? QUARTER.akhir : QUARTER.awal),
  bulan: (f) => (f.kind === 'bulan' && f.batas === 'akhir' ? QUARTER.akhir : QUARTER.awal).slice(0, 7),
  pilihan: (f) => (f.kind === 'pilihan' ? f.options[0]! : ''),
  kode: () => ALL,
  teks: () => '',
  member: () => '',
  angka: () => '0',
}
/** The whole quarter, everything. */
export const defaults = (report: Report): Asked => Object.fromEntries(Object.entries(report.filters).map(([name, f]) => [name, somewhere[f.kind](f)]))

/** The same for each layout of a report. */
export const perLayout = (report: Report): Asked[] =>
  report.layoutBy ? Object.keys(report.layouts).map((name) => ({ ...defaults(report), [report.layoutBy!]: name })) : [defaults(report)]

/** The rows of a reply as they crossed the wire, out of their groups where the report has them there. */
export const wireRows = (data: unknown): Totals[] =>
  (data as (Totals & { detail?: Totals[] })[]).flatMap(({ detail, ...row }) => (detail ? detail.map((line) => ({ ...row, ...line })) : [row]))

/** Rows as they came, in milligrams. */
export const decoded = (columns: Columns, rows: Totals[]): Totals[] => {
  const copy = structuredClone(rows)
  decodeRows(columns, copy)
  return copy
}
