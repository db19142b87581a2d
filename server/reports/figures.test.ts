/** The figures of the reports: what the books say, to the rupiah, and the same in every file. */
import Papa from 'papaparse'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORMATS, type Format } from '#domain/report/formats.ts'
import { formatValue, isNumeric, type Kind, type Row, type Totals } from '#domain/report/columns.ts'
import { filterLabel, periodeNames } from '#domain/report/filters.ts'
import { gridOf, totalsOf } from '#domain/report/grid.ts'
import { isRow, rowCells, type Cell } from '#domain/report/line.ts'
import { saldoColumns } from '#domain/report/saldo.ts'
import { layoutOf, type Report } from '#domain/report.ts'
import { oneOf } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import type { Client } from '#test/tools/client.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
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
import { buildQuarter, MEMBER, QUARTER } from '#test/tools/quarter.ts'
import { DAYS, FORMULA_NAME } from '#test/tools/sales-days.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let spv: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: DAYS[0] })
  await buildQuarter(server)
  spv = await server.client('SPV1')
})
afterAll(() => server.close())

describe('reports say what the books say', () => {
  const periods = DAYS.flatMap((awal, i) => DAYS.slice(i).map((akhir) => [awal, akhir] as const))
  /** Income of the dates, less cancels of sales of these dates. */
  const INCOME = `
    SELECT coalesce(-sum(d.jumlah), 0)::bigint AS jumlah
    FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id LEFT JOIN jurnal asal ON asal.id = j.reversal_of
    WHERE j.kode_toko = 'TK01' AND d.kode_akun IN ('4101', '4102', '4103') AND j.tanggal BETWEEN $1 AND $2
      AND (asal.tanggal IS NULL OR asal.tanggal >= $1)`

  test.each(periods)('%s to %s', async (tgl_awal, tgl_akhir) => {
    const [income] = await inDatabase<{ jumlah: number }>(server, INCOME, [tgl_awal, tgl_akhir])
    const total = async (path: string, more: Asked = {}): Promise<Record<string, number>> =>
      (await request(spv, reportAt(path), { ...defaults(reportAt(path)), tgl_awal, tgl_akhir, ...more }))[
        'total'
      ] as Record<string, number>
    const [rekap, detail, bayar] = [
      await total('penjualan/report', { type_laporan: 'REKAP' }),
      await total('penjualan/report', { type_laporan: 'DETAIL' }),
      await total('penjualan/report-bayar'),
    ]
    expect(income!.jumlah).toBeGreaterThan(0)
    expect(rekap['dpp']).toBe(income!.jumlah)
    expect(bayar['nominal']).toBe(rekap['dpp']! + rekap['ppn_rp']!)
    for (const name of ['berat', 'harga_jual', 'ongkos', 'harga_atribut', 'harga_total', 'dpp', 'ppn_rp'])
      expect([name, detail[name]]).toEqual([name, rekap[name]])
  })

  test('figures of the first day, to the rupiah: no PPN, so the total is the income', async () => {
    const { data } = await request(spv, reportAt('penjualan/report'), {
      tgl_awal: DAYS[0],
      tgl_akhir: DAYS[0],
      type_laporan: 'REKAP',
    })
    expect(data).toEqual([
      {
        kode_group: 'G375',
        nama_group: 'EMAS 37.5%',
        qty: 2,
        berat: 5.767,
        harga_jual: 3_749_000,
        ongkos: 110_000,
        harga_atribut: 0,
        harga_total: 3_859_000,
        dpp: 3_859_000,
        ppn_rp: 0,
      },
      {
        kode_group: 'G700',
        nama_group: 'EMAS 70%',
        qty: 2,
        berat: 6.333,
        harga_jual: 7_283_500,
        ongkos: 115_000,
        harga_atribut: 150_000,
        harga_total: 7_548_500,
        dpp: 7_548_500,
        ppn_rp: 0,
      },
    ])
  })

  test('R18: a line that was cancelled was given back out of its payment; a fee is told', async () => {
    const rows = async (more: Asked) =>
      (
        await request(spv, reportAt('penjualan/report-bayar'), {
          tgl_awal: DAYS[0],
          tgl_akhir: DAYS[2],
          ...more,
        })
      ).data as Record<string, unknown>[]
    expect((await rows({ jenis: 'DEBET' })).map((r) => [r['nama_bank'], r['nominal']])).toEqual([
      ['BCA', 1_429_500],
    ])
    const [credit] = await rows({ jenis: 'CREDIT' })
    expect(credit).toMatchObject({
      nama_bank: 'BCA',
      fee: 2,
      no_card: expect.stringMatching(/^\*+7890$/),
      fee_rp: Math.floor((credit!['nominal'] as number) / 50),
    })
  })

  test('R17: what each person sold is what R16 says they did; the commission is on their grams', async () => {
    await inDatabase(server, `UPDATE sales SET premi_per_gram = 1500 WHERE kode_sales = 'S02'`)
    const days = { tgl_awal: DAYS[0], tgl_akhir: DAYS[2] }
    const rows = (await request(spv, reportAt('penjualan/report-sales'), days)).data as Record<
      string,
      number
    >[]
    for (const row of rows) {
      const { total } = (await request(spv, reportAt('penjualan/report'), {
        ...days,
        type_laporan: 'REKAP',
        kode_sales: row['kode_sales'],
      })) as never as { total: Record<string, number> }
      expect(row).toMatchObject({
        qty: total['qty'],
        berat: total['berat'],
        harga_jual: total['harga_jual'],
        ongkos: total['ongkos'],
        harga_total: total['harga_total'],
      })
      expect(row['premi']).toBe(String(row['kode_sales']) === 'S02' ? Math.round(total['berat']! * 1500) : 0)
    }
    expect(rows.map((r) => r['kode_sales'])).toEqual(['S01', 'S02'])
  })

  test('R19: a sale of a marketplace, with what it takes', async () => {
    const { data } = await request(spv, reportAt('penjualan/report-marketplace'), {
      tgl_awal: DAYS[0],
      tgl_akhir: DAYS[2],
    })
    expect(data).toEqual([
      expect.objectContaining({
        kode_marketplace: 'TOKOPEDIA',
        berat: 2.35,
        harga_total: 1_577_500,
        biaya: 31_550,
      }),
    ])
  })

  test('R20: groups and kinds hold the same pieces', async () => {
    const asked = (group_by: string) =>
      request(spv, reportAt('penjualan/report-stock-jual'), {
        tgl_awal: DAYS[0],
        tgl_akhir: DAYS[0],
        group_by,
      })
    const [perGroup, perDept] = [await asked('KODE_GROUP'), await asked('KODE_DEPT')]
    const shape = (data: { _id: string; detail: unknown[] }[]) =>
      data.map(({ _id, detail }) => [_id, detail.length])
    expect(shape(perGroup.data)).toEqual([
      ['G375', 2],
      ['G700', 2],
    ])
    expect(shape(perDept.data)).toEqual([
      ['ANTING', 1],
      ['CINCIN', 1],
      ['GELANG', 1],
      ['KALUNG', 1],
    ])
    expect(perDept['total']).toEqual(perGroup['total'])
    expect(perGroup['total']).toEqual({ berat: 12.1, harga: 11_032_500, harga_rata: 911_777 })
  })

  test('R22: every cancel of a validated sale by its own day, with who allowed it', async () => {
    const { data } = await request(spv, reportAt('penjualan/report-batal'), {
      tgl_awal: DAYS[0],
      tgl_akhir: DAYS[2],
    })
    expect(
      (data as Record<string, unknown>[]).map((r) => [
        r['tgl_batal'],
        r['berat'],
        r['harga_total'],
        r['refund'],
        r['refund_rp'],
        r['alasan'],
        r['input_by'],
        r['otorisasi'],
      ]),
    ).toEqual([
      [DAYS[0], 5, 8_250_000, 'DEBET', 8_250_000, 'SALAH INPUT', 'KSR1', 'SPV1'],
      [DAYS[0], 1.999, 1_311_845, 'CASH', 1_311_845, 'SALAH INPUT', 'KSR1', 'SPV1'],
      [DAYS[2], 10, 16_500_000, 'CASH', 16_681_500, 'PEMBELI KEMBALI', 'OWN1', 'OWN1'],
    ])
  })

  test('R50: good and bad attempts, and both ends of one under the user asked for', async () => {
    const asked = async (more: Asked) =>
      (
        await request(spv, reportAt('authorization/report'), {
          tgl_awal: DAYS[0],
          tgl_akhir: DAYS[2],
          ...more,
        })
      ).data as Record<string, unknown>[]
    expect(
      (await asked({})).map((r) => [r['kategori'], r['user_peminta'], r['user_otorisasi'], r['hasil']]),
    ).toEqual([
      ['BATAL PENJUALAN', 'KSR1', 'SPV1', 'OK'],
      ['BATAL PENJUALAN', 'KSR1', 'SPV1', 'OK'],
      ['BATAL PENJUALAN', 'KSR1', 'SPV1', 'GAGAL'],
      ['BATAL BEDA TANGGAL', 'OWN1', 'OWN1', 'OK'],
    ])
    expect(await asked({ user_id: 'KSR1' })).toHaveLength(3)
    expect(await asked({ user_id: 'OWN1', kategori: 'BATAL BEDA TANGGAL' })).toHaveLength(1)
  })
})

