/** The same tests for every report there is: with every filter it has, on a quarter that staff made. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#domain/call.ts'
import { FORMATS, type Format } from '#domain/report/formats.ts'
import { edgeSchema, type Row, type Totals } from '#domain/report/columns.ts'
import { ALL, periodeNames, type Filter } from '#domain/report/filters.ts'
import { MENU_REKAP_BULANAN } from '#domain/report/rekap-bulanan.ts'
import { totalsOf } from '#domain/report/grid.ts'
import { saldoColumns } from '#domain/report/saldo.ts'
import { layoutOf, type Report } from '#domain/report.ts'
import { routes } from '#server/routes.ts'
import { oneOf } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { sampleInput } from '#test/tools/bad-values.ts'
import { urlOf, type Client } from '#test/tools/client.ts'
import { racuni, rumusDi } from '#test/tools/jahat.ts'
import {
  decoded,
  defaults,
  file,
  perLayout,
  reportAt,
  reports,
  request,
  wireRows,
  type Asked,
} from '#test/tools/reports.ts'
import { buildUser } from '#test/tools/factories.ts'
import { buildQuarter, MEMBER, QUARTER } from '#test/tools/quarter.ts'
import { DAYS } from '#test/tools/sales-days.ts'
import { bertindihan, pdfRuns } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let spv: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: DAYS[0] })
  await buildQuarter(server)
  spv = await server.client('SPV1')
  await buildUser(server, { user_id: 'KTL1', level: 'KTL' })
})
afterAll(() => server.close())

const SOME_CODES = ['S01', 'S02', 'G700', 'GELANG', 'BCA', 'KSR1', 'SPV1', 'PATAH', 'TK01', 'TIDAK ADA']
const VALUES: { [K in Filter['kind']]: (filter: Filter, report: string) => readonly string[] } = {
  tanggal: () => [DAYS[0], DAYS[1], QUARTER.maret, QUARTER.akhir],
  bulan: () => ['2025-01', '2024-12', '2025-02'],
  pilihan: (filter) => ('options' in filter ? filter.options : []),
  kode: (_, report) => oneOf(3, SOME_CODES, report),
  member: () => [MEMBER, 'TIDAK ADA', ''],
  teks: () => ['YOGYA', "%_'", ''],
  angka: () => ['0', '1', '9999'],
  nomor: () => ['KR-TK01-250115-0001', "%_'"],
}
const valuesOf = (filter: Filter, report: string): readonly string[] => VALUES[filter.kind](filter, report)

/** Every report: with its defaults, and with every value of every filter; of codes a run tries every third. */
const cases: [string, Report, Asked][] = reports.flatMap((report) => {
  const asked = perLayout(report).flatMap((layout) => [
    layout,
    ...Object.entries(report.filters).flatMap(([name, filter]) =>
      valuesOf(filter, report.title).map((value) => ({ ...layout, [name]: value })),
    ),
  ])
  const distinct = [...new Map(asked.map((a) => [JSON.stringify(a), a])).values()]
  return distinct.map((a): [string, Report, Asked] => [
    `${report.title} ${Object.entries(a)
      .filter(([, v]) => v !== ALL)
      .map(([k, v]) => `${k}=${v}`)
      .join(' ')}`,
    report,
    a,
  ])
})
const backwards = ({ filters }: Report, asked: Asked): boolean => {
  const names = periodeNames(filters)
  return names !== undefined && asked[names[0]]! > asked[names[1]]!
}
/** Members are the chain's, whoever looks. */
const ofChain = ({ call }: Report): boolean =>
  call.path.endsWith('member/report') && call.path !== 'trxmember/report'
/** A shop that is not the user's is refused to who belongs to one. */
const foreign = (report: Report, asked: Asked): boolean => {
  const filter = report.filters['kode_toko']
  // of an item row it is the tray (DOMAIN §0-6)
  const baki = filter?.kind === 'kode' && filter.daftar.value === 'kode_baki'
  return !ofChain(report) && !baki && ![undefined, ALL, 'TK01'].includes(asked['kode_toko'])
}

