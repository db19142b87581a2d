/** The dashboard: counters and months by the shop's day, reminders for whom they concern. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  beranda,
  berandaNumbers,
  grafikPembelian,
  grafikPenjualan,
  grafikPesanan,
  grafikService,
} from '#domain/calls/beranda.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, type Client } from '#test/tools/client.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildUser, withSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { deleteWritten, writePesanan, writeService } from '#test/tools/written.ts'
import { buildSale, cancelValid, validate } from '#test/tools/till.ts'
import { buildAmbil, buildTitipan, cash, validasiTitipan } from '#test/tools/titipan.ts'

let server: TestServer
let kasir: Client
beforeAll(async () => {
  server = await startTestServer()
  kasir = await server.client('KSR1')
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const today = async () => (await kasir.call(grafikPenjualan, { query: { type: 'today' } })).value
const waiting = async (as = kasir) =>
  (await as.call(beranda, {})).pengingat.map(({ menu, jumlah }) => [menu, jumlah])

test('a sale counts once it is validated, and no more once it is cancelled', async () => {
  const [one, two] = [
    await buildSale(kasir, { barang: ['00000001', '00000003'] }),
    await buildSale(kasir, { barang: ['00000002'] }),
  ]
  expect([await today(), await waiting()]).toEqual([0, [['/validasi-penjualan', 2]]])
  for (const no of [one, two]) expect((await validate(kasir, no)).status).toBe(200)
  expect([await today(), await waiting()]).toEqual([2, []])

  const months = await kasir.call(grafikPenjualan, { query: { type: 'monthly' } })
  expect(months.series).toHaveLength(12)
  expect(months.series[0]).toEqual({ bulan: '2024-02', value: 0 })
  expect(months.series.at(-1)).toEqual({ bulan: '2025-01', value: 1_577_500 + 2_281_500 + 6_119_000 })
  expect(months.value).toBe(9_978_000)

  expect((await cancelValid(kasir, two)).status).toBe(200)
  expect([await today(), (await kasir.call(grafikPenjualan, { query: { type: 'monthly' } })).value]).toEqual([
    1, 3_859_000,
  ])
  expect(await kasir.call(grafikPembelian, { query: { type: 'today' } })).toEqual({ value: 0, series: [] })
})

test('a deposit waits until it is validated', async () => {
  const no = await buildTitipan(kasir, { pembayaran: cash(500_000), nama_customer: 'IBU SRI' })
  expect(await waiting()).toEqual([['/validasi-titipan', 1]])
  expect((await validasiTitipan(kasir, no)).status).toBe(200)
  expect(await waiting()).toEqual([])
  // and again, at the same screen, when it is taken
  const sale = await buildAmbil(kasir, no, { lain: ['00000004'] })
  expect(await waiting()).toEqual([['/validasi-titipan', 1]])
  expect((await validate(kasir, sale)).status).toBe(200)
  expect(await waiting()).toEqual([])
})

test('a group without a price is told to those who can set it', async () => {
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  await inDatabase(
    server,
    `UPDATE harga_group SET harga = 0, harga_min_gram = 0, harga_max_gram = 0
     WHERE kode_toko = 'TK01' AND kode_group = 'LM'`,
  )
  expect(await waiting(await server.client('ADM1'))).toEqual([
    ['/master-parameter-harga-emas', 1],
    ['/timbang-baki', 2],
  ])
  expect(await waiting()).toEqual([])
  expect(await waiting(await server.client('OWN1', 'TK02'))).toEqual([])
})

test('a group that came without rugi nota is told to those who can set it, until it is said', async () => {
  const owner = await server.client('OWN1')
  const group = {
    kode_group: 'G917',
    nama_group: 'EMAS 22K',
    kode_kategori: 'EMAS',
    kadar: 91.7,
    kadar_cetak: '22K',
  }
  expect((await owner.send('POST', 'group', group)).status).toBe(200)
  const menu = '/master-parameter-rugi-nota'
  const told = async () => (await waiting(owner)).filter(([screen]) => screen === menu)
  expect(await told()).toEqual([[menu, 1]])
  const rule = { kode_group: 'G917', tipe: 'PERSENTASE', nilai: 0 }
  expect((await owner.send('POST', 'ruginota', rule)).status).toBe(200)
  expect(await told()).toEqual([])
  expect((await owner.send('DELETE', 'group/G917')).status).toBe(200)
})

test("today's prices of the shop are for everybody in it", async () => {
  const { harga, harga_24k, diubah_at } = await (await server.client('SLS1')).call(beranda, {})
  expect(harga.map((h) => [h.kode_group, h.harga])).toEqual([
    ['LM', 0],
    ['G700', 1_150_000],
    ['G375', 650_000],
  ])
  expect([harga_24k, diubah_at]).toEqual([0, '-'])
})

test('figures in rupiah only with a right to look at sales', async () => {
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  const gudang = await server.client('GDG1')
  expect((await gudang.request('GET', 'penjualan/chart?type=monthly')).status).toBe(403)
  const refused = await kasir.request('GET', 'penjualan/chart?type=weekly')
  expect(refusal(refused)).toEqual([400, 'Type Tidak Boleh Kosong'])
})

test('a gold price of an earlier day is spoken of, with how many days it is old', async () => {
  const owner = await server.client('OWN1')
  const old = async () =>
    (await owner.call(beranda, {})).pengingat.find(
      ({ teks: text }) => text === 'Hari Harga Emas Belum Diperbarui',
    )
  expect(await old()).toBeUndefined()
  await inDatabase(server, `UPDATE harga_group SET berlaku_at = '2025-01-12 23:30+07'`)
  expect(await old()).toMatchObject({ menu: '/master-parameter-harga-emas', jumlah: 3 })
})

test('orders and repairs count when they are saved; a month of orders is what was ordered in it, one of repairs what was fetched', async () => {
  const both = async (type: 'today' | 'monthly') => {
    const [pesanan, service] = [
      await kasir.call(grafikPesanan, { query: { type } }),
      await kasir.call(grafikService, { query: { type } }),
    ]
    return [pesanan.value, service.value]
  }
  expect([await both('today'), await both('monthly')]).toEqual([
    [0, 0],
    [0, 0],
  ])
  const batal = { status_pesanan: 'CLOSE', batal_by: 'SPV1', batal_at: '2025-01-15 11:00+07' }
  const dropped = { status: 'BATAL', batal_by: 'SPV1' }
  await writePesanan(server, { no_pesanan: 'PS-TK01-250115-0921', barang: [{}, dropped, { ongkos: 0 }] })
  await writePesanan(server, { no_pesanan: 'PS-TK01-250115-0922', ...batal, tgl_batal: '2025-01-15' })
  await writePesanan(server, { no_pesanan: 'PS-TK02-250115-0921', kode_toko: 'TK02' })
  // of last month: one that was cancelled in it, one that was cancelled since
  for (const [no, tgl_batal] of [
    ['0923', '2024-12-30'],
    ['0924', '2025-01-15'],
  ])
    await writePesanan(server, {
      no_pesanan: `PS-TK01-241220-${no}`,
      tgl_system: '2024-12-20',
      ...batal,
      tgl_batal,
    })
  await writeService(server, { no_faktur_service: 'SV-TK01-250115-0921' })
  await writeService(server, {
    no_faktur_service: 'SV-TK01-241220-0921',
    tgl_system: '2024-12-20',
    status_service: 'AMBIL',
    tgl_selesai: '2024-12-28',
    selesai_by: 'SPV1',
    tgl_ambil: '2025-01-02',
    ambil_by: 'KSR1',
    total: 75_000,
  })
  expect([await both('today'), await both('monthly')]).toEqual([
    [1, 1],
    [4_900_000 + 4_600_000, 75_000],
  ])
  const { series } = await kasir.call(grafikPesanan, { query: { type: 'monthly' } })
  expect(series.slice(-2)).toEqual([
    { bulan: '2024-12', value: 4_900_000 },
    { bulan: '2025-01', value: 9_500_000 },
  ])
  const { pesanan, service } = await kasir.call(berandaNumbers, {})
  expect([pesanan?.hari, service?.hari]).toEqual([
    { nota: 1, qty: 2, berat: 8_000, rupiah: 9_500_000 },
    { nota: 1, qty: 1, berat: 2_000, rupiah: 50_000 },
  ])
  await deleteWritten(server)
})

describe('backups', () => {
  const dari = async (user: string) => (await (await server.client(user)).call(beranda, {})).cadangan
  const write = (content: string) =>
    asOwner(
      server,
      `INSERT INTO cadangan (mulai, selesai, status, asal, tempat, nama, bytes, hash, sebab) ${content}`,
    )
  const hash = 'a'.repeat(64)
  const pada = (saat: string) => `'${saat}+07'::timestamptz`

  test('who owns the chain is told that there is none, that it is old, or that it failed; nobody else is', async () => {
    server.clock.set('2025-01-20')
    expect(await dari('OWN1')).toBeNull() // the database was made today
    await asOwner(server, `UPDATE migrasi SET pada = '2025-01-01'`)
    expect(await dari('OWN1')).toEqual({ peringatan: 'BELUM PERNAH', baik: null, gagal: null, sebab: null })
    for (const user of ['SPV1', 'KSR1']) expect(await dari(user)).toBeNull()

    const lama = pada('2025-01-18 23:30')
    await write(`VALUES (${lama}, ${lama}, 'BAIK', 'JADWAL', '/cadangan', 'a.tar', 1, '${hash}', NULL)`)
    expect(await dari('OWN1')).toMatchObject({ peringatan: 'LAMA', baik: '2025-01-18T16:30:00.000Z' })

    const baru = pada('2025-01-19 23:30')
    await write(`VALUES (${baru}, ${baru}, 'BAIK', 'JADWAL', '/cadangan', 'b.tar', 1, '${hash}', NULL)`)
    expect(await dari('OWN1')).toBeNull()

    const gagal = pada('2025-01-20 01:00')
    await write(
      `VALUES (${gagal}, ${gagal}, 'GAGAL', 'JADWAL', '/cadangan', 'c.tar', NULL, NULL, 'disk penuh')`,
    )
    expect(await dari('OWN1')).toMatchObject({ peringatan: 'GAGAL', sebab: 'disk penuh' })
  })

  test('those that came with a restored database are another machine’s; the file itself counts as of its moment', async () => {
    await asOwner(
      server,
      `INSERT INTO pemulihan (pada, berkas, dibuat, sampai, hash)
       SELECT ${pada('2025-01-20 02:00')}, 'x.tar', ${pada('2025-01-18 12:00')}, max(id), '${hash}'
       FROM cadangan`,
    )
    expect(await dari('OWN1')).toMatchObject({
      peringatan: 'LAMA',
      baik: '2025-01-18T05:00:00.000Z',
      sebab: null,
    })
  })
})

test('who may change the settings is told for as long as one person may do alone what should have two', async () => {
  const said = async (user_id: string) =>
    (await (await server.client(user_id)).call(beranda, {})).peringatan.map(({ key }) => key)
  expect(await said('OWN1')).toEqual(['MODUL_HUTANG', 'PPN_MODE', 'OTORISASI_BEDA_USER'])
  expect([await said('SPV1'), await said('KSR1')]).toEqual([[], []])
  await withSettings(server, { OTORISASI_BEDA_USER: 'YA', MODUL_HUTANG: 'TIDAK' }, async () => {
    expect(await said('OWN1')).toEqual(['PPN_MODE'])
  })
})
