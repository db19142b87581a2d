import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksAgree } from '#test/tools/books.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { must } from '#test/tools/client.ts'
import { buildCoupons } from '#test/tools/factories.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, authorise, buildValidSale, cancel, cancelValid } from '#test/tools/till.ts'
import { read, tried } from '../db/transaction.ts'
import { hashRingkasan, ringkasanEod } from './ringkasan.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await threeDays()
})
afterAll(() => server.close())

/** 15: sells 1 and 3, takes 3 back. 16: sells 2 (a coupon for it) and takes back 1 of the day before. 17: sells 1 again, nothing closed. */
async function threeDays(): Promise<void> {
  await buildCoupons(server, 'G700', { berat: 2 })
  const first = await sell('00000001')
  await cancelValid(await ask.as('KSR1'), await sell('00000003'))
  await authorise(await ask.as('KSR1'), { password: 'salah-sekali', kategori: 'BATAL PENJUALAN' })
  ask = await closeDay(server, ask, '2025-01-16')

  await sell('00000002')
  const owner = await ask.as('OWN1')
  must(await allowed(owner, () => cancel(owner, first, { alasan: 'PEMBELI KEMBALI' }), { user_id: 'OWN1' }))
  ask = await closeDay(server, ask, '2025-01-17')

  await sell('00000001')
  ask = await closeDay(server, ask, '2025-01-18')
}

const sell = async (kode_barcode: string) => buildValidSale(await ask.as('KSR1'), { barang: [kode_barcode] })

const stok = (kode_dept: string) =>
  inDatabase(
    server,
    `SELECT tanggal, kode_baki, stock_awal, jual, stock_akhir, berat_awal, berat_jual, berat_akhir
     FROM stok_harian WHERE kode_dept = $1 ORDER BY tanggal`,
    [kode_dept],
  )
const hari = (
  tanggal: string,
  awal: [number, number],
  jual: [number, number],
  akhir: [number, number],
  kode_baki = 'A1',
) => ({
  tanggal,
  kode_baki,
  stock_awal: awal[0],
  jual: jual[0],
  stock_akhir: akhir[0],
  berat_awal: awal[1],
  berat_jual: jual[1],
  berat_akhir: akhir[1],
})

test('stock: a day begins where the one before ended; what has nothing has no row', async () => {
  expect(await stok('CINCIN')).toEqual([
    hari('2025-01-15', [1, 2350], [1, 2350], [0, 0]),
    hari('2025-01-16', [0, 0], [-1, -2350], [1, 2350]),
    hari('2025-01-17', [1, 2350], [1, 2350], [0, 0]),
  ])
  expect(await stok('KALUNG')).toEqual(
    ['2025-01-15', '2025-01-16', '2025-01-17'].map((d) => hari(d, [1, 3417], [0, 0], [1, 3417], 'A2')),
  )
  expect(await stok('GELANG')).toEqual([
    hari('2025-01-15', [1, 5125], [0, 0], [1, 5125]),
    hari('2025-01-16', [1, 5125], [1, 5125], [0, 0]),
  ])
  const pieces = await inDatabase(
    server,
    `SELECT t.tgl_system AS tanggal, string_agg(b.kode_barcode, ' ' ORDER BY b.kode_barcode) AS barang
     FROM tutup_toko t CROSS JOIN stok_barang_pada(t.kode_toko, t.tgl_system) s
       JOIN barang b ON b.id = s.barang_id GROUP BY 1 ORDER BY 1`,
  )
  expect(pieces).toEqual([
    { tanggal: '2025-01-15', barang: '00000002 00000003 00000004 00000005' },
    { tanggal: '2025-01-16', barang: '00000001 00000003 00000004 00000005' },
    { tanggal: '2025-01-17', barang: '00000003 00000004 00000005' },
  ])
})

test('accounts: the same', async () => {
  const kas = await inDatabase(
    server,
    `SELECT tanggal, saldo_awal, debet, kredit, saldo_akhir FROM saldo_akun_harian WHERE kode_akun = '1101' ORDER BY 1`,
  )
  expect(kas).toEqual([
    {
      tanggal: '2025-01-15',
      saldo_awal: 0,
      debet: 10_000_000 + 1_577_500 + 2_281_500,
      kredit: 2_281_500,
      saldo_akhir: 11_577_500,
    },
    {
      tanggal: '2025-01-16',
      saldo_awal: 11_577_500,
      debet: 6_119_000,
      kredit: 1_577_500,
      saldo_akhir: 16_119_000,
    },
    { tanggal: '2025-01-17', saldo_awal: 16_119_000, debet: 1_577_500, kredit: 0, saldo_akhir: 17_696_500 },
  ])
  const unmoved = await inDatabase(
    server,
    `SELECT tanggal, saldo_awal, saldo_akhir FROM saldo_akun_harian
     WHERE kode_akun = '1102' AND tanggal > '2025-01-15' ORDER BY 1`,
  )
  expect(unmoved).toEqual(
    ['2025-01-16', '2025-01-17'].map((tanggal) => ({
      tanggal,
      saldo_awal: 25_000_000,
      saldo_akhir: 25_000_000,
    })),
  )
})

const summaries = () =>
  inDatabase<{ tgl_system: string; ringkasan: string; hash: string }>(
    server,
    'SELECT tgl_system, ringkasan, hash FROM tutup_toko ORDER BY 1',
  )