test('there is a report for every query and each menu of one is a screen of its own', () => {
  expect(reports.length).toBeGreaterThanOrEqual(4)
  expect(new Set(reports.map((r) => r.call.path)).size).toBe(reports.length)
  const alone = reports.filter((r) => r.menus[0] !== MENU_REKAP_BULANAN)
  expect(reports.length - alone.length).toBe(4)
  expect(new Set(alone.flatMap((r) => r.menus)).size).toBe(alone.flatMap((r) => r.menus).length)
  expect(reportAt('authorization/report').menus).toEqual(['/laporan-otorisasi', '/laporan-authorization'])
})

/** The parts of a total, under the names they have in a reply; a row that shows its parts has all of them. */
const TOTAL = ['harga_total', 'total']
const BAGIAN = ['harga_jual', 'harga', 'ongkos', 'harga_atribut', 'atribut']
const bagian = (row: Row): unknown => {
  const total = TOTAL.find((k) => k in row)
  if (!total || !('ongkos' in row)) return total && row[total]
  return BAGIAN.reduce((sum, k) => sum + Number(row[k] ?? 0), 0)
}

describe('every report with every filter', () => {
  test.each(cases)('%s', async (_, report, asked) => {
    const { status, ...body } = await request(spv, report, asked)
    if (backwards(report, asked)) {
      expect([status, body.message]).toEqual([400, 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir'])
      return
    }
    if (foreign(report, asked)) {
      expect(status).toBe(403)
      return
    }
    expect(status).toBe(200)
    const [, layout] = layoutOf(report, asked)
    const rows = wireRows(body.data, report) as Row[]
    const { bawah } = report
    const wajar = [
      'data',
      'message',
      'total',
      ...(bawah ? ['bawah'] : []),
      ...(layout.saldo ? ['saldo'] : []),
    ]
    expect(Object.keys(body).sort()).toEqual(wajar.sort())
    if (layout.saldo)
      for (const saldo of body['saldo'] as Row[])
        expect(
          edgeSchema(saldoColumns(layout))
            .strict()
            .safeDecode(saldo as never).error,
        ).toBeUndefined()
    if (bawah)
      expect(
        edgeSchema(bawah.columns)
          .strict()
          .safeDecode(body['bawah'] as never).error,
      ).toBeUndefined()
    expect(body.message).toBe(rows.length > 0 ? report.success : report.empty)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(Object.keys(layout.columns))
      expect(
        edgeSchema(layout.columns)
          .strict()
          .safeDecode(row as never).error,
      ).toBeUndefined()
      expect(bagian(row)).toBe(row[TOTAL.find((k) => k in row)!])
    }
    expect(decoded(layout.columns, [body['total'] as Totals])[0]).toEqual(
      totalsOf(layout, decoded(layout.columns, rows) as Row[]),
    )
    for (const [name, value] of Object.entries(asked)) {
      const chosen = ['pilihan', 'kode'].includes(report.filters[name]!.kind)
      if (chosen && value !== ALL && name in layout.columns)
        expect(new Set(rows.map((r) => r[name]))).toEqual(new Set(rows.length ? [value] : []))
    }
  })
})

test('on paper no letter of any report stands over another', async () => {
  for (const report of reports)
    for (const asked of perLayout(report)) {
      const { bytes } = await file(spv, report, 'pdf', asked)
      const pages = pdfRuns(bytes)
      expect(pages[0]!.length).toBeGreaterThan(5)
      const width = report.paper === 'portrait' ? 595.28 : 841.89
      expect([report.title, pages.flatMap((page) => bertindihan(page, width, 5))]).toEqual([report.title, []])
    }
})

test('what a filter picks from can be had by whoever may see the report', async () => {
  const lists = reports.flatMap((report) =>
    Object.values(report.filters).flatMap((f) => (f.kind === 'kode' ? [f.daftar] : [])),
  )
  for (const { call, value, caption } of lists) {
    const { status, data } = await spv.request(call.method, `/api/v1/${call.path}`)
    expect([call.path, status]).toEqual([call.path, 200])
    expect(data.length).toBeGreaterThan(0)
    for (const row of data) expect([typeof row[value], typeof row[caption]]).toEqual(['string', 'string'])
  }
})

describe('the options of a choice share out its ALL', () => {
  const choices = reports.flatMap((report) =>
    Object.entries(report.filters).flatMap(([name, f]) =>
      f.kind === 'pilihan' && f.options[0] === ALL
        ? [[report.title, name, report, f.options.slice(1)] as const]
        : [],
    ),
  )
  test.each(choices)('%s, %s', async (_title, name, report, options) => {
    const count = async (value: string) =>
      (
        (
          await request(spv, report, {
            ...defaults(report),
            ...(report.layoutBy && { [report.layoutBy]: Object.keys(report.layouts).at(-1)! }),
            [name]: value,
          })
        ).data as unknown[]
      ).length
    let parts = 0
    // In turn: of reports that hold all their rows a shop has only so many at once.
    for (const option of options) parts += await count(option)
    expect(parts).toBe(await count(ALL))
  })
})

describe('what a report refuses', () => {
  /** `awal` and `akhir` are what the report calls them; months where it asks for months. */
  type Spoil = (asked: Asked, names: { awal: string; akhir: string; month: boolean }) => unknown
  const without = (asked: Asked, name: string) =>
    Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name))
  const wrong: [string, Spoil, string][] = [
    ['no first day', (a, { awal }) => without(a, awal), 'Tanggal Awal Tidak Boleh Kosong'],
    ['an empty last day', (a, { akhir }) => ({ ...a, [akhir]: '' }), 'Tanggal Akhir Tidak Boleh Kosong'],
    [
      'a day that does not exist',
      (a, { awal, month }) => ({ ...a, [awal]: month ? '2025-13' : '2025-02-30' }),
      'Tanggal Awal Tidak Valid',
    ],
    [
      'days the wrong way round',
      (a, { awal, akhir, month }) => ({
        ...a,
        [awal]: month ? '2025-02' : DAYS[1],
        [akhir]: month ? '2025-01' : DAYS[0],
      }),
      'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir',
    ],
    [
      'more than a year',
      (a, { awal, akhir, month }) => ({
        ...a,
        [awal]: month ? '2024-01' : '2024-01-01',
        [akhir]: month ? '2025-01' : '2025-01-01',
      }),
      'Rentang Tanggal Maksimal 366 Hari',
    ],
  ]
  const wrongAnywhere: [string, (asked: Asked) => unknown, string][] = [
    ['an unknown filter', (a) => ({ ...a, bukan_filter: 'TK02' }), 'bukan_filter Tidak Dikenal'],
    ['no body at all', () => undefined, ''],
    ['a list', () => [], ''],
  ]
  const addresses = (report: Report): string[] => [
    report.call.path,
    ...Object.values(report.files).map((c) => c.path),
  ]
  const asking = (report: Report, path: string, asked: unknown) => {
    const get = report.call.method === 'GET'
    return spv.request(
      report.call.method,
      `/api/v1/${path}${get ? `?${new URLSearchParams((asked ?? {}) as Asked)}` : ''}`,
      get ? undefined : asked,
    )
  }
  test.each(wrong)('%s', async (_, spoil, text) => {
    for (const report of reports) {
      const names = periodeNames(report.filters)
      if (!names) continue
      const [awal, akhir] = names
      for (const path of addresses(report)) {
        const { status, message } = await asking(
          report,
          path,
          spoil(defaults(report), { awal, akhir, month: report.filters[awal]!.kind === 'bulan' }),
        )
        expect([path, status, message]).toEqual([path, 400, text])
      }
    }
  })
  test.each(wrongAnywhere)('%s', async (_, spoil, text) => {
    for (const report of reports) {
      if (report.call.method === 'GET' && text === '' && !periodeNames(report.filters)) continue
      for (const path of addresses(report)) {
        const { status, message } = await asking(report, path, spoil(defaults(report)))
        expect([path, status]).toEqual([path, 400])
        if (text) expect(message).toBe(text)
      }
    }
  })

  test('another type than text', async () => {
    const { status, message } = await request(spv, reportAt('penjualan/report'), {
      ...defaults(reportAt('penjualan/report')),
      tgl_awal: 20250115,
    })
    expect([status, message]).toEqual([400, 'Tanggal Awal Tidak Valid'])
  })

  test('a choice that was not made, and one that is none', async () => {
    const report = reportAt('penjualan/report')
    const { type_laporan: _, ...rest } = defaults(report)
    const body = await request(spv, report, rest)
    expect(body).toMatchObject({
      message: 'Type Laporan Tidak Boleh Kosong',
      errors: [{ field: 'type_laporan', message: 'Type Laporan Tidak Boleh Kosong' }],
    })
    expect((await request(spv, report, { ...rest, type_laporan: 'SEMUA' })).status).toBe(400)
    expect((await request(spv, report, { ...defaults(report), status_gold: 'PERAK' })).status).toBe(400)
  })

  test('a stranger, a user without the screen, and files for one who may only look', async () => {
    for (const report of reports) {
      expect((await request(server.anonymous, report, defaults(report))).status).toBe(401)
      expect([
        report.call.path,
        (await request(await server.client('KTL1'), report, defaults(report))).status,
      ]).toEqual([report.call.path, 403])
    }
    const report = reportAt('penjualan/report')
    await inDatabase(server, `UPDATE hak_akses SET boleh_export = false WHERE user_id = 'KSR1'`)
    server.app.deps.sessions.forgetAll()
    const kasir = await server.client('KSR1')
    expect((await request(kasir, report, defaults(report))).status).toBe(200)
    for (const format of Object.keys(FORMATS) as Format[])
      expect((await file(kasir, report, format, defaults(report))).status).toBe(403)
  })

  test('another shop sees none of this', async () => {
    const other = await server.client('OWN1', 'TK02')
    // Members belong to the chain; a report with a choice of shops is an owner's view of them all.
    for (const report of reports.filter(
      (r) => !('kode_toko' in r.filters) && !r.call.path.endsWith('-all') && !ofChain(r),
    ))
      // a tray of its own, out of which it has sent a piece
      expect(
        (await request(other, report, defaults(report))).data.filter(
          (row: Record<string, unknown>) => row['kode_baki'] !== 'B1',
        ),
      ).toEqual([])
  })
})

