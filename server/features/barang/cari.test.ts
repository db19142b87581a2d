/** Pieces found by what a customer asks for. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scanBarang } from '#domain/calls/barang.ts'
import { CARI_BARANG_MAKS, cariBarang } from '#domain/calls/cari-barang.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale } from '#test/tools/till.ts'

let server: TestServer
let till: Client
beforeAll(async () => {
  server = await startTestServer()
  till = await server.client('SLS1')
  await buildSale(till, { barang: ['00000001'] })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})
const found = async (text: string, as = till) =>
  (await as.call(cariBarang, { query: { teks: text } })).map(({ kode_barcode }) => kode_barcode)

it.each([
  ['gelang', ['00000002']],
  ['gel', ['00000002']],
  ['gelang 5', ['00000002']],
  ['gelang 3', []],
  ['lm 5', ['00000005']],
  ['lm 5g', ['00000005']],
  ['70%', ['00000004', '00000002']],
  ['9k 3,4', ['00000003']],
  ['3,4', ['00000003']],
  ['a2 1,4jt', ['00000004']],
  ['Rp 1.577.500', []],
  ['1577500', ['00000004', '00000001']],
  ['booked', ['00000001']],
  ['a1', ['00000002', '00000001']],
  ['00000003', ['00000003']],
  ['%', []],
  ['tidak ada', []],
])('%s', async (text, barcodes) => {
  expect(await found(text)).toEqual(barcodes)
})

it('says what it costs and where it lies', async () => {
  expect(await till.call(cariBarang, { query: { teks: 'gelang' } })).toEqual([
    {
      kode_barcode: '00000002',
      nama_barang: 'GELANG',
      kadar_cetak: '70%',
      kode_group: 'G700',
      berat: 5125,
      kode_gudang: 'TOKO',
      kode_baki: 'A1',
      status: 'READY',
      foto: null,
      harga_total: (await till.call(scanBarang, { params: { kode_barcode: '00000002' } })).harga_total,
    },
  ])
})

it('is of the own shop, for who may scan, and never more than fit', async () => {
  expect(await found('kalung', await server.client('OWN1', 'TK02'))).toEqual([])
  await inDatabase(
    server,
    `INSERT INTO barang (kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak,
         berat, berat_awal, kode_gudang, kode_baki, status, tgl_masuk)
     SELECT 'TK01', '9' || lpad(i::text, 7, '0'), 'G375', 'CINCIN', 'RANTAI', 375000, '9K', 1000, 1000,
       'TOKO', 'A1', CASE WHEN i > 90 THEN 'TERJUAL' ELSE 'READY' END, '2025-01-15'
     FROM generate_series(1, 100) i`,
  )
  expect(await found('rantai')).toHaveLength(CARI_BARANG_MAKS)
  expect(await found('90000095'), 'it has left the shop').toEqual([])
  await inDatabase(server, `DELETE FROM barang WHERE nama_barang = 'RANTAI'`)
  for (const text of ['', 'A'.repeat(61)])
    expect(refusal(await till.request('GET', `cari/barang?teks=${text}`))[0], text).toBe(400)
})