test('the summary of a day says what happened on it', async () => {
  const [first, second] = (await summaries()).map((r) => JSON.parse(r.ringkasan))
  const cincin = {
    kode_group: 'G375',
    qty: 1,
    berat: 2350,
    harga_jual: 1_527_500,
    ongkos: 50_000,
    harga_atribut: 0,
    harga_total: 1_577_500,
    ppn_rp: 0,
  }
  const kalung = {
    kode_group: 'G375',
    qty: 1,
    berat: 3417,
    harga_jual: 2_221_500,
    ongkos: 60_000,
    harga_atribut: 0,
    harga_total: 2_281_500,
    ppn_rp: 0,
  }
  expect(first).toMatchObject({
    versi: 7,
    kode_toko: 'TK01',
    tgl_system: '2025-01-15',
    penjualan: [
      { ...cincin, qty: 2, berat: 5767, harga_jual: 3_749_000, ongkos: 110_000, harga_total: 3_859_000 },
    ],
    batal_penjualan: [kalung],
    batal: [
      {
        no_faktur_jual: 'JL-TK01-250115-0002-01',
        kode_barcode: '00000003',
        harga_total: 2_281_500,
        refund_rp: 2_281_500,
        alasan: 'SALAH INPUT',
        user_id: 'KSR1',
      },
    ],
    kas_bank: [
      {
        kode_akun: '1101',
        no_rekening: '-',
        saldo_awal: 0,
        masuk: 13_859_000,
        keluar: 2_281_500,
        saldo_akhir: 11_577_500,
      },
      {
        kode_akun: '1102',
        no_rekening: '1234567890',
        saldo_awal: 0,
        masuk: 25_000_000,
        keluar: 0,
        saldo_akhir: 25_000_000,
      },
    ],
    kas_bank_kategori: [
      { kode_akun: '1101', kategori: 'BATAL PENJUALAN', masuk: 0, keluar: 2_281_500 },
      { kode_akun: '1101', kategori: 'PENJUALAN', masuk: 3_859_000, keluar: 0 },
      { kode_akun: '1101', kategori: 'SALDO AWAL', masuk: 10_000_000, keluar: 0 },
      { kode_akun: '1102', kategori: 'SALDO AWAL', masuk: 25_000_000, keluar: 0 },
    ],
    stok: [
      {
        kode_gudang: 'TOKO',
        stock_awal: 5,
        jual: 1,
        stock_akhir: 4,
        berat_awal: 17_100,
        berat_jual: 2350,
        berat_akhir: 14_750,
      },
    ],
    otorisasi: [{ kategori: 'BATAL PENJUALAN', ok: 1, gagal: 1 }],
    kupon: [],
    poin: [],
  })
  expect(second).toMatchObject({
    penjualan: [{ kode_group: 'G700', qty: 1 }],
    batal_penjualan: [cincin],
    otorisasi: [{ kategori: 'BATAL BEDA TANGGAL', ok: 1, gagal: 0 }],
    kupon: [{ kode_group: 'G700', terbit: 2 }],
  })
})

test('the summary of every day can be written again, and is the same to the byte', async () => {
  await inDatabase(server, `UPDATE grup SET nama_group = 'NAMA LAIN', kadar = 400000`)
  await inDatabase(server, `UPDATE kupon SET status = 'HANGUS'`)
  await inDatabase(
    server,
    `UPDATE barang SET nama_barang = 'LAIN', status = 'HILANG'  WHERE kode_barcode = '00000004'`,
  )
  const days = await summaries()
  expect(days).toHaveLength(3)
  for (const { tgl_system, ringkasan, hash } of days) {
    const again = await read(server.pool, 'TK01', ({ sql }) =>
      ringkasanEod({ sql, toko: { kode_toko: 'TK01' } }, tgl_system),
    )
    expect(again).toBe(ringkasan)
    expect(hash).toBe(hashRingkasan(ringkasan))
  }
  await inDatabase(server, `UPDATE barang SET status = 'READY' WHERE kode_barcode = '00000004'`)
  await expectBooksAgree(server.pool)
})

test('the database takes no posting into a day that is over, the last one or one before; every shop has its own days', async () => {
  const posted = (table: string, column: string, content: string) => (kode_toko: string, tanggal: string) =>
    tried(server.pemilik, kode_toko, ({ client }) =>
      client.query(
        `INSERT INTO ${table} (kode_toko, tanggal, jam, ref_type, ref_no, user_id, ${column})
         VALUES ($1, $2, now(), 'UJI', 'UJI', 'OWN1', ${content})`,
        [kode_toko, tanggal],
      ),
    )
  const jurnal = posted('jurnal', 'no_jurnal, kategori', `'UJI', 'UJI'`)
  const stok = posted(
    'mutasi_stok',
    'kode_mutasi, kode_group, kode_dept, lokasi, qty, berat',
    `'M01', 'G375', 'CINCIN', 'TOKO/A1', 1, 0), ($1, $2, now(), 'UJI', 'UJI', 'OWN1', 'M01', 'G375', 'CINCIN', 'V:UJI', -1, 0`,
  )
  for (const post of [jurnal, stok]) {
    for (const day of ['2025-01-15', '2025-01-17'])
      await expect(post('TK01', day)).rejects.toMatchObject({ constraint: 'hari_sudah_ditutup' })
    await post('TK01', '2025-01-18')
    await post('TK02', '2025-01-15')
  }
})

test('a shop that was shut is closed once for each day; until then it sells nothing', async () => {
  server.clock.set('2025-01-21')
  for (const day of ['2025-01-18', '2025-01-19', '2025-01-20']) {
    ask = askOf(server)
    await expect(sell('00000004')).rejects.toThrow(
      'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko',
    )
    expect(must(await closeShop(ask, 'KSR1', day)).data.tgl_system).toBe(day)
  }
  ask = askOf(server)
  await sell('00000004')
  must(await closeShop(ask, 'KSR1'))
  expect((await closeShop(askOf(server), 'KSR1')).message).toBe('Toko Sudah Ditutup Untuk Hari Ini')
  await expectBooksAgree(server.pool)
})
