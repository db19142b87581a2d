/** One table of tests over every report there is: each with each of its filters, on days that staff made. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORMATS, type Format } from '#domain/report/calls.ts'
import { edgeSchema, type Row, type Totals } from '#domain/report/columns.ts'
import { ALL, type Filter } from '#domain/report/filters.ts'
import { totalsOf } from '#domain/report/grid.ts'
import { layoutOf, type Report } from '#domain/report.ts'
import { inDatabase } from '#test/ask.ts'
import { decoded, defaults, file, perLayout, reportAt, reports, request, type Asked } from '#test/reports.ts'
import { DAYS, buildSalesDays } from '#test/sales-days.ts'
import { startTestServer, type Client, type TestServer } from '#test/server.ts'

let server: TestServer
let spv: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: DAYS[0] })
  await buildSalesDays(server)
  spv = await server.client('SPV1')
})
afterAll(() => server.close())

const SOME_CODES = ['S01', 'S02', 'G700', 'GELANG', 'BCA', 'KSR1', 'SPV1', 'TIDAK ADA']
const valuesOf = (filter: Filter): readonly string[] => (filter.kind === 'pilihan' ? filter.options : filter.kind === 'kode' ? SOME_CODES : DAYS)

/** Every report: with its defaults, and with every value of every filter. */
const cases: [string, Report, Asked][] = reports.flatMap((report) => {
  const asked = perLayout(report).flatMap((layout) => [
    layout,
    ...Object.entries(report.filters).flatMap(([name, filter]) => valuesOf(filter).map((value) => ({ ...layout, [name]: value }))),
  ])
  const distinct = [...new Map(asked.map((a) => [JSON.stringify(a), a])).values()]
  return distinct.map((a): [string, Report, Asked] => [`${report.title} ${Object.entries(a).filter(([, v]) => v !== ALL).map(([k, v]) => `${k}=${v}`).join(' ')}`, report, a])
})
const backwards = (report: Report, asked: Asked): boolean => (asked['tgl_awal'] ?? '') > (asked['tgl_akhir'] ?? '') && 'tgl_awal' in report.filters

test('there is a report for every query and each menu of one is a screen of its own', () => {
  expect(reports.length).toBeGreaterThanOrEqual(4)
  expect(new Set(reports.map((r) => r.call.path)).size).toBe(reports.length)
  expect(new Set(reports.flatMap((r) => r.menus)).size).toBe(reports.flatMap((r) => r.menus).length)
  expect(reportAt('authorization/report').menus).toEqual(['/laporan-otorisasi', '/laporan-authorization'])
})

