/** One table of tests over every report there is: each with each of its filters, on days that staff made. */
import Papa from 'papaparse'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeRows, edgeSchema, formatValue, isNumeric, type Columns, type Row, type Totals } from '#domain/report/columns.ts'
import { gridOf, totalsOf } from '#domain/report/grid.ts'
import { ALL, type Filter } from '#domain/report/filters.ts'
import { FORMATS, layoutOf, type Format, type Report } from '#domain/report.ts'
import { inDatabase } from '#test/ask.ts'
import { pdfPages } from '#test/pdf-text.ts'
import { DAYS, FORMULA_NAME, buildSalesDays } from '#test/sales-days.ts'
import { startTestServer, type Answered, type Client, type TestServer } from '#test/server.ts'
import { sources } from './sources/index.ts'

let server: TestServer
let spv: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: DAYS[0] })
  await buildSalesDays(server)
  spv = await server.client('SPV1')
})
afterAll(() => server.close())

type Asked = Record<string, string>
const reports = sources.map((s) => s.report)
const reportAt = (path: string): Report => reports.find((r) => r.call.path === path)!

function request(client: Client, report: Report, asked: unknown): Promise<Answered> {
  const { method, path } = report.call
  const search = method === 'GET' ? `?${new URLSearchParams(asked as Asked)}` : ''
  return client.request(method, `/api/v1/${path}${search}`, method === 'GET' ? undefined : asked)
}

async function file(client: Client, report: Report, format: Format, asked: Asked): Promise<{ status: number; type: string; name: string; bytes: Uint8Array }> {
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
  tanggal: (f) => (f.kind === 'tanggal' && f.batas === 'akhir' ? DAYS[2] : DAYS[0]),
  pilihan: (f) => (f.kind === 'pilihan' ? f.options[0]! : ''),
  kode: () => ALL,
}
const defaults = (report: Report): Asked => Object.fromEntries(Object.entries(report.filters).map(([name, f]) => [name, somewhere[f.kind](f)]))
const SOME_CODES = ['S01', 'S02', 'G700', 'GELANG', 'BCA', 'KSR1', 'SPV1', 'TIDAK ADA']
const valuesOf = (filter: Filter): readonly string[] => (filter.kind === 'pilihan' ? filter.options : filter.kind === 'kode' ? SOME_CODES : DAYS)

