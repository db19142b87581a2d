/** The last nota of who asks, with its change: whoever's line dropped finds it again. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSoldEarlier, buy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale, cancel, save, saleBody } from '#test/tools/till.ts'
import { buildTitipan, cash } from '#test/tools/titipan.ts'

let server: TestServer
let sales: Client
let kasir: Client
beforeAll(async () => {
  server = await startTestServer()
  ;[sales, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const last = async (who: Client, till = 'penjualan') =>
  must(await who.request('GET', `nota-terakhir?kasir=${till}`)).data

it('is the caller’s own, whatever it is, and the one before when it was cancelled', async () => {
  expect(await last(sales)).toBeNull()
  const first = await buildSale(sales, {
    barang: ['00000004'],
    pembayaran: [{ jenis: 'CASH', nominal: 1_429_500, uang_diterima: 1_500_000 }],
  })
  const sale = { dokumen: 'PENJUALAN', no: first, status_valid: 'OPEN', total: 1_429_500, kembalian: 70_500 }
  expect(await last(sales)).toMatchObject(sale)
  const titip = await buildTitipan(sales, { pembayaran: cash(500_000) })
  expect(await last(sales)).toMatchObject({
    dokumen: 'TITIPAN',
    no: titip,
    nama_customer: 'IBU TITIN',
    total: 500_000,
    kembalian: 0,
  })
  await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
  const detail_beli = [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }]
  const body = await saleBody(sales, { barang: ['00000003'], pembayaran: cash(789_000) })
  const traded = must(await save(sales, { ...body, detail_beli })).data.no_faktur_group
  expect(await last(sales)).toMatchObject({ dokumen: 'TUKAR', no: traded, total: 789_000 })
  must(await kasir.send('POST', 'pembelian/batal', { jenis: 'TUKAR', no_faktur_group: traded, alasan: 'X' }))
  expect((await last(sales)).no).toBe(titip)

  expect([await last(kasir), await last(sales, 'pembelian')]).toEqual([null, null])
  const bought = must(await buy(kasir, { beli: detail_beli })).data.no_faktur_group
  expect(await last(kasir, 'pembelian')).toMatchObject({ dokumen: 'PEMBELIAN', no: bought, total: 1_492_500 })
  expect(await last(kasir)).toBeNull()
  await cancel(kasir, first)
})

it('another till, or nobody’s, is asked in words', async () => {
  expect((await sales.request('GET', 'nota-terakhir?kasir=gudang')).status).toBe(400)
})