describe('every report with every filter', () => {
  test.each(cases)('%s', async (_, report, asked) => {
    const { status, body } = await request(spv, report, asked)
    if (backwards(report, asked)) {
      expect([status, body.message]).toEqual([400, 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir'])
      return
    }
    expect(status).toBe(200)
    const [, layout] = layoutOf(report, asked)
    const rows = body.data as Row[]
    expect(Object.keys(body).sort()).toEqual(['data', 'message', 'total'])
    expect(body.message).toBe(rows.length > 0 ? report.success : report.empty)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(Object.keys(layout.columns))
      expect(edgeSchema(layout.columns).strict().safeDecode(row as never).error).toBeUndefined()
    }
    expect(decoded(layout.columns, [body['total'] as Totals])[0]).toEqual(totalsOf(layout, decoded(layout.columns, rows) as Row[]))
    for (const [name, value] of Object.entries(asked)) {
      if (value !== ALL && name in layout.columns && !name.startsWith('tgl_')) expect(new Set(rows.map((r) => r[name]))).toEqual(new Set(rows.length ? [value] : []))
    }
  })
})

test('what a filter picks from can be had by whoever may see the report', async () => {
  const lists = reports.flatMap((report) => Object.values(report.filters).flatMap((f) => (f.kind === 'kode' ? [f.daftar] : [])))
  for (const { call, value, caption } of lists) {
    const { status, body } = await spv.request(call.method, `/api/v1/${call.path}`)
    expect([call.path, status]).toEqual([call.path, 200])
    expect(body.data.length).toBeGreaterThan(0)
    for (const row of body.data) expect([typeof row[value], typeof row[caption]]).toEqual(['string', 'string'])
  }
})

describe('the options of a choice share out its ALL', () => {
  const choices = reports.flatMap((report) =>
    Object.entries(report.filters).flatMap(([name, f]) => (f.kind === 'pilihan' && f.options[0] === ALL ? [[report.title, name, report, f.options.slice(1)] as const] : [])),
  )
  test.each(choices)('%s, %s', async (_title, name, report, options) => {
    const count = async (value: string) => ((await request(spv, report, { ...defaults(report), ...(report.layoutBy && { [report.layoutBy]: 'DETAIL' }), [name]: value })).body.data as unknown[]).length
    const parts = await Promise.all(options.map(count))
    expect(parts.reduce((sum, n) => sum + n, 0)).toBe(await count(ALL))
  })
})

describe('what a report refuses', () => {
  const wrong: [string, (asked: Asked) => unknown, string][] = [
    ['no first day', ({ tgl_awal: _, ...rest }) => rest, 'Tanggal Awal Tidak Boleh Kosong'],
    ['an empty last day', (a) => ({ ...a, tgl_akhir: '' }), 'Tanggal Akhir Tidak Boleh Kosong'],
    ['a day that does not exist', (a) => ({ ...a, tgl_awal: '2025-02-30' }), 'Tanggal Awal Tidak Valid'],
    ['days the wrong way round', (a) => ({ ...a, tgl_awal: DAYS[1], tgl_akhir: DAYS[0] }), 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir'],
    ['more than a year', (a) => ({ ...a, tgl_awal: '2024-01-01', tgl_akhir: '2025-01-01' }), 'Rentang Tanggal Maksimal 366 Hari'],
    ['an unknown filter', (a) => ({ ...a, kode_toko: 'TK02' }), 'kode_toko Tidak Dikenal'],
    ['another type', (a) => ({ ...a, tgl_awal: 20250115 }), 'Tanggal Awal Tidak Valid'],
    ['no body at all', () => undefined, ''],
    ['a list', () => [], ''],
  ]
  test.each(wrong)('%s', async (_, spoil, text) => {
    for (const report of reports) {
      const paths = [report.call.path, ...Object.values(report.files).map((c) => c.path)]
      for (const path of paths) {
        const { status, body } = await spv.request(report.call.method, `/api/v1/${path}`, spoil(defaults(report)))
        expect([path, status]).toEqual([path, 400])
        if (text) expect(body.message).toBe(text)
      }
    }
  })

  test('a choice that was not made, and one that is none', async () => {
    const report = reportAt('penjualan/report')
    const { type_laporan: _, ...rest } = defaults(report)
    const { body } = await request(spv, report, rest)
    expect(body).toMatchObject({ message: 'Type Laporan Tidak Boleh Kosong', errors: [{ field: 'type_laporan', message: 'Type Laporan Tidak Boleh Kosong' }] })
    expect((await request(spv, report, { ...rest, type_laporan: 'SEMUA' })).status).toBe(400)
    expect((await request(spv, report, { ...defaults(report), status_gold: 'PERAK' })).status).toBe(400)
  })

  test('a stranger, a user without the screen, and files for one who may only look', async () => {
    for (const report of reports) {
      expect((await request(server.anonymous, report, defaults(report))).status).toBe(401)
      expect((await request(await server.client('SLS1'), report, defaults(report))).status).toBe(403)
    }
    const report = reportAt('penjualan/report')
    await inDatabase(server, `UPDATE hak_akses SET boleh_export = false WHERE user_id = 'KSR1'`)
    server.app.deps.sessions.forgetAll()
    const kasir = await server.client('KSR1')
    expect((await request(kasir, report, defaults(report))).status).toBe(200)
    for (const format of Object.keys(FORMATS) as Format[]) expect((await file(server, kasir, report, format, defaults(report))).status).toBe(403)
  })

  test('another shop sees none of this', async () => {
    const other = await server.client('OWN1', 'TK02')
    for (const report of reports) expect((await request(other, report, defaults(report))).body.data).toEqual([])
  })
})
