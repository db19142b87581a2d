/** The figures of the reports: what the books say, to the rupiah, and the same in every file. */
import Papa from 'papaparse'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORMATS } from '#domain/report/calls.ts'
import { formatValue, isNumeric, type Row } from '#domain/report/columns.ts'
import { gridOf, totalsOf } from '#domain/report/grid.ts'
import { layoutOf, type Report } from '#domain/report.ts'
import { inDatabase } from '#test/ask.ts'
import { pdfPages } from '#test/pdf-text.ts'
import { decoded, defaults, file, perLayout, reportAt, reports, request, type Asked } from '#test/reports.ts'
import { DAYS, FORMULA_NAME, buildSalesDays } from '#test/sales-days.ts'
import { startTestServer, type Client, type TestServer } from '#test/server.ts'

let server: TestServer
let spv: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: DAYS[0] })
  await buildSalesDays(server)
  spv = await server.client('SPV1')
})
afterAll(() => server.close())

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
  const named = reports.flatMap((report) => perLayout(report).map((asked) => [`${report.title} ${report.layoutBy ? asked[report.layoutBy] : ''}`.trim(), report, asked] as const))

  /** The grid that the file should hold, made from what the screen is given. */
  async function expected(report: Report, asked: Asked, bands: boolean) {
    const { body } = await request(spv, report, asked)
    const [, layout] = layoutOf(report, asked)
    const rows = decoded(layout.columns, body.data as Row[]) as Row[]
    expect(rows.length).toBeGreaterThan(0)
    return gridOf(layout, rows, totalsOf(layout, rows), { bands })
  }

  test.each(named)('Excel: %s', async (_, report, asked) => {
    const { status, type, name, bytes } = await file(server, spv, report, 'xlsx', asked)
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
    const { status, type, name, bytes } = await file(server, spv, report, 'csv', asked)
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
    const { status, type, name, bytes } = await file(server, spv, report, 'pdf', asked)
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
      expect(pdfPages((await file(server, spv, report, 'pdf', asked)).bytes).flat()).toContain(report.empty)
      expect((await file(server, spv, report, 'xlsx', asked)).status).toBe(200)
      expect((await file(server, spv, report, 'csv', asked)).status).toBe(200)
    }
  })
})

