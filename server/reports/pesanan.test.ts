/** R13 to R15: orders as agreed, as fetched, as cancelled; of one shop or all, by who may look. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { batalPesananLine, batalPesananSah, buildPesanan, buildTambahDp } from '#test/tools/pesanan.ts'
import { file, reportAt, request, type Asked } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { deleteWritten, writePesanan } from '#test/tools/written.ts'
import { allowed, buildValidSale } from '#test/tools/till.ts'
import { cash } from '#test/tools/titipan.ts'

let server: TestServer
let ask: Ask
let faktur: string
let [BUKA, BATAL, LAIN] = ['', '', '']
const SERAH = 'PS-TK01-250110-0912'
const HARI = { tgl_from: '2025-01-15', tgl_to: '2025-01-15', kode_toko: 'ALL' }

beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'KSR2', kode_toko: 'TK02', level: 'KSR' })
  const kasir = await ask.as('KSR1')
  faktur = await buildValidSale(kasir, { barang: ['00000001', '00000003'] })
  const gelang = { nama_barang: 'GELANG', perkiraan_berat: 9 }
  BUKA = await buildPesanan(kasir, { barang: [{}, gelang], pembayaran: cash(2_000_000) })
  await buildTambahDp(kasir, BUKA, cash(500_000))
  const spv = await ask.as('SPV1')
  await allowed(spv, () => batalPesananLine(spv, BUKA, 2))
  BATAL = await buildPesanan(kasir, { pembayaran: cash(600_000) })
  must(await batalPesananSah(spv, BATAL, { potongan_rp: 100_000 }))
  LAIN = await buildPesanan(await server.client('KSR2', 'TK02'))
  await writePesanan(server, {
    no_pesanan: SERAH,
    status_pesanan: 'FINISH',
    kode_tukang: 'T01',
    tgl_system: '2025-01-10',
    tgl_jadi: '2025-01-14',
    tgl_ambil: '2025-01-15',
    no_faktur_group: faktur,
    dp: [1_000_000],
  })
  await inDatabase(server, 'UPDATE jual_detail SET no_pesanan = $1 WHERE no_faktur_group = $2 AND no = 1', [
    SERAH,
    faktur,
  ])
})
afterAll(async () => {
  await inDatabase(server, `UPDATE jual_detail SET no_pesanan = '-' WHERE no_faktur_group = $1`, [faktur])
  await deleteWritten(server)
  await expectBooksAgree(server.pool)
  await server.close()
})

const R13 = 'pesanan/reports-pesanan'
const R14 = 'pesanan/reports-pesanan-serah'
const R15 = 'pesanan/reports-batal-pesanan'
const minta = async (user: string, path: string, more: Asked = {}) =>
  request(await ask.as(user), reportAt(path), { ...HARI, ...more })

test('orders as they were agreed: lines that were dropped are not in it, nothing is to come of what has ended', async () => {
  const { message, data, total } = (await minta('SPV1', R13)) as unknown as Record<string, unknown>
  expect(message).toBe('Laporan Pesanan Tersedia')
  expect(data).toEqual([
    {
      no_pesanan: BUKA,
      tanggal: '2025-01-15',
      kode_sales: 'S01',
      nama_customer: 'IBU PUTRI',
      kode_tukang: '-',
      estimasi_tanggal: '2025-02-01',
      total_qty: 1,
      total_berat: 4,
      ongkos: 300_000,
      total_harga: 4_900_000,
      jumlah_bayar: 2_500_000,
      sisa_bayar: 2_400_000,
      status: 'OPEN',
    },
    expect.objectContaining({ no_pesanan: BATAL, sisa_bayar: 0, status: 'CLOSE' }),
  ])
  expect(total).toEqual({
    total_qty: 2,
    total_berat: 8,
    ongkos: 600_000,
    total_harga: 9_800_000,
    jumlah_bayar: 3_100_000,
    sisa_bayar: 2_400_000,
  })
  expect((await minta('SPV1', R13, { status: 'OPEN' })).data).toHaveLength(1)
})

test('orders as they were fetched: what the pieces weighed and cost, in the row order of the specification', async () => {
  const { message, data } = await minta('SPV1', R14)
  expect(message).toBe('Laporan Pesanan Serah Tersedia')
  expect(data).toEqual([
    {
      no_pesanan: SERAH,
      kode_sales: 'S01',
      tanggal: '2025-01-10',
      tanggal_ambil: '2025-01-15',
      kode_tukang: 'T01',
      total_berat: 2.35,
      ongkos: 50_000,
      total_harga: 1_577_500,
      jumlah_bayar: 1_000_000,
      sisa_bayar: 577_500,
      estimasi_tanggal: '2025-01-20',
      nama_customer: 'IBU PESAN',
      total_qty: 1,
    },
  ])
  expect(Object.keys(data[0])).toEqual(Object.keys(reportAt(R14).layouts['utama']!.columns))
})

test('orders as they were cancelled: why, and what went back of what had been paid', async () => {
  const { message, data } = await minta('SPV1', R15)
  expect(message).toBe('Laporan Pesanan Tersedia')
  expect(data).toEqual([
    expect.objectContaining({
      no_pesanan: BATAL,
      tanggal_ambil: '-',
      tgl_batal: '2025-01-15',
      alasan: 'TIDAK JADI',
      total_harga: 4_900_000,
      jumlah_bayar: 600_000,
      sisa_bayar: 0,
      refund: 500_000,
    }),
  ])
})

test('nothing found is told in the words of the specification', async () => {
  for (const path of [R13, R14, R15])
    expect([
      path,
      (await minta('SPV1', path, { tgl_from: '2024-01-01', tgl_to: '2024-01-02' })).message,
    ]).toEqual([path, 'Laporan Pesanan Kosong'])
})

test('ALL is every shop for who works in any, the own one for others; another shop is refused to them', async () => {
  const no = async (user: string, kode_toko: string) => {
    const { status, data } = await minta(user, R13, { kode_toko })
    return status === 200 ? (data as { no_pesanan: string }[]).map((row) => row.no_pesanan) : status
  }
  expect([await no('OWN1', 'ALL'), await no('OWN1', 'TK02'), await no('OWN1', 'TK01')]).toEqual([
    [BUKA, BATAL, LAIN],
    [LAIN],
    [BUKA, BATAL],
  ])
  expect([await no('SPV1', 'ALL'), await no('SPV1', 'TK02'), await no('SPV1', 'TK01')]).toEqual([
    [BUKA, BATAL],
    403,
    [BUKA, BATAL],
  ])
})

test('weights have two decimals on paper, and the sheet is called as the report', async () => {
  const spv = await ask.as('SPV1')
  const pdf = await file(spv, reportAt(R14), 'pdf', HARI)
  const words = pdfPages(pdf.bytes)[0]!.join(' ')
  expect(words).toContain('Laporan Pesanan Serah')
  expect(words).toContain('2.35 ')
  expect(words).not.toContain('2.350')
  const book = await readXlsx((await file(spv, reportAt(R14), 'xlsx', HARI)).bytes)
  const { columns } = reportAt(R14).layouts['utama']!
  expect(book.sheets[0]!.rows[0]).toEqual(Object.keys(columns).map((name) => columns[name]!.label))
})
