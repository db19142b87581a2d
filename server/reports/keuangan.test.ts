/** R39 and R40 to the rupiah: opening balance, cash, cards with their fee, a cancel, a day that is closed, filters that hide rows (DOMAIN §E.7). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOf } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusalAt, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildUser } from '#test/tools/factories.ts'
import { expectMoneyAgrees } from '#test/tools/keuangan.ts'
import { file, reportAt, request, type Asked } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, buildValidSale, cancel } from '#test/tools/till.ts'

const [RABU, KAMIS] = ['2025-01-15', '2025-01-16']
const BCA = '1234567890'
let server: TestServer
let kasir: Client
let penyelia: Client
let tunai: string
let kartu: string
let debet: string

beforeAll(async () => {
  server = await startTestServer({ tanggal: RABU })
  await buildUser(server, { user_id: 'KSR2', level: 'KSR' })
  kasir = await server.client('KSR1')
  tunai = await buildValidSale(kasir, { barang: ['00000001'] }) // 1,577,500
  kartu = await buildValidSale(kasir, {
    barang: ['00000003'], // 2,281,500
    pembayaran: [
      { jenis: 'CASH', nominal: 281_500 },
      { jenis: 'CREDIT', nominal: 2_000_000, nama_bank: 'BCA', no_card: '4111111111117890', fee: 2 },
    ],
  })
  await closeDay(server, askOf(server), KAMIS)
  kasir = await server.client('KSR2')
  debet = await buildValidSale(kasir, {
    barang: ['00000004'], // 1,429,500
    pembayaran: [{ jenis: 'DEBET', nominal: 1_429_500, nama_bank: 'BCA' }],
  })
  await allowed(kasir, () => cancel(kasir, debet))
  penyelia = await server.client('SPV1')
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const ask = async (path: string, more: Asked) => {
  const { status, message, data, total, saldo } = await request(penyelia, reportAt(path), {
    tgl_from: RABU,
    tgl_to: KAMIS,
    type: 'DETAIL',
    ...more,
  })
  expect([status, message]).toEqual([200, expect.any(String)])
  return { data: data as Record<string, unknown>[], total, saldo }
}
const cash = (more: Asked = {}) => ask('keuangan/report-cash', more)
const bank = (more: Asked = {}) => ask('keuangan/report-non-cash', more)

test('R39: every rupiah of the drawer with the balance after it', async () => {
  const { data, total, saldo } = await cash()
  expect(
    data.map((r) => [r['tanggal'], r['kategori'], r['deskripsi'], r['masuk'], r['keluar'], r['saldo']]),
  ).toEqual([
    [RABU, 'SALDO AWAL', expect.any(String), 10_000_000, 0, 10_000_000],
    [RABU, 'PENJUALAN', tunai, 1_577_500, 0, 11_577_500],
    [RABU, 'PENJUALAN', kartu, 281_500, 0, 11_859_000],
  ])
  expect(data[1]).toMatchObject({ user_id: 'KSR1', jam: expect.stringMatching(/^\d\d:\d\d:\d\d$/) })
  expect(total).toEqual({ masuk: 11_859_000, keluar: 0 })
  expect(saldo).toEqual([{ saldo_awal: 0, masuk: 11_859_000, keluar: 0, saldo_akhir: 11_859_000 }])
})

test('R39 of a day on which the drawer rested: what it held in the morning and in the evening', async () => {
  expect(await cash({ tgl_from: KAMIS })).toEqual({
    data: [],
    total: { masuk: 0, keluar: 0 },
    saldo: [{ saldo_awal: 11_859_000, masuk: 0, keluar: 0, saldo_akhir: 11_859_000 }],
  })
})

test('R39: a filter hides rows and moves no balance', async () => {
  const { data, total, saldo } = await cash({ kategori: 'PENJUALAN', user_id: 'KSR1' })
  expect(data.map((r) => r['saldo'])).toEqual([11_577_500, 11_859_000])
  expect([total, saldo]).toEqual([
    { masuk: 1_859_000, keluar: 0 },
    [{ saldo_awal: 0, masuk: 11_859_000, keluar: 0, saldo_akhir: 11_859_000 }],
  ])
  const rekap = await cash({ type: 'REKAP', kategori: 'PENJUALAN' })
  expect(rekap.data).toEqual([
    { kategori: 'PENJUALAN', qty: 2, masuk: 1_859_000, keluar: 0, selisih: 1_859_000 },
  ])
  expect(rekap.saldo).toEqual(saldo)
  const { bytes } = await file(penyelia, reportAt('keuangan/report-cash'), 'csv', {
    tgl_from: RABU,
    tgl_to: KAMIS,
    type: 'REKAP',
    kategori: 'PENJUALAN',
  })
  expect(new TextDecoder().decode(bytes).trim().split('\r\n').slice(1)).toEqual([
    'Saldo Awal,,,,0',
    'PENJUALAN,2,1859000,0,1859000',
    'Mutasi Di Luar Filter,,10000000,0,10000000',
    'Saldo Akhir,,,,11859000',
  ])
})

test('R39: who counts the drawer sees its closed days; what it should hold today is told of a kept count', async () => {
  const lihat = async (tgl_to: string, type: string) =>
    refusalAt(await request(kasir, reportAt('keuangan/report-cash'), { tgl_from: RABU, tgl_to, type }))
  for (const type of ['REKAP', 'DETAIL'])
    expect(await lihat(KAMIS, type)).toEqual([
      403,
      'Kas Hari Ini Terlihat Sesudah Toko Ditutup, Pilih Sampai Hari Sebelumnya',
      ['tgl_to'],
    ])
  expect((await lihat(RABU, 'DETAIL'))[0]).toBe(200)
  const body = { tgl_from: KAMIS, tgl_to: KAMIS, type: 'DETAIL' }
  expect((await request(kasir, reportAt('keuangan/report-non-cash'), body)).status).toBe(200)
})

test('R40: what the bank has of a card, its fee beside it; what was cancelled went back with its fee', async () => {
  const { data, total, saldo } = await bank()
  expect(
    data.map((r) => [
      r['kategori'],
      r['jenis'],
      r['bank'],
      r['no_card'],
      r['deskripsi'],
      r['fee_rp'],
      r['masuk'],
      r['keluar'],
      r['saldo'],
    ]),
  ).toEqual([
    ['SALDO AWAL', '-', 'BCA', '-', expect.any(String), 0, 25_000_000, 0, 25_000_000],
    [
      'PENJUALAN',
      'CREDIT',
      'BCA',
      expect.stringMatching(/^\*+7890$/),
      kartu,
      40_000,
      1_960_000,
      0,
      26_960_000,
    ],
    ['PENJUALAN', 'DEBET', 'BCA', '-', debet, expect.any(Number), expect.any(Number), 0, expect.any(Number)],
    ['BATAL PENJUALAN', 'DEBET', 'BCA', '-', debet, expect.any(Number), 0, expect.any(Number), 26_960_000],
  ])
  expect(data[2]!['masuk']).toBe(1_429_500 - Number(data[2]!['fee_rp']))
  expect([data[3]!['fee_rp'], data[3]!['keluar']]).toEqual([
    0 - Number(data[2]!['fee_rp']),
    data[2]!['masuk'],
  ])
  expect(new Set(data.map((r) => r['no_rekening']))).toEqual(new Set([BCA]))
  expect(total).toMatchObject({ fee_rp: 40_000 })
  expect(saldo).toEqual([
    {
      no_rekening: BCA,
      saldo_awal: 0,
      masuk: expect.any(Number),
      keluar: data[3]!['keluar'],
      saldo_akhir: 26_960_000,
    },
  ])
})

test('R40: by way of paying, by user and by account; an account that nobody has is told nothing of', async () => {
  expect((await bank({ jenis: 'CREDIT' })).data.map((r) => [r['deskripsi'], r['saldo']])).toEqual([
    [kartu, 26_960_000],
  ])
  expect((await bank({ user_id: 'KSR2', type: 'REKAP' })).data.map((r) => [r['kategori'], r['qty']])).toEqual(
    [
      ['BATAL PENJUALAN', 1],
      ['PENJUALAN', 1],
    ],
  )
  expect((await bank({ jenis: '-' })).data.map((r) => r['kategori'])).toEqual(['SALDO AWAL'])
  expect(await bank({ no_rekening: '9999' })).toMatchObject({ data: [], saldo: [] })
  expect((await bank({ no_rekening: BCA, tgl_from: KAMIS })).saldo).toMatchObject([
    { saldo_awal: 26_960_000, saldo_akhir: 26_960_000 },
  ])
})

test('both are the journal at both ends of any days', () => expectMoneyAgrees(server, penyelia, RABU, KAMIS))

test('another shop has a drawer of its own', async () => {
  const other = await server.client('OWN1', 'TK02')
  const body = { tgl_from: RABU, tgl_to: KAMIS, type: 'DETAIL' }
  const { data, saldo } = await request(other, reportAt('keuangan/report-cash'), body)
  expect([data, saldo]).toEqual([[], [{ saldo_awal: 0, masuk: 0, keluar: 0, saldo_akhir: 0 }]])
  expect((await request(other, reportAt('keuangan/report-non-cash'), body))['saldo']).toEqual([])
})
