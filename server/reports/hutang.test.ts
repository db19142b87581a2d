/** R33 to R38 and R48 of loans over two months, to the rupiah: given, extended, paid in part, settled, handed over, undone (DOMAIN §E.6). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { batalBayarSah, buildBayarSah, serahBody, serahSah } from '#test/tools/bayar-hutang.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { batalHutang, batalHutangSah, buildHutang, buildHutangSah, lihatHutang } from '#test/tools/hutang.ts'
import { expectLoansAgree } from '#test/tools/laporan-hutang.ts'
import { file, reportAt, request, type Asked } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const [AWAL, TENGAH, AKHIR] = ['2025-01-15', '2025-02-17', '2025-02-18']
let server: TestServer
let kasir: Client
let cincin: string
let harian: string
let diserahkan: string
let batal: string
let lunas: string

beforeAll(async () => {
  server = await startTestServer({ tanggal: AWAL })
  kasir = await server.client('KSR1')
  cincin = await buildHutangSah(kasir, {
    jumlah_hutang: 1_200_000,
    barang: [
      { nama_barang: 'CINCIN POLOS', jumlah: 2, berat: 4.1 },
      { nama_barang: 'KALUNG', kategori: 'G375', kondisi: 'PATAH', berat: 3.2 },
    ],
  })
  harian = await buildHutangSah(kasir, {
    kode_sales: 'S02',
    jumlah_hutang: 1_000_000,
    kode_kondisi_pinjaman: 'H30',
    nama_customer: 'BAPAK JOKO',
  })
  diserahkan = await buildHutangSah(kasir, { jumlah_hutang: 2_000_000 })
  batal = await buildHutangSah(kasir, { jumlah_hutang: 700_000 })
  must(await batalHutangSah(kasir, batal))
  must(await batalHutang(kasir, await buildHutang(kasir, { jumlah_hutang: 300_000 })))

  for (let day = tanggalSystem(AWAL); day < TENGAH;)
    await closeDay(server, askOf(server), (day = tambahHari(day, 1)))
  kasir = await server.client('KSR1')
  await buildBayarSah(kasir, cincin, { jenis: 'PERPANJANG', cicil: 200_000 })
  must(await batalBayarSah(kasir, await buildBayarSah(kasir, harian, { jenis: 'LUNAS' })))
  await closeDay(server, askOf(server), AKHIR)
  kasir = await server.client('KSR1')
  lunas = await buildBayarSah(kasir, harian, { jenis: 'LUNAS' })
  await serahkan(diserahkan, 5_000_000)
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

/** The bangle of 5.2 g is sold to the shop; what exceeds the debt is paid out. */
async function serahkan(no_faktur_hutang: string, harga: number): Promise<void> {
  const { bunga } = await lihatHutang(kasir, no_faktur_hutang)
  const pembayaran = [{ jenis: 'CASH', nominal: harga - 2_000_000 - bunga }]
  must(
    await serahSah(kasir, serahBody(no_faktur_hutang, { barang: [{ harga, kondisi: 'MULUS' }], pembayaran })),
  )
}

const ask = async (path: string, asked: Asked, client = kasir) => {
  const { status, message, data, total } = await request(client, reportAt(path), asked)
  expect([status, message]).toEqual([200, expect.any(String)])
  return { message, rows: data as Record<string, any>[], total: total as Record<string, number> }
}
const all = { tgl_awal: AWAL, tgl_akhir: AKHIR }
const dariKe = { tgl_from: AWAL, tgl_to: AKHIR }

test('R33: loans that stand, with their goods as a list; by the day they are due as well', async () => {
  const { rows, total } = await ask('hutang/report', { ...all, type_tgl: 'tgl_hutang', kode_sales: 'ALL' })
  expect(rows.map((r) => [r['no_faktur_hutang'], r['jumlah_hutang'], r['status_hutang']])).toEqual([
    [cincin, 1_200_000, 'OPEN'],
    [harian, 1_000_000, 'CLOS'],
    [diserahkan, 2_000_000, 'CLOS'],
  ])
  expect(rows[0]!['detail_barang']).toEqual([
    { nama_barang: 'CINCIN POLOS', jumlah: 2 },
    { nama_barang: 'KALUNG', jumlah: 1 },
  ])
  expect(rows[0]).toMatchObject({
    berat_emas: 7.3,
    berat_bruto: 7.55,
    bunga_persen: 3,
    lama_pinjam: expect.any(Number),
  })
  expect(total['jumlah_hutang']).toBe(4_200_000)
  const { bytes } = await file(kasir, reportAt('hutang/report'), 'csv', {
    ...all,
    type_tgl: 'tgl_hutang',
    kode_sales: 'S01',
  })
  expect(new TextDecoder().decode(bytes)).toContain('"CINCIN POLOS (2), KALUNG"')
  const tempo = await ask('hutang/report', { ...all, type_tgl: 'tgl_jatuh_tempo', kode_sales: 'S02' })
  expect(tempo.rows.map((r) => r['no_faktur_hutang'])).toEqual([harian])
})

test('R34: what is due on running loans is what the counter would ask for today', async () => {
  const { message, rows } = await ask('hutang/report-jatuh-tempo', {
    ...dariKe,
    tgl_to: '2025-12-31',
    kode_sales: 'ALL',
  })
  const diminta = await lihatHutang(kasir, cincin)
  expect(message).toBe('Laporan Stock Hutang Tersedia')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    no_faktur_hutang: cincin,
    no_hp: '081322334455',
    jumlah_hutang: 1_200_000,
    sisa_pokok: 1_000_000,
    tgl_jatuh_tempo: diminta.tgl_jatuh_tempo,
    hari_lewat: 0,
    bunga: diminta.bunga,
    harus_dibayar: diminta.harus_dibayar,
  })
  const empty = await ask('hutang/report-jatuh-tempo', { ...dariKe, kode_sales: 'S02' })
  expect([empty.message, empty.rows]).toEqual(['Laporan Stock Hutang Kosong', []])
})

