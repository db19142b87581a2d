/** A purchase and a trade-in that the owner cancels on a later day: their own day's reports keep saying what its books say; a range that holds both days says nothing of them (DOMAIN §B.0.10, §H.1-22). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { buildSoldEarlier, buildValidBuy, cancelBuy, validateBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import type { Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { defaults, reportAt, request, wireRows, type Asked } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, buildValidSale, cancelValid, save, saleBody } from '#test/tools/till.ts'

const [RABU, KAMIS] = ['2025-01-15', '2025-01-16']
let server: TestServer
let owner: Client
let beli: string
let tukar: string

beforeAll(async () => {
  server = await startTestServer({ tanggal: RABU })
  const kasir = await server.client('KSR1')
  await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
  await buildSoldEarlier(server, '00000002', {
    harga_jual: 5_894_000,
    ongkos: 75_000,
    harga_atribut: 150_000,
  })
  beli = await buildValidBuy(kasir, {
    beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
  })
  // The shop pays: the new piece is worth less than the old one.
  const body = await saleBody(kasir, { barang: ['00000003'], pembayaran: [] })
  const saved = await save(kasir, {
    ...body,
    detail_beli: [{ kode_barcode: '00000002', berat: 5.117, kondisi: 'MULUS', harga: 5_599_500 }],
    pembayaran: [{ jenis: 'CASH', nominal: 3_318_000 }],
  })
  tukar = saved.data.no_faktur_group
  expect((await validateBuy(kasir, tukar, { jenis: 'TUKAR' })).status).toBe(200)

  await closeDay(server, askOf(server), KAMIS)
  owner = await server.client('OWN1')
  for (const no of [beli, tukar]) {
    const { status, message } = await allowed(owner, () => cancelBuy(owner, no), { user_id: 'OWN1' })
    expect([no, status, message]).toEqual([no, 200, expect.any(String)])
  }
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const of = async (path: string, tgl_awal: string, tgl_akhir: string, more: Asked = {}) => {
  const body = await request(owner, reportAt(path), {
    ...defaults(reportAt(path)),
    tgl_awal,
    tgl_akhir,
    ...more,
  })
  return {
    rows: wireRows(body.data, reportAt(path)) as Record<string, unknown>[],
    total: body['total'] as Record<string, number>,
  }
}
/** Debits less credits of the dates. */
const moved = async (akun: string[], awal: string, akhir: string): Promise<number> =>
  (
    await inDatabase<{ jumlah: number }>(
      server,
      `SELECT coalesce(sum(d.jumlah), 0)::bigint AS jumlah
       FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
       WHERE j.kode_toko = 'TK01' AND d.kode_akun = ANY ($1) AND j.tanggal BETWEEN $2 AND $3`,
      [akun, awal, akhir],
    )
  )[0]!.jumlah

test.each([
  [RABU, RABU, 2, 1],
  [RABU, KAMIS, 0, 0],
] as const)('%s to %s: purchases and sales are those of the books', async (awal, akhir, dibeli, dijual) => {
  const beli = await of('pembelian/report', awal, akhir, { type_laporan: 'DETAIL' })
  expect(beli.rows).toHaveLength(dibeli)
  expect(beli.total['harga']).toBe(await moved(['5101'], awal, akhir))
  for (const [path, more] of [
    ['pembelian/report', { type_laporan: 'REKAP' }],
    ['pembelian/report-sales', {}],
    ['pembelian/report-stock-beli', {}],
  ] as const)
    expect([path, (await of(path, awal, akhir, more)).total['harga']]).toEqual([path, beli.total['harga']])

  const jual = await of('penjualan/report', awal, akhir, { type_laporan: 'DETAIL' })
  expect(jual.rows).toHaveLength(dijual)
  expect(jual.total['dpp']).toBe(0 - (await moved(['4101', '4102', '4103'], awal, akhir)))
  for (const path of ['penjualan/report-sales', 'penjualan/report-stock-jual'])
    expect([path, (await of(path, awal, akhir)).total['berat']]).toEqual([path, jual.total['berat']])
  const tukar = await of('tukar/report', awal, akhir)
  expect([tukar.total['harga_total'], tukar.total['selisih'], tukar.total['bayar']]).toEqual(
    dijual ? [2_281_500, -3_318_000, -3_318_000] : [0, 0, 0],
  )
})

test('R18: the old piece pays for the new one as far as it reaches; what the shop pays out is no payment of a sale', async () => {
  const { rows, total } = await of('penjualan/report-bayar', RABU, RABU)
  expect(rows.map((r) => [r['jenis'], r['nominal']])).toEqual([['TUKAR', 2_281_500]])
  expect(total['nominal']).toBe(
    (await of('penjualan/report', RABU, RABU, { type_laporan: 'REKAP' })).total['harga_total'],
  )
  expect((await of('penjualan/report-bayar', RABU, KAMIS)).rows).toEqual([])
})

test('R25: what was taken back is not with the shop, and was not sold again', async () => {
  const { rows } = await of('pembelian/report-history', RABU, RABU)
  expect(rows.map((r) => [r['kode_barcode'], r['status'], r['tgl_status']])).toEqual([
    ['00000001', 'BATAL', KAMIS],
    ['00000002', 'BATAL', KAMIS],
  ])
  expect((await of('pembelian/report-history', RABU, RABU, { status: 'TERJUAL LAGI' })).rows).toEqual([])
  expect((await of('pembelian/report-history', RABU, KAMIS)).rows).toEqual([])
})

test('R26: they stand under the day of the cancel', async () => {
  expect((await of('pembelian/report-batal', RABU, RABU)).rows).toEqual([])
  expect(
    (await of('pembelian/report-batal', KAMIS, KAMIS)).rows.map((r) => [
      r['no_faktur_group'],
      r['tgl_batal'],
      r['harga'],
      r['otorisasi'],
    ]),
  ).toEqual([
    [beli, KAMIS, 1_492_500, 'OWN1'],
    [tukar, KAMIS, 5_599_500, 'OWN1'],
  ])
})

test('R47: the month holds the sale and its cancel', async () => {
  const months = { tgl_from: '2025-01', tgl_to: '2025-01' }
  for (const path of [
    'penjualan/report-bulanan',
    'penjualan/report-bulanan-all',
    'pembelian/report-bulanan',
    'pembelian/report-bulanan-all',
  ])
    expect([path, (await request(owner, reportAt(path), months)).data]).toEqual([path, []])
})

test('R18: of two pieces on a card one was given back: what is left of it, and its fee in whole rupiah', async () => {
  const kasir = await server.client('KSR1')
  const no = await buildValidSale(kasir, {
    barang: ['00000003', '00000004'], // 2,281,500 and 1,429,500
    pembayaran: [
      { jenis: 'CREDIT', nominal: 3_711_000, nama_bank: 'BCA', no_card: '4111111111117890', fee: 1.3333 },
    ],
  })
  expect((await cancelValid(kasir, no, [`${no}-02`])).status).toBe(200)
  const { rows } = await of('penjualan/report-bayar', KAMIS, KAMIS)
  expect(rows.map((r) => [r['no_faktur_group'], r['nominal'], r['fee_rp']])).toEqual([
    [no, 2_281_500, Math.floor(2_281_500 * 0.013333)],
  ])
})