/** Every report: with its defaults, and with every value of every filter. */
const cases: [string, Report, Asked][] = reports.flatMap((report) => {
  const base = defaults(report)
  const layouts = report.layoutBy ? Object.keys(report.layouts).map((name) => ({ ...base, [report.layoutBy!]: name })) : [base]
  const asked = layouts.flatMap((layout) => [
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

const decoded = (columns: Columns, rows: Totals[]): Totals[] => {
  const copy = structuredClone(rows)
  decodeRows(columns, copy)
  return copy
}

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

describe('reports say what the books say', () => {
  const periods = DAYS.flatMap((awal, i) => DAYS.slice(i).map((akhir) => [awal, akhir] as const))
  /** Income of the dates, less cancels of sales of these dates. */
  const INCOME = `
    SELECT coalesce(-sum(d.jumlah), 0)::bigint AS jumlah FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id LEFT JOIN jurnal asal ON asal.id = j.reversal_of
    WHERE j.kode_toko = 'TK01' AND d.kode_akun IN ('4101', '4102', '4103') AND j.tanggal BETWEEN $1 AND $2 AND (asal.tanggal IS NULL OR asal.tanggal >= $1)`

  test.each(periods)('%s to %s', async (tgl_awal, tgl_akhir) => {
    const [income] = await inDatabase<{ jumlah: number }>(server, INCOME, [tgl_awal, tgl_akhir])
    const total = async (path: string, more: Asked = {}): Promise<Record<string, number>> =>
      (await request(spv, reportAt(path), { ...defaults(reportAt(path)), tgl_awal, tgl_akhir, ...more })).body['total'] as Record<string, number>
    const [rekap, detail, bayar] = [await total('penjualan/report', { type_laporan: 'REKAP' }), await total('penjualan/report', { type_laporan: 'DETAIL' }), await total('penjualan/report-bayar')]
    expect(income!.jumlah).toBeGreaterThan(0)
    expect(rekap['dpp']).toBe(income!.jumlah)
    expect(bayar['nominal']).toBe(rekap['dpp']! + rekap['ppn_rp']!)
    for (const name of ['berat', 'harga_jual', 'ongkos', 'harga_atribut', 'harga_total', 'dpp', 'ppn_rp']) expect([name, detail[name]]).toEqual([name, rekap[name]])
  })

  test('figures of the first day, to the rupiah: no PPN, so the total is the income', async () => {
    const { body } = await request(spv, reportAt('penjualan/report'), { tgl_awal: DAYS[0], tgl_akhir: DAYS[0], type_laporan: 'REKAP' })
    expect(body.data).toEqual([
      { kode_group: 'G375', nama_group: 'EMAS 37.5%', qty: 2, berat: 5.767, harga_jual: 3_749_000, ongkos: 110_000, harga_atribut: 0, harga_total: 3_859_000, dpp: 3_859_000, ppn_rp: 0 },
      { kode_group: 'G700', nama_group: 'EMAS 70%', qty: 2, berat: 6.333, harga_jual: 7_283_500, ongkos: 115_000, harga_atribut: 150_000, harga_total: 7_548_500, dpp: 7_548_500, ppn_rp: 0 },
    ])
  })

  test('R18: a line that was cancelled was given back out of its payment; a fee is told', async () => {
    const rows = async (more: Asked) => (await request(spv, reportAt('penjualan/report-bayar'), { tgl_awal: DAYS[0], tgl_akhir: DAYS[2], ...more })).body.data as Record<string, unknown>[]
    expect((await rows({ jenis: 'DEBET' })).map((r) => [r['nama_bank'], r['nominal']])).toEqual([['BCA', 1_429_500]])
    const [credit] = await rows({ jenis: 'CREDIT' })
    expect(credit).toMatchObject({ nama_bank: 'BCA', fee: 2, no_card: expect.stringMatching(/^\*+7890$/), fee_rp: Math.floor((credit!['nominal'] as number) / 50) })
  })

  test('R22: every cancel of a validated sale by its own day, with who allowed it', async () => {
    const { body } = await request(spv, reportAt('penjualan/report-batal'), { tgl_awal: DAYS[0], tgl_akhir: DAYS[2] })
    expect((body.data as Record<string, unknown>[]).map((r) => [r['tgl_batal'], r['berat'], r['harga_total'], r['refund'], r['refund_rp'], r['alasan'], r['input_by'], r['otorisasi']])).toEqual([
      [DAYS[0], 5, 8_250_000, 'DEBET', 8_250_000, 'SALAH INPUT', 'KSR1', 'SPV1'],
      [DAYS[0], 1.999, 1_311_845, 'CASH', 1_311_845, 'SALAH INPUT', 'KSR1', 'SPV1'],
      [DAYS[2], 10, 16_500_000, 'CASH', 16_681_500, 'PEMBELI KEMBALI', 'OWN1', 'OWN1'],
    ])
  })

  test('R50: good and bad attempts, and both ends of one under the user asked for', async () => {
    const asked = async (more: Asked) => (await request(spv, reportAt('authorization/report'), { tgl_awal: DAYS[0], tgl_akhir: DAYS[2], ...more })).body.data as Record<string, unknown>[]
    expect((await asked({})).map((r) => [r['kategori'], r['user_peminta'], r['user_otorisasi'], r['hasil']])).toEqual([
      ['BATAL PENJUALAN', 'KSR1', 'SPV1', 'OK'],
      ['BATAL PENJUALAN', 'KSR1', 'SPV1', 'OK'],
      ['BATAL PENJUALAN', 'KSR1', 'SPV1', 'GAGAL'],
      ['BATAL BEDA TANGGAL', 'OWN1', 'OWN1', 'OK'],
    ])
    expect(await asked({ user_id: 'KSR1' })).toHaveLength(3)
    expect(await asked({ user_id: 'OWN1', kategori: 'BATAL BEDA TANGGAL' })).toHaveLength(1)
  })
})

describe('files hold the same figures as the screen', () => {
  const layouts = reports.flatMap((report) => (report.layoutBy ? Object.keys(report.layouts).map((l) => [report, { ...defaults(report), [report.layoutBy!]: l }] as const) : [[report, defaults(report)] as const]))
  const named = layouts.map(([report, asked]) => [`${report.title} ${report.layoutBy ? asked[report.layoutBy] : ''}`.trim(), report, asked] as const)

  /** The grid that the file should hold, made from what the screen is given. */
  async function expected(report: Report, asked: Asked, bands: boolean) {
    const { body } = await request(spv, report, asked)
    const [, layout] = layoutOf(report, asked)
    const rows = decoded(layout.columns, body.data as Row[]) as Row[]
    expect(rows.length).toBeGreaterThan(0)
    return gridOf(layout, rows, totalsOf(layout, rows), { bands })
  }

  test.each(named)('Excel: %s', async (_, report, asked) => {
    const { status, type, name, bytes } = await file(spv, report, 'xlsx', asked)
    expect([status, type, name]).toEqual([200, FORMATS.xlsx, `${report.fileName}.xlsx`])
    const { columns, lines } = await expected(report, asked, false)
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets
    expect(sheet!.name).toBe(report.title)
    expect(sheet!.freezePane).toMatchObject({ rows: 1 })
    const [head, ...rows] = sheet!.rows
    expect(head).toEqual(columns.map((c) => c.label))
    expect(rows).toHaveLength(lines.length)
    lines.forEach((line, n) =>
      columns.forEach((column, i) => {
        const cell = rows[n]![i] ?? null
        if (line.style !== 'body' && i === 0) expect(cell).toBe(line.label)
        else if (line.cells[i] == null) expect(cell).toBeNull()
        else if (column.kind === 'date') expect((cell as Date).toISOString().slice(0, 10)).toBe(line.cells[i])
        else if (column.kind === 'gram') expect(cell).toBe((line.cells[i] as number) / 1000)
        else if (column.kind === 'percent') expect(cell).toBe((line.cells[i] as number) / 1_000_000)
        else expect(cell).toBe(line.cells[i])
      }),
    )
  })

  test.each(named)('CSV: %s', async (_, report, asked) => {
    const { status, type, name, bytes } = await file(spv, report, 'csv', asked)
    expect([status, type, name]).toEqual([200, FORMATS.csv, `${report.fileName}.csv`])
    const { columns, lines } = await expected(report, asked, false)
    const [head, ...rows] = Papa.parse<string[]>(new TextDecoder().decode(bytes)).data
    expect(head).toEqual(columns.map((c) => c.label))
    const written = lines.map((line) =>
      columns.map((column, i) => {
        if (line.style !== 'body' && i === 0) return line.label
        const cell = line.cells[i]
        if (cell == null) return ''
        const text = formatValue(column, cell)
        return isNumeric(column.kind) ? text.replaceAll(',', '').replace('%', '') : text === FORMULA_NAME ? `'${FORMULA_NAME}` : text
      }),
    )
    expect(rows).toEqual(written)
  })

  test.each(named)('PDF: %s', async (_, report, asked) => {
    const { status, type, name, bytes } = await file(spv, report, 'pdf', asked)
    expect([status, type, name]).toEqual([200, FORMATS.pdf, `${report.fileName}.pdf`])
    const { columns, lines } = await expected(report, asked, true)
    const pages = pdfPages(bytes)
    pages.forEach((words, i) => {
      expect(words).toContain(`${i + 1} of ${pages.length}`)
      expect(words).toContain(`Printed By SPV1 / ${DAYS[2]}`)
      expect(words).toContain(report.title)
      for (const { label } of columns) for (const word of label.split(' ')) expect(words.join(' ')).toContain(word)
    })
    const words = pages.flat()
    for (const line of lines) {
      if (line.label) expect(words).toContain(line.label)
      line.cells.forEach((cell, i) => cell !== null && isNumeric(columns[i]!.kind) && expect(words).toContain(formatValue(columns[i]!, cell)))
    }
  })

  test('of nothing: the text of the screen stands on the paper', async () => {
    for (const report of reports) {
      const asked = { ...defaults(report), tgl_awal: '2020-01-01', tgl_akhir: '2020-01-01' }
      expect(pdfPages((await file(spv, report, 'pdf', asked)).bytes).flat()).toContain(report.empty)
      expect((await file(spv, report, 'xlsx', asked)).status).toBe(200)
      expect((await file(spv, report, 'csv', asked)).status).toBe(200)
    }
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
    for (const format of Object.keys(FORMATS) as Format[]) expect((await file(kasir, report, format, defaults(report))).status).toBe(403)
  })

  test('another shop sees none of this', async () => {
    const other = await server.client('OWN1', 'TK02')
    for (const report of reports) expect((await request(other, report, defaults(report))).body.data).toEqual([])
  })
})
