/** The owner's figures: the day beside the same weekday before, the closed day until the new one has something, stock, money, every shop. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { berandaNumbers, berandaToko, grafikPenjualan } from '#domain/calls/beranda.ts'
import { disetujuiBatal } from '#domain/rules/disetujui.ts'
import { rupiah } from '#domain/units.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildOtorisasi, buildSale, buildValidSale, cancel } from '#test/tools/till.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'

let server: TestServer
let ask: Ask
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const number = async (user = 'OWN1') => (await ask.as(user)).call(berandaNumbers, {})
const toko = async (user = 'OWN1') => (await ask.as(user)).call(berandaToko, {})
const NOL = { nota: 0, qty: 0, berat: 0, rupiah: 0 }
/** 00000001 and 00000003. */
const JUAL = { nota: 1, qty: 2, berat: 5_767, rupiah: 3_859_000 }
const jual = async (...barang: string[]) => buildValidSale(await ask.as('KSR1'), { barang })
/** Closes day after day, and stops on the morning of `sampai`. */
async function tutupSampai(sampai: string): Promise<void> {
  for (let { tgl_system } = await number(); tgl_system < sampai; tgl_system = (await number()).tgl_system) {
    const next = new Date(Date.parse(tgl_system) + 86_400_000).toISOString().slice(0, 10)
    ask = await closeDay(server, ask, next)
  }
}
/** Reads the report of one day. */
const laporan = async (tanggal: string) =>
  must(
    await ask('OWN1', 'POST', 'penjualan/report', {
      tgl_awal: tanggal,
      tgl_akhir: tanggal,
      type_laporan: 'REKAP',
    }),
  )['total'] as { qty: number; berat: number; harga_total: number }

test('a day in rupiah, grams and notas: what was validated and stands', async () => {
  expect(await number()).toMatchObject({ tanggal: '2025-01-15', ditutup: false, penjualan: { hari: NOL } })
  await jual('00000001', '00000003')
  await buildSale(await ask.as('SLS1'), { barang: ['00000004'] })
  await buildValidBuy(await ask.as('KSR1'), {
    beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
  })
  await buildTitipanSah(await ask.as('KSR1'), {
    barang: ['00000005'],
    pembayaran: cash(2_000_000),
    nama_customer: 'IBU SRI',
  })
  expect(await number()).toMatchObject({
    tgl_system: '2025-01-15',
    tanggal: '2025-01-15',
    ditutup: false,
    banding: '2025-01-08',
    banding_buka: false,
    penjualan: { hari: JUAL, lalu: NOL },
    pembelian: { hari: { nota: 1, qty: 1, berat: 2_350, rupiah: 1_492_500 }, lalu: NOL },
    titipan: { hari: { nota: 1, qty: 1, berat: 5_000, rupiah: 2_000_000 }, lalu: NOL },
  })
})

test('what was closed stands until something has been validated on the new day', async () => {
  const no = await jual('00000001', '00000003')
  await tutupSampai('2025-01-16')
  const kemarin = {
    tgl_system: '2025-01-16',
    tanggal: '2025-01-15',
    ditutup: true,
    banding: '2025-01-08',
    banding_buka: false,
  }
  expect(await number()).toMatchObject({ ...kemarin, penjualan: { hari: JUAL } })
  const kasir = await ask.as('KSR1')
  const baru = await buildSale(kasir, { barang: ['00000002'] })
  expect(await number()).toMatchObject(kemarin)

  // cancelled on the new day: the closed day, its report and the month stay what they were
  const batal = disetujuiBatal({
    no,
    tgl_system: '2025-01-15',
    jumlah: rupiah(3_859_000),
    alasan: 'SALAH INPUT',
  })
  const id_otorisasi = await buildOtorisasi(kasir, {
    user_id: 'OWN1',
    kategori: 'BATAL BEDA TANGGAL',
    disetujui: batal,
  })
  must(await cancel(kasir, no, { id_otorisasi }))
  expect((await number()).penjualan!.hari).toEqual(JUAL)
  expect(await laporan('2025-01-15')).toMatchObject({ qty: 2, berat: 5.767, harga_total: 3_859_000 })

  must(await kasir.send('POST', 'penjualan/validasi', { jenis: 'PENJUALAN', no_faktur_group: baru }))
  expect(await number()).toMatchObject({
    tanggal: '2025-01-16',
    ditutup: false,
    penjualan: { hari: { nota: 1, qty: 1 } },
  })
})