/** Last of all: nothing is as it was after it. */
describe('with names that a spreadsheet would run in every free text', () => {
  const CSV = /^text\/csv/
  /** Every table that leaves as a file: reports by each of their layouts, all others by what their schemas take. */
  const files = routes
    .map(({ call }) => call)
    .filter(({ file: type = '' }) => CSV.test(type) || type === FORMATS.xlsx)
  const LAPORAN = new Set<CallDefinition>(reports.flatMap(({ files }) => Object.values(files)))
  /** Files made of a file that is sent: they hold no row of ours. */
  const dariKiriman = ({ path }: CallDefinition): boolean => path.endsWith('/kesalahan')
  /** Of documents that are asked for one by one; the writer is that of `composeFile` (arsip.test.ts). */
  const SATU_SATU = new Set([
    'penjualan/truncate/export',
    'pembelian/truncate/export',
    'arsip/{no_arsip}/berkas',
  ])

  /** Parts of an address that a schema does not say. */
  const DITANYA = { jenis: 'TITIPAN' }

  const bersih = async (name: string, type: string, bytes: Buffer): Promise<number> => {
    if (CSV.test(type)) {
      const csv = bytes.toString().replace('\uFEFF', '')
      for (const delimiter of [',', ';', '\t', '|'])
        expect([name, delimiter, rumusDi(csv, delimiter)]).toEqual([name, delimiter, []])
      return csv.split("'=1+1").length - 1
    }
    const cells = (await readXlsx(bytes, { readStyles: true })).sheets.flatMap(({ rows, cells }) => [
      ...rows.flat().map((value) => ({ value, formula: undefined })),
      ...(cells?.values() ?? []),
    ])
    expect([name, cells.filter(({ formula }) => formula !== undefined)]).toEqual([name, []])
    return cells.filter(({ value }) => String(value).includes('=1+1')).length
  }

  test('no file runs any of them, and they are there', async () => {
    expect(await racuni(server)).toBeGreaterThan(80)
    const owner = await server.client('OWN1')
    let ketemu = 0
    for (const report of reports)
      for (const format of ['csv', 'xlsx'] as const)
        for (const asked of format === 'csv'
          ? perLayout(report)
          : oneOf(3, perLayout(report), report.title)) {
          const { status, type, bytes } = await file(owner, report, format, asked)
          expect([report.title, status]).toEqual([report.title, 200])
          ketemu += await bersih(report.title, type, bytes)
        }
    for (const call of files.filter((c) => !LAPORAN.has(c) && !dariKiriman(c) && !SATU_SATU.has(c.path))) {
      const { params, query } = sampleInput(call)
      const { status, type, bytes } = await owner.file(urlOf(call, { ...params, ...DITANYA }, query))
      expect([call.path, status]).toEqual([call.path, 200])
      ketemu += await bersih(call.path, type, bytes)
    }
    expect(ketemu).toBeGreaterThan(100)
  })
})
