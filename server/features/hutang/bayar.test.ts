/**
 * Payments on loans, over real HTTP: interest, extension, principal, everything; undone again, to the rupiah (DOMAIN
 * §B.8, §C.7, §O.4, §H.2 S16, S18).
 */
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import type { HutangLengkap } from '#domain/calls/hutang.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import {
  batalBayar,
  batalBayarSah,
  batalLunas,
  bayar,
  bayarBody,
  buildBayar,
  buildBayarSah,
  simpanBayar,
  validasiBayar,
} from '#test/tools/bayar-hutang.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, refusalAt, type Client } from '#test/tools/client.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { batalHutang, buildHutang, buildHutangSah, lihatHutang } from '#test/tools/hutang.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, allowedIfAsked, balances, buildOtorisasi } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let kasir: Client
let sales: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  ;[kasir, sales] = await Promise.all([ask.as('KSR1'), ask.as('SLS1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

/** The shop's day is another, none in between was closed: nothing happened on them. */
async function pada(tanggal: string): Promise<void> {
  await inDatabase(server, `UPDATE toko SET tgl_system = $1 WHERE kode_toko = 'TK01'`, [tanggal])
  server.clock.set(tanggal)
  ask = askOf(server)
  ;[kasir, sales] = await Promise.all([ask.as('KSR1'), ask.as('SLS1')])
}

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const LENT = { ...OPENING, '1101': 8_000_000, '1201': 2_000_000 }
/** Figures of a loan that its payments move. */
const numbers = async (no: string) => {
  const h = await lihatHutang(kasir, no)
  return [h.sisa_pokok, h.tgl_bunga_sampai, h.tgl_jatuh_tempo, h.perpanjang_ke, h.status_hutang, h.tgl_lunas]
}
const BARU = [2_000_000, '2025-01-15', '2025-02-15', 0, 'OPEN', null]

test.each([
  ['BULANAN', 'P30', 120_000, '2025-03-15'],
  ['HARIAN', 'H30', 90_000, '2025-03-01'],
])('S16: a loan settled after 45 days, %s', async (_, kode_kondisi_pinjaman, bunga, sampai) => {
  const no = await buildHutangSah(kasir, { kode_kondisi_pinjaman })
  await pada('2025-03-01')
  expect(await lihatHutang(sales, no)).toMatchObject({ bunga, harus_dibayar: 2_000_000 + bunga })
  const lunas = await buildBayar(sales, no, { jenis: 'LUNAS' })
  expect(await balances(kasir)).toEqual(LENT)
  expect(must(await validasiBayar(kasir, lunas)).data).toEqual({
    no_transaksi: 'LN-TK01-250301-0001',
    no_faktur_hutang: no,
    status_valid: 'DONE',
    status_hutang: 'CLOS',
    sisa_pokok: 0,
  })
  expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_000_000 + bunga, '4105': bunga })
  expect(await numbers(no)).toEqual([0, sampai, '2025-02-15', 0, 'CLOS', '2025-03-01'])
})

it('S18: a settlement undone the same day; after the close it stays', async () => {
  const no = await buildHutangSah(kasir, { jumlah_hutang: 1_000_000 })
  await pada('2025-01-20')
  await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
  expect(await balances(kasir)).toMatchObject({ '1101': 10_030_000, '4105': 30_000 })
  expect(refusal(await batalLunas(kasir, no))).toEqual([403, 'Perlu Otorisasi BATAL HUTANG LUNAS'])
  await buildOtorisasi(kasir, { kategori: 'BATAL HUTANG LUNAS', description: `HUTANG ${no}` })
  expect(await batalLunas(kasir, no)).toMatchObject({
    status: 200,
    message: 'Batal Hutang Lunas Success',
    data: {
      no_faktur_hutang: no,
      status_hutang: 'OPEN',
      tgl_lunas: '-',
      refund: [{ jenis: 'CASH', nominal: 1_030_000, nama_bank: '-' }],
    },
  })
  expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 9_000_000, '1201': 1_000_000 })
  expect(await numbers(no)).toEqual([1_000_000, '2025-01-15', '2025-02-15', 0, 'OPEN', null])
  expect(refusal(await batalLunas(kasir, no))).toEqual([409, `Hutang ${no} Belum Lunas`])
  await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
  ask = await closeDay(server, ask, '2025-01-21')
  kasir = await ask.as('KSR1')
  await buildOtorisasi(kasir, { kategori: 'BATAL HUTANG LUNAS', description: no })
  expect(refusal(await batalLunas(kasir, no))).toEqual([
    409,
    'Hutang Lunas Tanggal Lain Tidak Bisa Dibatalkan',
  ])
})