test('a week later the day stands beside it, and beside a day without trade', async () => {
  await jual('00000001', '00000003')
  await tutupSampai('2025-01-22')
  expect(await number()).toMatchObject({ tanggal: '2025-01-21', ditutup: true, banding_buka: false })
  await jual('00000002')
  const { penjualan, ...hari } = await number()
  expect(hari).toMatchObject({ tanggal: '2025-01-22', banding: '2025-01-15', banding_buka: true })
  expect(penjualan!.lalu).toEqual(JUAL)
  expect(await laporan('2025-01-22')).toMatchObject({
    qty: 1,
    berat: penjualan!.hari.berat / 1000,
    harga_total: penjualan!.hari.rupiah,
  })
  await tutupSampai('2025-01-29')
  await jual('00000004')
  await tutupSampai('2025-01-30')
  expect(await number()).toMatchObject({
    tanggal: '2025-01-29',
    ditutup: true,
    banding_buka: true,
    penjualan: { hari: { nota: 1 }, lalu: { nota: 1, rupiah: penjualan!.hari.rupiah } },
  })
})

test('a month is what its report says, also when a later month cancels', async () => {
  const no = await jual('00000001', '00000003')
  await inDatabase(server, `UPDATE toko SET tgl_system = '2025-02-01' WHERE kode_toko = 'TK01'`)
  server.clock.set('2025-02-01')
  ask = askOf(server)
  const kasir = await ask.as('KSR1')
  const disetujui = disetujuiBatal({
    no,
    tgl_system: '2025-01-15',
    jumlah: rupiah(3_859_000),
    alasan: 'SALAH INPUT',
  })
  const given = { user_id: 'OWN1', kategori: 'BATAL BEDA TANGGAL', disetujui }
  must(await cancel(kasir, no, { id_otorisasi: await buildOtorisasi(kasir, given) }))
  const { series } = await kasir.call(grafikPenjualan, { query: { type: 'monthly' } })
  expect(series.slice(-2)).toEqual([
    { bulan: '2025-01', value: 3_859_000 },
    { bulan: '2025-02', value: 0 },
  ])
})

test('stock and money are what the ledger keeps, and each line comes to its sum', async () => {
  await jual('00000001')
  const { stok, uang } = await number()
  expect(stok!.per_group.map((g) => [g.kode_group, g.qty, g.berat, g.harga, g.nilai])).toEqual([
    ['LM', 1, 5_000, 1_650_000, 8_250_000],
    ['G700', 2, 6_333, 1_150_000, 7_282_950],
    ['G375', 1, 3_417, 650_000, 2_221_050],
  ])
  expect(stok).toMatchObject({ qty: 4, berat: 14_750, nilai: 17_754_000, tanpa_harga: 0 })
  expect(uang).toEqual([
    {
      kode_akun: '1101',
      no_rekening: '-',
      nama: 'KAS',
      awal: 10_000_000,
      masuk: 1_577_500,
      keluar: 0,
      saldo: 11_577_500,
    },
    {
      kode_akun: '1102',
      no_rekening: '1234567890',
      nama: 'BCA 1234567890',
      awal: 25_000_000,
      masuk: 0,
      keluar: 0,
      saldo: 25_000_000,
    },
  ])
})

test('each is told what they may look at', async () => {
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  const shown = async (user: string) =>
    Object.entries(await number(user))
      .filter(([, part]) => typeof part === 'object' && part !== null)
      .map(([nama]) => nama)
  expect(await shown('GDG1')).toEqual(['pesanan', 'service'])
  expect(await shown('SLS1')).toEqual(['penjualan', 'pembelian', 'titipan', 'pesanan', 'service'])
  expect(await shown('SPV1')).toEqual([
    'penjualan',
    'pembelian',
    'titipan',
    'pesanan',
    'service',
    'stok',
    'uang',
  ])
  for (const user of ['SPV1', 'KSR1', 'GDG1'])
    expect(refusal(await ask(user, 'GET', 'beranda/toko'))[0]).toBe(403)
})

test('every shop that an owner may sign in to, each on its own day', async () => {
  await jual('00000001', '00000003')
  await buildSale(await ask.as('SLS1'), { barang: ['00000004'] })
  await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-14' WHERE kode_toko = 'TK02'`)
  expect(await toko()).toMatchObject([
    {
      kode_toko: 'TK01',
      tanggal: '2025-01-15',
      terlambat: false,
      penjualan: { hari: JUAL, lalu: NOL },
      stok: { qty: 3 },
      kas: 13_859_000,
      bank: 25_000_000,
      menunggu: 1,
    },
    {
      kode_toko: 'TK02',
      nama_toko: 'TOKO EMAS KENCANA DUA',
      tanggal: '2025-01-14',
      terlambat: true,
      penjualan: { hari: NOL, lalu: NOL },
      stok: { qty: 0, berat: 0, nilai: 0 },
      kas: 0,
      bank: 0,
      menunggu: 0,
    },
  ])
  // the same, asked from the other shop
  const dua = await server.client('OWN1', 'TK02')
  expect(await dua.call(berandaToko, {})).toEqual(await toko())
  expect((await dua.call(berandaNumbers, {})).penjualan!.hari).toEqual(NOL)
  await inDatabase(server, `UPDATE toko SET status_aktif = false WHERE kode_toko = 'TK02'`)
  expect((await toko()).map(({ kode_toko }) => kode_toko)).toEqual(['TK01'])
})