describe('the quarter in every report says what the books say (invariant 22)', () => {
  const of = async (path: string, more: Asked = {}) =>
    (await request(spv, reportAt(path), { ...defaults(reportAt(path)), ...more })) as never as {
      data: Record<string, number>[]
      total: Record<string, number>
    }
  const total = async (path: string, more: Asked = {}) => (await of(path, more)).total
  /** Debits less credits of an account in the quarter, of journals of one kategori when it is named. */
  const moved = async (kode_akun: string, kategori: string | null = null): Promise<number> =>
    (
      await inDatabase<{ jumlah: number }>(
        server,
        `SELECT coalesce(sum(d.jumlah), 0)::bigint AS jumlah FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
       WHERE j.kode_toko = 'TK01' AND d.kode_akun = $1 AND j.tanggal BETWEEN $2 AND $3
         AND ($4::text IS NULL OR j.kategori = $4)`,
        [kode_akun, QUARTER.awal, QUARTER.akhir, kategori],
      )
    )[0]!.jumlah

  test('R24: what was bought back is 5101; R23, R27 and its own REKAP are the same purchases', async () => {
    const detail = await total('pembelian/report', { type_laporan: 'DETAIL' })
    expect(detail['harga']).toBe(await moved('5101'))
    expect(detail['harga']).toBeGreaterThan(0)
    const { qty: _, ...rekap } = await total('pembelian/report', { type_laporan: 'REKAP' })
    expect(rekap).toEqual(detail)
    const perSales = await total('pembelian/report-sales')
    expect([perSales['berat'], perSales['harga'], perSales['harga_nota'], perSales['selisih']]).toEqual([
      detail['berat'],
      detail['harga'],
      detail['harga_nota'],
      detail['harga_nota']! - detail['harga']!,
    ])
    for (const group_by of ['KODE_GROUP', 'KONDISI'])
      expect(await total('pembelian/report-stock-beli', { group_by })).toMatchObject({
        berat: detail['berat'],
        harga: detail['harga'],
        harga_rata: detail['harga_rata'],
      })
  })

  test('R24 with its average, to the rupiah', async () => {
    const { data } = await of('pembelian/report', { type_laporan: 'DETAIL', kondisi: 'TANPA SURAT' })
    expect(data).toEqual([
      expect.objectContaining({
        kode_barcode: '-',
        nama_barang: 'CINCIN LAMA',
        berat: 3,
        harga_nota: 0,
        harga: 1_512_000,
        harga_rata: 504_000,
      }),
    ])
  })

  test('R25: what became of what was bought back', async () => {
    const { data } = await of('pembelian/report-history')
    expect(data.map((r) => [r['status'], r['umur_hari']])).toEqual([
      ['BELI', 0],
      ['BELI', 0],
      ['BELI', 35],
      ['BELI', 0],
      ['BELI', 0],
    ])
    expect(data.map((r) => r['tgl_jual'])).toEqual([
      QUARTER.februari,
      '-',
      QUARTER.februari,
      QUARTER.maret,
      QUARTER.akhir,
    ])
  })

  test('R09: each trade-in once, old beside new, who paid what', async () => {
    const { data, total: sums } = await of('tukar/report')
    expect(data.map((r) => [r['no_faktur_group'], r['selisih'], r['bayar']])).toEqual([
      ['TK-TK01-250310-0001', data[0]!['harga_total']! - data[0]!['harga_beli']!, data[0]!['selisih']],
      ['TK-TK01-250310-0002', data[1]!['harga_total']! - data[1]!['harga_beli']!, data[1]!['selisih']],
    ])
    expect(data.map((r) => Math.sign(r['selisih']!))).toEqual([-1, 1])
    expect(sums['selisih']).toBe(sums['harga_total']! - sums['harga_beli']!)
    expect(await moved('1101', 'TUKAR')).toBe(sums['bayar'])
    const back = (await of('tukar/report', { jenis_laporan: 'BARANG KEMBALI' })).data
    expect(back.map((r) => r['tgl_kembali'])).toEqual([
      QUARTER.februari,
      QUARTER.maret,
      QUARTER.maret,
      QUARTER.akhir,
    ])
  })

  test('R26: the purchase that was taken back', async () => {
    const { data } = await of('pembelian/report-batal')
    expect(data).toEqual([
      expect.objectContaining({
        tgl_batal: QUARTER.februari,
        kembali: 'CASH',
        alasan: 'SALAH TIMBANG',
        otorisasi: 'SPV1',
      }),
    ])
    expect(data[0]!['kembali_rp']).toBe(data[0]!['harga'])
  })

  test('R21: what the open deposits hold is 2101', async () => {
    expect((await total('titipan/report', { status: 'OPEN' }))['titipan']).toBe(-(await moved('2101')))
    expect(
      (await of('titipan/report', { berdasarkan: 'TGL AMBIL' })).data.map((r) => [
        r['status'],
        r['titipan'],
        r['sisa'],
      ]),
    ).toEqual([
      ['FINISH', 1_500_000, 0],
      ['CLOSE', 300_000, 0],
    ])
  })

  test('R47: months and days of sales and purchases add up to R16 and R24', async () => {
    const rekap = await total('penjualan/report', { type_laporan: 'REKAP' })
    const months = await of('penjualan/report-bulanan')
    expect(months.data.map((r) => r['tanggal'])).toEqual(['2025-01', '2025-02', '2025-03', '2025-04'])
    expect(months.total).toEqual({
      qty: rekap['qty'],
      berat: rekap['berat'],
      harga: rekap['harga_jual'],
      ongkos: rekap['ongkos'],
      atribut: rekap['harga_atribut'],
      total: rekap['harga_total'],
    })
    expect(await total('penjualan/report-bulanan-all')).toEqual(months.total)
    const january = await of('penjualan/report-bulanan', { tgl_from: '2025-01', tgl_to: '2025-01' })
    expect(january.data.map((r) => r['tanggal'])).toEqual(['2025-01-15', '2025-01-16', '2025-01-17'])
    expect(january.total['total']).toBe(months.data[0]!['total'])
    const bought = await total('pembelian/report', { type_laporan: 'REKAP' })
    expect(await total('pembelian/report-bulanan')).toMatchObject({
      qty: bought['qty'],
      berat: bought['berat'],
      harga_nota: bought['harga_nota'],
      harga_beli: bought['harga'],
    })
  })

  test('R47: of another shop, and of all, for who works in any', async () => {
    const owner = await server.client('OWN1')
    const asked = { tgl_from: '2025-01', tgl_to: '2025-04' }
    expect(
      (await request(owner, reportAt('penjualan/report-bulanan'), { ...asked, kode_toko: 'TK02' })).data,
    ).toEqual([])
    const there = await server.client('OWN1', 'TK02')
    expect(
      (await request(there, reportAt('penjualan/report-bulanan'), { ...asked, kode_toko: 'TK01' }))['total'],
    ).toEqual(await total('penjualan/report-bulanan'))
    expect((await request(there, reportAt('penjualan/report-bulanan-all'), asked))['total']).toEqual(
      await total('penjualan/report-bulanan'),
    )
  })

  test('R48: the shop’s day by sales person, in both directions', async () => {
    expect((await of('sales/report-daily')).data).toEqual([
      // the order that was fetched, at the whole weight of its piece
      { kode_sales: 'S01', nama_sales: 'SITI', qty: 1, berat: 4.12, rupiah: 3_888_000 },
      { kode_sales: 'S02', nama_sales: 'BUDI', qty: 1, berat: 2.9, rupiah: 1_885_000 },
    ])
    expect((await of('sales/report-daily', { tipe_transaksi: 'PEMBELIAN' })).data).toEqual([
      { kode_sales: 'S02', nama_sales: 'BUDI', qty: 1, berat: 2.9, rupiah: 1_841_500 },
    ])
  })

  test('R44, R45, R46: gifts, their value on 1402, and their stock', async () => {
    expect((await total('report/hadiah/beli'))['total_uang']).toBe(await moved('1402', 'BELI HADIAH'))
    expect(
      (await of('report/hadiah/ambil')).data.map((r) => [r['nama_hadiah'], r['qty'], r['alasan']]),
    ).toEqual([
      ['PAYUNG KENCANA', 2, 'SOUVENIR'],
      ['MUG KENCANA', 1, 'RUSAK'],
    ])
    const rekap = (await of('report/mutasi-hadiah', { type: 'REKAP' })).data
    const stock = await inDatabase<{ kode_hadiah: string; stock: number }>(
      server,
      `SELECT kode_hadiah, stock FROM hadiah WHERE kode_toko = 'TK01' ORDER BY 1`,
    )
    expect(rekap.map((r) => ({ kode_hadiah: r['kode_hadiah'], stock: r['stock_akhir'] }))).toEqual(stock)
    // Gifts that do not move are in stock too.
    const diam = await of('report/mutasi-hadiah', { type: 'REKAP', start_date: QUARTER.akhir })
    expect(diam.data.map((r) => ({ kode_hadiah: r['kode_hadiah'], stock: r['stock_akhir'] }))).toEqual(stock)
    for (const r of rekap) expect(r['stock_awal']! + r['stock_in']! - r['stock_out']!).toBe(r['stock_akhir'])
    expect(await total('report/mutasi-hadiah', { type: 'DETAIL' })).toEqual({
      stock_in: rekap.reduce((n, r) => n + r['stock_in']!, 0),
      stock_out: rekap.reduce((n, r) => n + r['stock_out']!, 0),
    })
    expect(
      (await of('report/mutasi-hadiah', { type: 'DETAIL', kategori: 'TUKAR POIN' })).data.map((r) => [
        r['nama_hadiah'],
        r['stock_out'],
      ]),
    ).toEqual([['MUG KENCANA', 2]])
  })

  test('R42: points spent, one line each and one a member; the chain of a member’s points', async () => {
    const [spent] = (await of('trxmember/report')).data
    expect(spent).toMatchObject({ kode_member: MEMBER, poin: -10 })
    expect(spent!['poin_akhir']).toBe(spent!['poin_awal']! - 10)
    expect((await of('trxmember/report', { type: 'REKAP' })).data).toEqual([
      { kode_member: MEMBER, nama_customer: 'IBU SARI', qty: 1, poin: -10 },
    ])
    const kinds = ['TUKAR POIN', 'PENJUALAN', 'BATAL PENJUALAN', 'KOREKSI', 'HANGUS']
    const sum = (await Promise.all(kinds.map((kategori) => total('trxmember/report', { kategori })))).reduce(
      (n, t) => n + (t['poin'] ?? 0),
      0,
    )
    const [member] = await inDatabase<{ point: number }>(
      server,
      'SELECT point FROM member WHERE kode_member = $1',
      [MEMBER],
    )
    expect(sum).toBe(member!.point)
  })

  test('R41 and R43: members, their phones only for who may take the list away', async () => {
    const [member] = (await of('member/report', { trx_min: '1' })).data
    expect(member).toMatchObject({ kode_member: MEMBER, trx_count: 2, trx_terakhir: QUARTER.maret })
    expect((await of('member/report', { bulan_tidak_aktif: '1' })).data.map((r) => r['kode_member'])).toEqual(
      [MEMBER],
    )
    expect((await of('member/report', { bulan_tidak_aktif: '2' })).data).toEqual([])
    await inDatabase(
      server,
      `INSERT INTO hak_akses (user_id, menu_name, boleh_export) VALUES ('KSR1', '/laporan-daftar-member', false)`,
    )
    server.app.deps.sessions.forgetAll()
    const kasir = await server.client('KSR1')
    const report = reportAt('member/report')
    const [masked] = (await request(kasir, report, defaults(report))).data as Record<string, string>[]
    expect(masked!['no_hp']).toMatch(/^\d{4}\*+\d{3}$/)
  })

  test('R21: whose deposit it is, the phone only for who may take the list away', async () => {
    await inDatabase(server, `UPDATE titip SET no_hp = '081234567890' WHERE kode_toko = 'TK01'`)
    await inDatabase(
      server,
      `INSERT INTO hak_akses (user_id, menu_name, boleh_export) VALUES ('KSR1', '/laporan-titip-uang', false)
       ON CONFLICT (user_id, menu_name) DO UPDATE SET boleh_export = false`,
    )
    server.app.deps.sessions.forgetAll()
    const report = reportAt('titipan/report')
    const phones = async (client: Client) =>
      new Set(((await request(client, report, defaults(report))).data as Row[]).map((r) => r['no_hp']))
    expect([await phones(await server.client('KSR1')), await phones(await server.client('SPV1'))]).toEqual([
      new Set(['0812*****890']),
      new Set(['081234567890']),
    ])
  })
})