it('three months of a loan: interest, an extension with principal, a settlement, each undone and done again', async () => {
  const no = await buildHutangSah(kasir)
  await pada('2025-02-10')
  await buildBayarSah(kasir, no)
  expect(await numbers(no)).toEqual([2_000_000, '2025-02-15', '2025-02-15', 0, 'OPEN', null])
  await pada('2025-03-20')
  // two months: 120,000 of two million; the day due next lies beyond today
  expect(must(await bayar(kasir, no, { jenis: 'PERPANJANG', cicil: 500_000 })).data).toMatchObject({
    no_transaksi: 'PP-TK01-250320-0001',
    no_cicil: 'CP-TK01-250320-0001',
    status_valid: 'OPEN',
    pokok: 500_000,
    bunga: 120_000,
    total: 620_000,
    tgl_jatuh_tempo: '2025-04-15',
    tgl_bunga_sampai: '2025-04-15',
    alasan_tidak_bisa: [],
  })
  const [row] = must(await kasir.request('GET', 'validasi?layar=hutang')).data
  expect(row).toMatchObject({
    dokumen: 'PERPANJANG',
    no_faktur_group: 'PP-TK01-250320-0001',
    keterangan: `${no} + CP-TK01-250320-0001`,
    total: 620_000,
    alasan_tidak_bisa: [],
  })
  expect(row.pembayaran.map((p: { nominal: number }) => p.nominal)).toEqual([120_000, 500_000])
  // by the number of either
  must(await validasiBayar(kasir, 'CP-TK01-250320-0001'))
  const sesudah = [1_500_000, '2025-04-15', '2025-04-15', 2, 'OPEN', null]
  expect(await numbers(no)).toEqual(sesudah)
  const { bayar: dibayar }: HutangLengkap = await lihatHutang(kasir, no)
  expect(dibayar.map(({ jenis, pokok, bunga, sisa_pokok }) => [jenis, pokok, bunga, sisa_pokok])).toEqual([
    ['BUNGA', 0, 60_000, 2_000_000],
    ['PERPANJANG', 0, 120_000, 2_000_000],
    ['CICIL', 500_000, 0, 1_500_000],
  ])
  expect(await balances(kasir)).toEqual({ ...LENT, '1101': 8_680_000, '1201': 1_500_000, '4105': 180_000 })
  expect(must(await batalBayarSah(kasir, 'PP-TK01-250320-0001')).data).toMatchObject({
    sisa_pokok: 2_000_000,
    status_hutang: 'OPEN',
    refund: [{ jenis: 'CASH', nominal: 620_000 }],
  })
  expect(await numbers(no)).toEqual([2_000_000, '2025-02-15', '2025-02-15', 0, 'OPEN', null])
  expect(await balances(kasir)).toEqual({ ...LENT, '1101': 8_060_000, '4105': 60_000 })
  await buildBayarSah(kasir, no, { jenis: 'PERPANJANG', cicil: 500_000 })
  await pada('2025-04-20')
  await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
  expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_225_000, '4105': 225_000 })
  await buildOtorisasi(kasir, { kategori: 'BATAL HUTANG LUNAS', description: no })
  must(await batalLunas(kasir, no, 'DELETE'))
  expect(await numbers(no)).toEqual(sesudah)
  const [lunas] = await inDatabase<object>(
    server,
    `SELECT alasan_batal, batal_otorisasi_by FROM hutang_bayar WHERE jenis = 'LUNAS'`,
  )
  expect(lunas).toEqual({ alasan_batal: 'BATAL HUTANG LUNAS', batal_otorisasi_by: 'SPV1' })
})