test('R34: a phone number is whole for who may take it away', async () => {
  await inDatabase(
    server,
    `INSERT INTO hak_akses (user_id, menu_name, boleh_export)
     VALUES ('KSR1', '/laporan-hutang-jatuh-tempo', false), ('KSR1', '/laporan-transaksi-hutang', false)
     ON CONFLICT (user_id, menu_name) DO UPDATE SET boleh_export = false`,
  )
  server.app.deps.sessions.forgetAll()
  kasir = await server.client('KSR1')
  for (const [path, asked] of [
    ['hutang/report-jatuh-tempo', { ...dariKe, tgl_to: '2025-12-31' }],
    ['hutang/report', all],
  ] as const)
    expect((await ask(path, asked)).rows[0]!['no_hp']).toMatch(/^\d{4}\*+\d{3}$/)
})

test('R35: what the shop held, today and on any day before', async () => {
  const held = async (tanggal: string) =>
    (await ask('hutang/report-stock', { tanggal })).rows.map((r) => [r['no_faktur_hutang'], r['sisa_pokok']])
  expect(await held(AWAL)).toEqual([
    [cincin, 1_200_000],
    [harian, 1_000_000],
    [diserahkan, 2_000_000],
  ])
  expect(await held(TENGAH)).toEqual([
    [cincin, 1_000_000],
    [harian, 1_000_000],
    [diserahkan, 2_000_000],
  ])
  expect(await held(AKHIR)).toEqual([[cincin, 1_000_000]])
  expect(await held('2025-01-14')).toEqual([])
  expect((await ask('hutang/report-stock', { tanggal: AKHIR })).rows[0]).toMatchObject({
    kondisi: 'MULUS, PATAH',
    kategori: 'G375, G700',
    jumlah: 3,
    jumlah_hutang: 1_200_000,
  })
})

test('R36: what ended, and what was paid in interest alone; what was undone is in neither', async () => {
  const { rows, total } = await ask('hutang/report-lunas', all)
  expect(
    rows.map((r) => [
      r['bagian'],
      r['no_faktur_hutang'],
      r['jenis'],
      r['jenis_bayar'],
      r['pokok'],
      r['lama'],
    ]),
  ).toEqual([
    ['HUTANG LUNAS', harian, 'LUNAS', 'CASH', 1_000_000, 34],
    ['HUTANG LUNAS', diserahkan, 'SERAH BARANG', 'BARANG', 2_000_000, 34],
    ['BUNGA SAJA', cincin, 'PERPANJANG', 'CASH', 0, 33],
  ])
  expect(rows[0]).toMatchObject({ no_transaksi: lunas, kasir: 'KSR1', bunga: 34_000, total_bayar: 1_034_000 })
  expect(total['total_bayar']).toBe(total['pokok']! + total['bunga']!)
})

test('R37: whatever was undone after it had been confirmed, why and by whose word', async () => {
  const { rows } = await ask('hutang/report-batal', all)
  expect(
    rows.map((r) => [
      r['tgl_batal'],
      r['jenis'],
      r['no_faktur_hutang'],
      r['pokok'],
      r['alasan'],
      r['batal_by'],
      r['otorisasi'],
    ]),
  ).toEqual([
    [AWAL, 'BATAL HUTANG', batal, 700_000, 'SALAH INPUT', 'KSR1', 'SPV1'],
    [TENGAH, 'BATAL LUNAS', harian, 1_000_000, 'SALAH INPUT', 'KSR1', 'SPV1'],
  ])
})

test('R38: loans of a sales person, those that run and those that ended; none is chosen by itself', async () => {
  const of = (kode_sales: string, status_hutang: string) =>
    ask('hutang/report-hutang-persales', { ...dariKe, kode_sales, status_hutang })
  expect((await of('ALL', 'CLOS')).rows).toEqual([
    { kode_sales: 'S01', nama_sales: 'SITI', qty: 1, berat: 5.2, jumlah_hutang: 2_000_000 },
    { kode_sales: 'S02', nama_sales: 'BUDI', qty: 1, berat: 5.2, jumlah_hutang: 1_000_000 },
  ])
  expect((await of('S01', 'OPEN')).rows).toEqual([
    { kode_sales: 'S01', nama_sales: 'SITI', qty: 3, berat: 7.3, jumlah_hutang: 1_200_000 },
  ])
  const { status, message } = await request(kasir, reportAt('hutang/report-hutang-persales'), dariKe)
  expect([status, message]).toEqual([400, 'Kode Sales Harga Dipilih'])
})

test('R48: loans given on the day, and those that ended on it with what was paid', async () => {
  const hari = (tipe_transaksi: string) => ask('sales/report-daily', { tipe_transaksi, kode_sales: 'ALL' })
  const { bunga } = (await ask('hutang/report-lunas', all)).rows[1]!
  expect((await hari('HUTANG_LUNAS')).rows).toEqual([
    { kode_sales: 'S01', nama_sales: 'SITI', qty: 1, berat: 5.2, rupiah: 2_000_000 + bunga },
    { kode_sales: 'S02', nama_sales: 'BUDI', qty: 1, berat: 5.2, rupiah: 1_034_000 },
  ])
  expect((await hari('HUTANG')).rows).toEqual([])
})

test('every range of days and every day is the ledger', () => expectLoansAgree(server, kasir, TENGAH, AKHIR))
test('the first days too', () => expectLoansAgree(server, kasir, AWAL, '2025-01-17'))