describe('files hold the same figures as the screen', () => {
  const named = reports.flatMap((report) =>
    perLayout(report).map(
      (asked) =>
        [`${report.title} ${report.layoutBy ? asked[report.layoutBy] : ''}`.trim(), report, asked] as const,
    ),
  )

  /** As the specification has it, or the report's own and what it is of. */
  const fileName = ({ fileNames: { tetap, pdf, xlsx } }: Report) =>
    new RegExp(tetap ? `^(${pdf}|${xlsx})[.]` : `^${pdf}-(TK01|SEMUA)[.-]`)
  /** As a spreadsheet has it. */
  const figure = (kind: Kind, cell: Cell) =>
    kind === 'gram'
      ? Number(cell) / 1000
      : kind === 'percent'
        ? Number(cell) / 1_000_000
        : kind === 'barang'
          ? formatValue({ kind }, cell!)
          : cell

  /** The grid that the file should hold, made from what the screen is given. */
  async function expected(report: Report, asked: Asked, bands: boolean) {
    const { data, bawah, saldo } = await request(spv, report, asked)
    const [, layout] = layoutOf(report, asked)
    const rows = decoded(layout.columns, wireRows(data, report)) as Row[]
    expect(rows.length).toBeGreaterThan(0)
    return gridOf(layout, rows, totalsOf(layout, rows), {
      bands,
      bawah: report.bawah && {
        label: report.bawah.label,
        row: decoded(report.bawah.columns, [bawah as Totals])[0] as Row,
      },
      saldo: saldo ? (decoded(saldoColumns(layout), saldo as Totals[]) as Row[]) : undefined,
    })
  }

  test.each(oneOf(2, named, 'xlsx'))('Excel: %s', async (_, report, asked) => {
    const { status, type, name, bytes } = await file(spv, report, 'xlsx', asked)
    expect([status, type, name]).toEqual([200, FORMATS.xlsx, expect.stringMatching(fileName(report))])
    const { columns, lines } = await expected(report, asked, false)
    const [sheet, sums, about] = (await readXlsx(bytes, { readStyles: true })).sheets
    expect([sheet!.name, sums!.name, about!.name]).toEqual([report.title, 'Total', 'Keterangan'])
    expect(sheet!.freezePane).toMatchObject({ rows: 1, columns: 1 })
    const [head, ...rows] = sheet!.rows
    expect(head).toEqual(columns.map((c) => c.label))
    const body = lines.filter(isRow).map((line) => ({ ...line, cells: rowCells(columns, line) }))
    const total = lines.filter(({ style }) => style === 'total')
    expect(rows).toHaveLength(body.length + total.length)
    // Below the rows, and out of the filter's reach.
    total.forEach((line, n) => {
      const row = rows[body.length + n]!
      columns.forEach(({ kind }, i) => {
        if (line.cells[i] != null) expect(row[i]).toBe(figure(kind, line.cells[i]))
      })
      if (columns.some(({ kind }, i) => kind === 'text' && line.cells[i] == null))
        expect(row).toContain(line.label)
    })
    expect(sheet!.autoFilter!.range).toMatch(new RegExp(`^A1:[A-Z]+${body.length + 1}$`))
    body.forEach((line, n) =>
      columns.forEach((column, i) => {
        const cell = rows[n]![i] ?? null
        if (line.cells[i] == null) expect(cell).toBeNull()
        else if (column.kind === 'date') expect((cell as Date).toISOString().slice(0, 10)).toBe(line.cells[i])
        else expect(cell).toBe(figure(column.kind, line.cells[i]))
      }),
    )
    const added = lines.filter((line) => line.style !== 'body')
    expect(sums!.rows.slice(1).map(([label, ...cells]) => [label, cells.filter((c) => c != null)])).toEqual(
      added.map(({ label, cells }) => [
        label,
        columns.flatMap(({ kind }, i) =>
          cells[i] == null || !isNumeric(kind) ? [] : [figure(kind, cells[i])],
        ),
      ]),
    )
    const facts = new Map(about!.rows.map(([label, value]) => [label, value]))
    expect(facts.get('Printed By')).toBe(`SPV1 / ${QUARTER.akhir}`)
    expect(facts.has('Periode')).toBe(periodeNames(report.filters) !== undefined)
    for (const [filterName, filter] of Object.entries(report.filters))
      if (filter.kind !== 'kode' && !('batas' in filter))
        expect(facts.get(filter.label)).toBe(filterLabel(filter, asked[filterName]!))
  })

  test.each(oneOf(2, named, 'csv'))('CSV: %s', async (_, report, asked) => {
    const { status, type, name, bytes } = await file(spv, report, 'csv', asked)
    expect([status, type, name]).toEqual([200, FORMATS.csv, expect.stringMatching(fileName(report))])
    const { columns, lines } = await expected(report, asked, false)
    const [head, ...rows] = Papa.parse<string[]>(new TextDecoder().decode(bytes)).data
    expect(head).toEqual(columns.map((c) => c.label))
    const body = lines.filter(isRow)
    const written = body.map((line) =>
      columns.map((column, i) => {
        const cell = rowCells(columns, line)[i]
        if (cell == null) return ''
        const text = formatValue(column, cell)
        return isNumeric(column.kind)
          ? text.replaceAll(',', '').replace('%', '')
          : text === FORMULA_NAME
            ? `'${FORMULA_NAME}`
            : text
      }),
    )
    expect(rows).toEqual(written)
  })

  test.each(oneOf(2, named, 'pdf'))('PDF: %s', async (_, report, asked) => {
    const { status, type, name, bytes } = await file(spv, report, 'pdf', asked)
    expect([status, type, name]).toEqual([200, FORMATS.pdf, expect.stringMatching(fileName(report))])
    const { columns, lines } = await expected(report, asked, true)
    const pages = pdfPages(bytes)
    pages.forEach((words, i) => {
      expect(words).toContain(`${i + 1} of ${pages.length}`)
      expect(words).toContain(`Printed By SPV1 / ${QUARTER.akhir}`)
      expect(words).toContain(report.title)
      for (const { label } of columns)
        for (const word of label.split(' ')) expect(words.join(' ')).toContain(word)
    })
    const words = pages.flat()
    for (const line of lines) {
      if (line.label) expect(words).toContain(line.label)
      line.cells.forEach(
        (cell, i) =>
          cell !== null &&
          isNumeric(columns[i]!.kind) &&
          expect(words).toContain(formatValue(columns[i]!, cell)),
      )
    }
  })

  test('R43 has the names that the specification gives it, others are named after shop and period', async () => {
    const nameOf = async (path: string, format: Format, asked: Asked = {}) =>
      (await file(spv, reportAt(path), format, { ...defaults(reportAt(path)), ...asked })).name
    expect(await nameOf('app/member/report', 'pdf')).toBe('LAPORAN AKTIVASI MEMBER.pdf')
    expect(await nameOf('app/member/report', 'xlsx')).toBe('Laporan Aktivasi Member.xlsx')
    const { awal, akhir } = QUARTER
    expect(await nameOf('penjualan/report', 'xlsx')).toBe(
      `laporan-transaksi-penjualan-TK01-REKAP-${awal}-sd-${akhir}.xlsx`,
    )
    expect(await nameOf('penjualan/report', 'csv', { tgl_awal: akhir })).toBe(
      `laporan-transaksi-penjualan-TK01-REKAP-${akhir}.csv`,
    )
    expect(await nameOf('penjualan/report-bulanan', 'pdf', { tgl_to: awal.slice(0, 7) })).toBe(
      `laporan-rekap-per-bulan-TK01-PENJUALAN-${awal.slice(0, 7)}.pdf`,
    )
    expect(await nameOf('member/report', 'csv')).toBe('laporan-daftar-member-TK01.csv')
    expect(await nameOf('kirim-barang/report', 'pdf')).toMatch(
      /^laporan-kirim-barang-TK01-TK02-KR-TK01-\d{6}-0001\.pdf$/,
    )
  })

  test('R43 is five columns to read, and whole rows to keep', async () => {
    const report = reportAt('app/member/report')
    const lima = ['Kode Member', 'Nama Customer', 'No Handphone', 'Point', 'Alamat']
    expect((await expected(report, defaults(report), true)).columns.map((c) => c.label)).toEqual(lima)
    const { bytes } = await file(spv, report, 'xlsx', defaults(report))
    expect((await readXlsx(bytes)).sheets[0]!.rows[0]).toEqual([
      ...lima,
      'Kecamatan',
      'Kelurahan',
      'Kota',
      'Tgl Lahir',
      'Tgl Aktivasi',
    ])
  })

  test('taking phones away is logged, whatever the file; looking at them, and taking other reports away, is not (DOMAIN §G-6)', async () => {
    const logged = () =>
      inDatabase<{ user_id: string; ref: string; sesudah: object }>(
        server,
        `SELECT user_id, ref, sesudah FROM audit_log WHERE kode_toko = 'TK01' AND aksi = 'EXPORT' ORDER BY id`,
      )
    const before = (await logged()).length
    const members = reportAt('member/report')
    await request(spv, members, defaults(members))
    await file(spv, reportAt('penjualan/report'), 'csv', defaults(reportAt('penjualan/report')))
    expect(await logged()).toHaveLength(before)
    for (const [path, format] of [
      ['member/report', 'xlsx'],
      ['app/member/report', 'pdf'],
      ['titipan/report', 'csv'],
    ] as const)
      await file(spv, reportAt(path), format, defaults(reportAt(path)))
    const rows = (await logged()).slice(before)
    expect(rows.map((r) => [r.user_id, r.ref])).toEqual([
      ['SPV1', 'laporan-daftar-member-TK01.xlsx'],
      ['SPV1', 'LAPORAN AKTIVASI MEMBER.pdf'],
      ['SPV1', `laporan-titip-uang-TK01-TGL-TITIP-${QUARTER.awal}-sd-${QUARTER.akhir}.csv`],
    ])
    expect(rows[0]!.sesudah).toMatchObject({ kota: '', jenis_member: 'ALL', jumlah: expect.any(Number) })
    // For a user who may not, nothing is taken and nothing is logged.
    const { status } = await file(await server.client('KSR1'), members, 'csv', defaults(members))
    expect([status, (await logged()).length]).toEqual([403, before + 3])
  })

  test('of nothing: the text of the screen stands on the paper', async () => {
    for (const report of reports) {
      const names = periodeNames(report.filters)
      if (!names) continue
      const never = report.filters[names[0]]!.kind === 'bulan' ? '2020-01' : '2020-01-01'
      const asked = { ...defaults(report), [names[0]]: never, [names[1]]: never }
      expect(pdfPages((await file(spv, report, 'pdf', asked)).bytes).flat()).toContain(report.tableEmpty)
      expect((await file(spv, report, 'xlsx', asked)).status).toBe(200)
      expect((await file(spv, report, 'csv', asked)).status).toBe(200)
    }
  })
})