it('principal takes the interest of the day with it, and comes alone when that is paid', async () => {
  const no = await buildHutangSah(kasir)
  await buildBayarSah(kasir, no, { jenis: 'CICIL', cicil: 300_000 })
  expect(await numbers(no)).toEqual([1_700_000, '2025-02-15', '2025-02-15', 0, 'OPEN', null])
  const dua = await buildBayarSah(kasir, no, { jenis: 'CICIL', bunga: 0, cicil: 100_000 })
  expect(dua).toBe('CP-TK01-250115-0002')
  expect(await balances(kasir)).toEqual({ ...LENT, '1101': 8_460_000, '1201': 1_600_000, '4105': 60_000 })
  // only the newest is undone; the first by either of its numbers
  expect(refusalAt(await batalBayar(kasir, 'CP-TK01-250115-0001'))).toEqual([
    409,
    'Hanya Pembayaran Terakhir, CP-TK01-250115-0002, Yang Bisa Dibatalkan',
    ['no_transaksi'],
  ])
  must(await batalBayarSah(kasir, dua))
  must(await batalBayarSah(kasir, 'CP-TK01-250115-0001'))
  expect(await numbers(no)).toEqual(BARU)
  expect(await balances(kasir)).toEqual(LENT)
  expect(refusal(await batalBayar(kasir, dua))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
})

it('an extension before anything is due posts nothing, and is undone without a journal', async () => {
  const no = await buildHutangSah(kasir)
  await buildBayarSah(kasir, no)
  const pp = await buildBayarSah(kasir, no, { jenis: 'PERPANJANG' })
  expect(await numbers(no)).toEqual([2_000_000, '2025-02-15', '2025-03-15', 1, 'OPEN', null])
  expect(must(await batalBayarSah(kasir, pp)).data.refund).toEqual([])
  expect(await numbers(no)).toEqual([2_000_000, '2025-02-15', '2025-02-15', 0, 'OPEN', null])
  expect(await inDatabase(server, `SELECT 1 FROM jurnal WHERE ref_no LIKE 'PP-%'`)).toEqual([])
})

it('with AUTO_VALIDASI what is saved is done', async () => {
  await buildSettings(server, { AUTO_VALIDASI: 'YA' })
  const no = await buildHutangSah(kasir)
  expect(must(await bayar(sales, no, { jenis: 'CICIL', cicil: 500_000 })).data.status_valid).toBe('DONE')
  expect(must(await bayar(sales, no, { jenis: 'LUNAS' })).data).toMatchObject({
    status_valid: 'DONE',
    bunga: 0,
    pokok: 1_500_000,
  })
  expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_060_000, '4105': 60_000 })
})

