/** Documents that wait for the cashier, on all three screens (DOMAIN §B.5). */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildSoldEarlier, buildValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import type { Client } from '#test/tools/client.ts'
import { buildBankOut, buildSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildAmbil, buildTitipan, buildTitipanSah, cash, tambahTitipan } from '#test/tools/titipan.ts'
import { buildSale, buildValidSale, validate } from '#test/tools/till.ts'

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const list = async (screen: string) =>
  (await kasir.request('GET', `validasi?layar=${screen}`)).data as Record<string, unknown>[]

it('each kind stands where it belongs, everything on jual-beli, oldest first', async () => {
  const sale = await buildSale(till, { barang: ['00000001'] })
  const titip = await buildTitipan(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
  const money = await buildTitipanSah(kasir, { pembayaran: cash(500_000) })
  await tambahTitipan(till, money, cash(100_000))
  const other = await buildTitipanSah(kasir, { pembayaran: cash(500_000) })
  const taking = await buildAmbil(till, other, { lain: ['00000004'] })

  expect(await list('penjualan')).toMatchObject([
    {
      dokumen: 'PENJUALAN',
      kind: 'PENJUALAN',
      no_faktur_group: sale,
      urut: 1,
      keterangan: '-',
      qty: 1,
      berat: 2.35,
      total: 1_577_500,
      pembayaran: [{ jenis: 'CASH', nominal: 1_577_500 }],
      alasan_tidak_bisa: [],
    },
  ])
  const titipan = [
    {
      dokumen: 'TITIPAN',
      kind: 'TITIPAN',
      no_faktur_group: titip,
      urut: 1,
      keterangan: 'TITIPAN',
      qty: 1,
      berat: 3.417,
      total: 1_000_000,
    },
    {
      dokumen: 'TITIPAN',
      kind: 'TITIPAN',
      no_faktur_group: money,
      urut: 2,
      keterangan: 'TAMBAH TITIPAN',
      qty: 0,
      total: 100_000,
      pembayaran: [{ jenis: 'CASH', nominal: 100_000 }],
    },
    {
      dokumen: 'PENJUALAN',
      kind: 'TITIPAN',
      no_faktur_group: taking,
      urut: 1,
      keterangan: 'AMBIL TITIPAN',
      total: 1_429_500,
      pembayaran: [
        { jenis: 'TITIPAN', nominal: 500_000 },
        { jenis: 'CASH', nominal: 929_500 },
      ],
    },
  ]
  expect(await list('titipan')).toMatchObject(titipan)
  expect((await list('jual-beli')).map((r) => r['no_faktur_group']).toSorted()).toEqual(
    [sale, titip, money, taking].toSorted(),
  )
})

it('says before the click why one cannot be validated', async () => {
  await buildSettings(server, { VALIDASI_BEDA_USER: 'YA' })
  await buildSale(kasir, { barang: ['00000001'], pembayaran: [] })
  await buildTitipan(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
  const reasons = (await list('jual-beli')).map((r) => r['alasan_tidak_bisa'])
  expect(reasons).toEqual([
    ['Validasi Harus Dari User Lain', 'Pembayaran Kurang Rp. 1,577,500'],
    ['Validasi Harus Dari User Lain'],
  ])
})

it('that the drawer does not hold what is left of a deposit (E14)', async () => {
  const no = await buildTitipanSah(kasir, { pembayaran: cash(2_000_000) })
  const taking = await buildAmbil(till, no, { lain: ['00000001'] })
  const reasons = async () => (await list('titipan')).map((r) => r['alasan_tidak_bisa'])
  expect(await reasons()).toEqual([[]])
  await buildSoldEarlier(server, '00000005', { harga_jual: 11_600_000 })
  await buildValidBuy(kasir, {
    beli: [{ kode_barcode: '00000005', berat: 5, kondisi: 'MULUS', harga: 11_600_000 }],
  })
  expect(await reasons()).toEqual([['Saldo Kas Tidak Cukup']])
  expect((await kasir.request('GET', `penjualan/${taking}`)).data.alasan_tidak_bisa).toEqual([
    'Saldo Kas Tidak Cukup',
  ])
  expect(await validate(kasir, taking)).toMatchObject({ status: 409, message: 'Saldo Kas Tidak Cukup' })
  await buildValidSale(kasir, { barang: ['00000004'] })
  expect(await reasons()).toEqual([[]])
})

it('that what is left of a deposit takes the account it came through below zero', async () => {
  const transfer = (nominal: number) => [
    { jenis: 'TRANSFER', nominal, nama_bank: 'BCA', no_card: '1234567890' },
  ]
  const no = await buildTitipanSah(kasir, { pembayaran: transfer(2_000_000) })
  const taking = await buildAmbil(till, no, { lain: ['00000001'] }) // 422,500 too much
  const needed = async () =>
    (await list('titipan')).map((r) => [r['alasan_tidak_bisa'], r['perlu_otorisasi']])
  expect(await needed()).toEqual([[[], []]])
  await buildBankOut(server, 26_700_000)
  expect(await needed()).toEqual([[[], ['SALDO BANK MINUS']]])
  expect(await validate(kasir, taking)).toMatchObject({
    status: 403,
    message: 'Perlu Otorisasi SALDO BANK MINUS',
  })
  await buildValidSale(kasir, {
    barang: ['00000004'],
    pembayaran: [{ jenis: 'DEBET', nominal: 1_429_500, nama_bank: 'BCA' }],
  })
  expect(await needed()).toEqual([[[], []]])
  expect(await validate(kasir, taking)).toMatchObject({ status: 200 })
})

it('another shop sees nothing of it', async () => {
  await buildSale(till, { barang: ['00000001'] })
  const there = await server.client('OWN1', 'TK02')
  expect((await there.request('GET', 'validasi?layar=jual-beli')).data).toEqual([])
})