it('while one payment waits no other is saved, nothing is undone or ended, and the day stays open', async () => {
  const no = await buildHutangSah(kasir)
  await buildBayarSah(kasir, no)
  const cp = await buildBayar(sales, no, { jenis: 'CICIL', cicil: 100_000 })
  const wait = [409, 'Masih Ada Pembayaran Belum Divalidasi']
  expect(refusal(await bayar(kasir, no, { jenis: 'LUNAS' }))).toEqual(wait)
  expect(refusal(await batalBayar(kasir, 'BB-TK01-250115-0001'))).toEqual(wait)
  expect(refusal(await batalHutang(kasir, no))).toEqual(wait)
  expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Ada Hutang Yang Belum Di Validasi!'])
  // the maker of the payment withdraws it
  must(await batalBayar(sales, cp))
  expect(refusal(await validasiBayar(kasir, cp))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
  must(await closeShop(ask, 'KSR1'))
})

it('lowered interest is allowed for just that much; more than is due, or a paid month, is refused', async () => {
  const no = await buildHutangSah(kasir)
  expect(refusals(await bayar(sales, no, { bunga: 61_000, cicil: 1 }))).toEqual([
    409,
    [
      ['bunga', 'Bunga Berubah, Silahkan Ulangi'],
      ['cicil', 'Cicil Hanya Untuk PERPANJANG Atau CICIL'],
    ],
  ])
  const asked = await bayar(sales, no, { bunga: 40_000 })
  expect(refusalAt(asked)).toEqual([403, 'Perlu Otorisasi BUNGA DIUBAH', ['bunga']])
  expect(asked.otorisasi![0]!.disetujui).toEqual([
    { nama: 'Hutang', nilai: no },
    { nama: 'Customer', nilai: 'IBU HESTI' },
    { nama: 'Pembayaran', nilai: 'Bunga' },
    { nama: 'Sisa Pokok', nilai: 'Rp. 2,000,000' },
    { nama: 'Bunga', nilai: 'Rp. 60,000 menjadi Rp. 40,000' },
  ])
  await buildOtorisasi(sales, asked.otorisasi![0]!)
  // not for less, not for a settlement
  expect((await bayar(sales, no, { bunga: 39_500 })).status).toBe(403)
  expect((await bayar(sales, no, { jenis: 'LUNAS', bunga: 40_000 })).status).toBe(403)
  const bb = must(await bayar(sales, no, { bunga: 40_000 })).data.no_transaksi
  must(await validasiBayar(kasir, bb))
  expect(await balances(kasir)).toEqual({ ...LENT, '1101': 8_040_000, '4105': 40_000 })
  expect(refusal(await bayar(sales, no, { bunga: 0 }))).toEqual([
    409,
    'Bunga Sudah Dibayar Sampai 15 Februari 2025',
  ])
  // waived whole: days move, nothing is posted
  await pada('2025-02-16')
  await buildBayarSah(kasir, no, { bunga: 0 })
  expect((await numbers(no))[1]).toBe('2025-03-15')
  expect(
    await inDatabase(
      server,
      `SELECT otorisasi_by FROM hutang_bayar WHERE bunga < bunga_seharusnya ORDER BY urut`,
    ),
  ).toEqual([{ otorisasi_by: 'SPV1' }, { otorisasi_by: 'SPV1' }])
})

it('an envelope that weighs otherwise is handed over with a word about it', async () => {
  const no = await buildHutangSah(kasir)
  expect(refusalAt(await bayar(kasir, no, { jenis: 'LUNAS', berat_timbang: 5.6 }))).toEqual([
    400,
    'Berat Beda 0.150 g Dari Waktu Diterima, Catatan Harus Diisi',
    ['catatan'],
  ])
  const body = await bayarBody(kasir, no, { jenis: 'LUNAS' })
  delete body['berat_timbang']
  expect(refusalAt(await simpanBayar(kasir, body))).toEqual([
    400,
    'Amplop Harus Ditimbang',
    ['berat_timbang'],
  ])
  await buildBayarSah(kasir, no, { jenis: 'LUNAS', berat_timbang: 5.6, catatan: 'plastik diganti' })
  expect(await inDatabase(server, `SELECT berat_timbang, catatan FROM hutang_bayar`)).toEqual([
    { berat_timbang: 5_600, catatan: 'PLASTIK DIGANTI' },
  ])
})

it('of one that weighs less a word is not enough: somebody must have seen both weights', async () => {
  const no = await buildHutangSah(kasir)
  const lunas = (berat_timbang: number, catatan = 'PLASTIK DIGANTI') =>
    bayar(kasir, no, { jenis: 'LUNAS', berat_timbang, catatan })
  const { status, errors: wrong, otorisasi } = await lunas(5.3)
  expect([status, wrong!.map((e) => e.field)]).toEqual([403, ['berat_timbang']])
  expect(otorisasi).toEqual([
    expect.objectContaining({
      kategori: 'TRANSAKSI KHUSUS',
      disetujui: [
        { nama: 'Hutang', nilai: no },
        { nama: 'Customer', nilai: 'IBU HESTI' },
        { nama: 'Amplop', nilai: expect.any(String) },
        { nama: 'Berat Waktu Diterima', nilai: '5.450 g' },
        { nama: 'Berat Sekarang', nilai: '5.300 g' },
        { nama: 'Kurang', nilai: '0.150 g' },
        { nama: 'Catatan', nilai: 'PLASTIK DIGANTI' },
      ],
    }),
  ])
  await buildOtorisasi(kasir, otorisasi![0]!)
  // Only the weight and the catatan that were shown are allowed.
  expect((await lunas(5.2)).status).toBe(403)
  expect((await lunas(5.3, 'LAIN')).status).toBe(403)
  must(await lunas(5.3))
  expect(await inDatabase(server, `SELECT berat_timbang, otorisasi_by FROM hutang_bayar`)).toEqual([
    { berat_timbang: 5_300, otorisasi_by: 'SPV1' },
  ])
})

it('with less interest too it is asked once', async () => {
  const no = await buildHutangSah(kasir)
  const kirim = () => bayar(kasir, no, { jenis: 'LUNAS', bunga: 10_000, berat_timbang: 5.3 })
  expect((await kirim()).otorisasi!.map(({ kategori }) => kategori)).toEqual([
    'BUNGA DIUBAH',
    'TRANSAKSI KHUSUS',
  ])
  must(await allowed(kasir, kirim))
})

it('paid by card and transfer: each row its own, the fee with it; undone, the money goes back as it came', async () => {
  const no = await buildHutangSah(kasir)
  const sebelum = await balances(kasir)
  const pembayaran = [
    { jenis: 'CREDIT', nominal: 100_000, nama_bank: 'BCA', no_card: '4111111111111234', fee: 1 },
    { jenis: 'CASH', nominal: 160_000, uang_diterima: 200_000 },
  ]
  const no_transaksi = await buildBayarSah(kasir, no, { jenis: 'CICIL', cicil: 200_000, pembayaran })
  expect(
    await inDatabase(
      server,
      `SELECT left(ref_no, 2) AS no, jenis, nominal, fee_rp, uang_diterima FROM pembayaran
       WHERE arah = 'MASUK' ORDER BY id`,
    ),
  ).toEqual([
    { no: 'BB', jenis: 'CREDIT', nominal: 60_000, fee_rp: 600, uang_diterima: 0 },
    { no: 'CP', jenis: 'CREDIT', nominal: 40_000, fee_rp: 400, uang_diterima: 0 },
    { no: 'CP', jenis: 'CASH', nominal: 160_000, fee_rp: 0, uang_diterima: 200_000 },
  ])
  expect(await balances(kasir)).toEqual({
    ...LENT,
    '1101': 8_160_000,
    '1102-1234567890': 25_099_000,
    '1201': 1_800_000,
    '4105': 60_000,
    '6102': 1_000,
  })
  expect(must(await batalBayarSah(kasir, no_transaksi)).data.refund).toEqual([
    { jenis: 'CREDIT', nama_bank: 'BCA', nominal: 100_000 },
    { jenis: 'CASH', nama_bank: '-', nominal: 160_000 },
  ])
  expect(await balances(kasir)).toEqual(sebelum)
})

it('what is asked for otherwise than it is, of another shop, or by who may not, is refused', async () => {
  const no = await buildHutangSah(kasir)
  const open = await buildHutang(sales)
  expect(refusal(await bayar(sales, open, { bunga: 60_000 }))).toEqual([
    409,
    `Hutang ${open} Belum Di Validasi`,
  ])
  expect(refusalAt(await bayar(sales, no, { jenis: 'CICIL', cicil: 2_000_000 }))).toEqual([
    400,
    'Gunakan Lunas',
    ['cicil'],
  ])
  expect(refusalAt(await bayar(sales, no, { pembayaran: [] }))).toEqual([
    409,
    'Pembayaran Kurang Rp. 60,000',
    ['pembayaran'],
  ])
  const lain = await server.client('OWN1', 'TK02')
  const body = await bayarBody(sales, no)
  const bb = await buildBayar(sales, no)
  expect((await validasiBayar(lain, bb)).status).toBe(404)
  expect((await batalBayar(lain, bb)).status).toBe(404)
  expect((await simpanBayar(lain, body)).status).toBe(404)
  expect((await lain.file(`hutang/bayar/${bb}/nota`)).status).toBe(404)
  expect(refusal(await validasiBayar(sales, bb))[0]).toBe(403)
  expect(refusal(await validasiBayar(kasir, 'BB-TK01-250115-9999'))).toEqual([
    404,
    'Pembayaran BB-TK01-250115-9999 Tidak Ditemukan',
  ])
  must(await validasiBayar(kasir, bb))
  expect(refusal(await validasiBayar(kasir, bb))[0]).toBe(409)
})

it('a repeated request makes no second payment', async () => {
  const no = await buildHutangSah(kasir)
  const body = await bayarBody(sales, no)
  const once = must(await simpanBayar(sales, body)).data
  expect(must(await simpanBayar(sales, body)).data).toEqual(once)
  expect(await inDatabase(server, 'SELECT 1 FROM hutang_bayar')).toHaveLength(1)
})

it('settled and extended at once, settled twice, undone while settled: one of them happens', async () => {
  const no = await buildHutangSah(kasir)
  const oks = (replies: readonly { status: number }[]) => replies.filter((r) => r.status === 200).length
  const [lunas, pp, lagi] = await Promise.all([
    bayarBody(kasir, no, { jenis: 'LUNAS' }),
    bayarBody(kasir, no, { jenis: 'PERPANJANG' }),
    bayarBody(kasir, no, { jenis: 'LUNAS' }),
  ])
  const saved = await Promise.all([
    simpanBayar(kasir, lunas),
    simpanBayar(sales, pp),
    simpanBayar(kasir, lagi),
  ])
  expect(oks(saved)).toBe(1)
  const [one] = saved.filter((r) => r.status === 200)
  const { no_transaksi } = one!.data
  const [a, b, c] = await Promise.all([
    validasiBayar(kasir, no_transaksi),
    validasiBayar(await ask.as('OWN1'), no_transaksi),
    batalBayar(sales, no_transaksi),
  ])
  expect(oks([a, b, c])).toBe(1)
})

it('the envelope that went to another loan keeps a settlement from being undone', async () => {
  const no = await buildHutangSah(kasir, { no_amplop: 'A-7' })
  const lunas = await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
  const lain = await buildHutangSah(kasir, { no_amplop: 'A-7' })
  await buildOtorisasi(kasir, { kategori: 'BATAL HUTANG LUNAS', description: no })
  expect(refusal(await batalLunas(kasir, no))).toEqual([409, `Amplop A-7 Dipakai Hutang ${lain}`])
  expect(refusal(await batalBayar(kasir, lunas))).toEqual([409, `Amplop A-7 Dipakai Hutang ${lain}`])
  must(
    await kasir.send('PUT', 'hutang/tempat', {
      no_faktur_hutang: lain,
      no_amplop: 'A-8',
      no_segel: '-',
      tempat: '-',
      alasan: 'SALAH AMPLOP',
    }),
  )
  must(await batalLunas(kasir, no))
})

it('without the module what runs goes on, but no extension', async () => {
  const no = await buildHutangSah(kasir)
  await buildSettings(server, { MODUL_HUTANG: 'TIDAK' })
  expect(refusal(await bayar(kasir, no, { jenis: 'PERPANJANG' }))).toEqual([403, 'Modul Hutang Tidak Aktif'])
  await buildBayarSah(kasir, no)
  await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
})

it('settled loans are found by number and by day, and their nota is printed again with a word', async () => {
  const no = await buildHutangSah(kasir, { barang: [{}, { nama_barang: 'ANTING', jumlah: 2, berat: 3 }] })
  await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
  const cari = async (query = '') => kasir.request('GET', `hutang/hutang-lunas${query}`)
  const { data } = must(await cari())
  expect(data).toMatchObject([
    {
      no_faktur_hutang: no,
      no_transaksi: 'LN-TK01-250115-0001',
      total_bayar: 2_060_000,
      tgl_lunas: '2025-01-15',
    },
  ])
  expect(data[0].detail_barang[1]).toEqual({
    no_faktur_hutang: no,
    nama_barang: 'ANTING',
    kondisi: 'MULUS',
    kategori: 'G700',
    berat: 3,
    jumlah: 2,
    qty: 2,
    tgl_lunas: '2025-01-15',
  })
  expect(must(await cari(`?no_faktur_hutang=${no}`)).data).toEqual(data)
  expect(await cari('?no_faktur_hutang=HT-X')).toMatchObject({
    status: 200,
    data: [],
    message: 'No Faktur Hutang Yang Anda Cari Tidak Ada',
  })
  expect(await cari('?tgl_awal=2025-01-01&tgl_akhir=2025-01-14')).toMatchObject({
    status: 200,
    data: [],
    message: 'Data Yang Anda Cari Tidak Ada',
  })
  const reprint = () => kasir.request('GET', `hutang-lunas/reprint?no_faktur_hutang=${no}`)
  expect(await reprint()).toMatchObject({
    status: 200,
    message: 'Berhasil Reprint Hutang Lunas',
    data: [
      {
        sales_id: 'S01',
        no_transaksi: 'LN-TK01-250115-0001',
        nama_member: 'IBU HESTI',
        total: 2_060_000,
        copy: 0,
      },
    ],
  })
  expect(refusal(await reprint())).toEqual([403, 'Perlu Otorisasi REPRINT NOTA'])
  expect(must(await allowedIfAsked(kasir, reprint)).data[0].copy).toBe(1)
  const cetak = (nomor: string) => kasir.send('POST', `hutang/bayar/${nomor}/cetak`, {})
  expect(must(await allowedIfAsked(kasir, () => cetak('LN-TK01-250115-0001'))).data).toMatchObject({
    cetak: 3,
    copy: 2,
  })
  for (const kertas of ['A5', '80', 'CONTINUOUS']) {
    const file = await kasir.file(`hutang/bayar/LN-TK01-250115-0001/nota?kertas=${kertas}`)
    expect([file.status, file.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  }
})

it('R48 tells of what was lent and what was settled today', async () => {
  await buildHutangSah(kasir)
  const no = await buildHutangSah(kasir, {
    barang: [{}, { nama_barang: 'ANTING', jumlah: 2, berat: 3 }],
    jumlah_hutang: 1_000_000,
  })
  await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
  const owner = await ask.as('OWN1')
  const rekap = async (tipe: string) =>
    must(await owner.request('GET', `sales/report-daily?tipe_transaksi=${tipe}&kode_sales=ALL`)).data
  const siti = { kode_sales: 'S01', nama_sales: 'SITI' }
  expect(await rekap('HUTANG')).toEqual([{ ...siti, qty: 4, berat: 13.4, rupiah: 3_000_000 }])
  expect(await rekap('HUTANG_LUNAS')).toEqual([{ ...siti, qty: 3, berat: 8.2, rupiah: 1_030_000 }])
})

it('a payment that never was has a number nobody knows', async () => {
  expect(
    refusal(
      await kasir.send('POST', 'hutang/bayar', {
        id_trx: idTrx(),
        no_faktur_hutang: 'HT-X',
        jenis: 'BUNGA',
        bunga: 0,
      }),
    )[0],
  ).toBe(404)
})
