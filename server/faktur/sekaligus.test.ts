/** Simpan & Validasi: saved and confirmed in one transaction, by who may do both; refused whole when either is (DOMAIN §B.1, §B.5). */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { batalBayarSah, bayarBody } from '#test/tools/bayar-hutang.ts'
import { buildSoldEarlier, buyBody, cancelValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, type Client } from '#test/tools/client.ts'
import { buildBankOut, buildCoupons, buildMember, buildPoints, buildSettings } from '#test/tools/factories.ts'
import { batalHutangSah, buildHutangSah, hutangBody } from '#test/tools/hutang.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  balances,
  buildIzin,
  buildSale,
  cancelValid,
  save,
  saleBody,
  trays,
  validate,
} from '#test/tools/till.ts'
import {
  ambilBody,
  batalTitipanSah,
  buildTitipanSah,
  cash,
  titipanBody,
  transfer,
} from '#test/tools/titipan.ts'

let server: TestServer
let sales: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[sales, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const both = <B extends object>(body: B): B & { validasi: true } => ({ ...body, validasi: true })
const DOKUMEN = ['faktur_group', 'titip', 'jurnal', 'mutasi_poin', 'pembayaran', 'permintaan']
/** Number of rows of each table: a refusal leaves them as they were. */
const rows = async () =>
  Object.fromEntries(
    await Promise.all(
      DOKUMEN.map(async (t) => [
        t,
        (await inDatabase<{ n: number }>(server, `SELECT count(*)::int AS n FROM ${t}`))[0]!.n,
      ]),
    ),
  )
const ring = { kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }
const soldRing = () => buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })

it('a sale is posted with its save: money, piece, points, coupons, and its first nota is the original', async () => {
  await buildCoupons(server, 'G375', { berat: 1 })
  await buildMember(server, { kode_member: 'MTK010000017' })
  await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
  const [before, money] = [await trays(kasir), await balances(kasir)]
  const body = both(await saleBody(kasir, { barang: ['00000001'], kode_customer: 'MTK010000017' }))
  const saved = await save(kasir, body)
  expect(saved.data).toMatchObject({
    status_valid: 'DONE',
    divalidasi: { poin: 15, kupon: [expect.any(String), expect.any(String)], dimuka: null, kelebihan: [] },
  })
  const { no_faktur_group } = saved.data
  expect((await balances(kasir))['1101']).toBe(money['1101']! + 1_577_500)
  expect((await trays(kasir))['A1']![0]).toBe(before['A1']![0] - 1)
  expect((await kasir.request('GET', `penjualan/${no_faktur_group}`)).data).toMatchObject({
    status_valid: 'DONE',
    input_by: 'KSR1',
    valid_by: 'KSR1',
    poin: 15,
  })
  // Asked again, its line having dropped: the same answer, nothing twice; and it cannot be validated a second time.
  const left = await rows()
  expect(await save(kasir, body)).toEqual(saved)
  expect(refusal(await validate(kasir, no_faktur_group))).toEqual([
    409,
    `No Faktur ${no_faktur_group} Sudah Di Validasi`,
  ])
  expect(await rows()).toEqual(left)
  const print = (step: string) => kasir.send('POST', `penjualan/${no_faktur_group}/cetak`, { langkah: step })
  expect((await print('IZIN')).data).toMatchObject({ copy: 0, sementara: false })
  expect((await print('KELUAR')).data).toMatchObject({ copy: 0 })
  expect((await print('IZIN')).status).toBe(403)
})

it('twenty at once under one key are one sale', async () => {
  const money = await balances(kasir)
  const body = both(await saleBody(kasir, { barang: ['00000001'] }))
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(kasir, body)))
  expect(new Set(answers.map(({ data }) => data.no_faktur_group)).size).toBe(1)
  expect((await balances(kasir))['1101']).toBe(money['1101']! + 1_577_500)
})

it('the same key without it, or the other way round, is another request', async () => {
  const body = await saleBody(kasir, { barang: ['00000001'] })
  const saved = must(await save(kasir, body)).data
  expect((await save(kasir, both(body))).status).toBe(409)
  expect((await kasir.request('GET', `penjualan/${saved.no_faktur_group}`)).data.status_valid).toBe('OPEN')
})

it.each<[string, () => Promise<[string, object]>]>([
  ['a sale', async () => ['penjualan', await saleBody(sales, { barang: ['00000004'] })]],
  ['a trade-in', async () => ['penjualan', await tradeBody(sales)]],
  ['a purchase', async () => ['pembelian', buyBody({ beli: [ring] })]],
  [
    'a deposit',
    async () => ['titipan', await titipanBody(sales, { barang: ['00000003'], pembayaran: cash(1_000_000) })],
  ],
  ['more money on a deposit', async () => ['titipan/tambah', await tambahBody()]],
  ['a loan', async () => ['hutang', hutangBody()]],
  ['what is paid on a loan', async () => ['hutang/bayar', await lunasBody()]],
])('%s: who may save and not validate is refused, and nothing is saved', async (_, make) => {
  await soldRing()
  const [path, body] = await make()
  const before = await rows()
  expect(refusal(await sales.request('POST', path, both(body)))[0]).toBe(403)
  expect(await rows()).toEqual(before)
  // Without it the very same is saved.
  expect((await sales.request('POST', path, body)).data.status_valid).toBe('OPEN')
})

it.each<[string, () => Promise<[string, object]>]>([
  ['a sale', async () => ['penjualan', await saleBody(kasir, { barang: ['00000004'] })]],
  ['a trade-in', async () => ['penjualan', await tradeBody(kasir)]],
  ['a purchase', async () => ['pembelian', buyBody({ beli: [ring] })]],
  [
    'a deposit',
    async () => ['titipan', await titipanBody(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })],
  ],
  ['more money on a deposit', async () => ['titipan/tambah', await tambahBody()]],
  ['a loan', async () => ['hutang', hutangBody()]],
  ['what is paid on a loan', async () => ['hutang/bayar', await lunasBody()]],
])('%s: where another user must validate, nothing is saved', async (_, make) => {
  await soldRing()
  const [path, body] = await make()
  await buildSettings(server, { VALIDASI_BEDA_USER: 'YA' })
  const before = await rows()
  expect(refusal(await kasir.request('POST', path, both(body)))).toEqual([
    403,
    'Validasi Harus Dari User Lain',
  ])
  expect(await rows()).toEqual(before)
  expect((await kasir.request('POST', path, body)).data.status_valid).toBe('OPEN')
})

it('a sale that is not paid in full is refused whole, and its piece is free', async () => {
  const before = await rows()
  const body = await saleBody(kasir, { barang: ['00000001'], pembayaran: cash(1_000_000) })
  expect(refusal(await save(kasir, both(body)))).toEqual([409, 'Pembayaran Kurang Rp. 577,500'])
  expect(await rows()).toEqual(before)
  await buildSale(sales, { barang: ['00000001'] })
})

it('an otorisasi that a refused one brought is not used up', async () => {
  const line = { kode_barcode: '00000001', berat: 2.35, harga_jual: 1_400_000 }
  const unpaid = both(await saleBody(kasir, { barang: [line], pembayaran: cash(1_000_000) }))
  const paid = { ...unpaid, pembayaran: cash(1_450_000) }
  const izin = await buildIzin(kasir, () => save(kasir, paid))
  const detail_barang = unpaid.detail_barang.map((d) => ({ ...d, id_otorisasi: izin }))
  expect((await save(kasir, { ...unpaid, detail_barang })).status).toBe(409)
  expect((await save(kasir, { ...paid, detail_barang })).data.status_valid).toBe('DONE')
})

it('a trade-in, a purchase and a deposit are posted with their save, and undone like any other', async () => {
  await soldRing()
  const start = await balances(kasir)
  const traded = must(await save(kasir, both(await tradeBody(kasir)))).data
  expect(traded).toMatchObject({
    status_valid: 'DONE',
    alasan_tidak_bisa: [],
    divalidasi: { poin: 0, kupon: [], dimuka: null, kelebihan: [], emas_kembali: [] },
  })
  expect((await balances(kasir))['1101']).toBe(start['1101']! + 789_000)
  await cancelValidBuy(kasir, traded.no_faktur_group)
  expect(await balances(kasir)).toEqual(start)

  const bought = must(await kasir.request('POST', 'pembelian', both(buyBody({ beli: [ring] })))).data
  expect([bought.status_valid, (await balances(kasir))['1101']]).toEqual(['DONE', start['1101']! - 1_492_500])
  await cancelValidBuy(kasir, bought.no_faktur_group)

  const body = both(await titipanBody(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) }))
  const set = must(await kasir.request('POST', 'titipan', body)).data
  expect([set.status_valid, (await balances(kasir))['1101']]).toEqual(['DONE', start['1101']! + 1_000_000])
  await batalTitipanSah(kasir, set.no_titip_group)
  expect(await balances(kasir)).toEqual(start)
})

it('more money on a deposit, a loan and what is paid on it are posted with their save, and undone like any other', async () => {
  const [more, start] = [await tambahBody(), await balances(kasir)]
  const added = must(await kasir.request('POST', 'titipan/tambah', both(more))).data
  expect([added.status_valid, (await balances(kasir))['1101']]).toEqual(['DONE', start['1101']! + 300_000])

  const before = await balances(kasir)
  const lent = must(await kasir.request('POST', 'hutang', both(hutangBody()))).data
  expect(lent).toMatchObject({ status_valid: 'DONE', alasan_tidak_bisa: [], perlu_otorisasi: [] })
  expect(await balances(kasir)).toMatchObject({ '1101': before['1101']! - 2_000_000, '1201': 2_000_000 })
  const back = await bayarBody(kasir, lent.no_faktur_hutang, { jenis: 'LUNAS' })
  const paid = must(await kasir.request('POST', 'hutang/bayar', both(back))).data
  expect(paid).toMatchObject({ status_valid: 'DONE', alasan_tidak_bisa: [], pokok: 2_000_000 })
  expect((await balances(kasir))['1201']).toBeUndefined()
  must(await batalBayarSah(kasir, paid.no_transaksi))
  must(await batalHutangSah(kasir, lent.no_faktur_hutang))
  expect(await balances(kasir)).toEqual(before)
})

it('a purchase for which the drawer has not enough is refused whole', async () => {
  await buildSoldEarlier(server, '00000005', { harga_jual: 11_600_000 })
  const before = await rows()
  const line = { kode_barcode: '00000005', berat: 5, kondisi: 'MULUS', harga: 11_600_000 }
  expect(refusal(await kasir.request('POST', 'pembelian', both(buyBody({ beli: [line] }))))).toEqual([
    409,
    'Saldo Kas Tidak Cukup',
  ])
  expect(await rows()).toEqual(before)
})

it('a deposit that is taken: what was too much goes back with the same act, an account below zero only with otorisasi', async () => {
  const no = await buildTitipanSah(kasir, { pembayaran: transfer(2_000_000) })
  await buildBankOut(server, 26_700_000)
  const body = both(await ambilBody(kasir, no, { lain: ['00000001'] }))
  const before = await rows()
  expect(refusal(await save(kasir, body))).toEqual([403, 'Perlu Otorisasi SALDO BANK MINUS'])
  expect(await rows()).toEqual(before)
  const [id] = await buildIzin(kasir, () => save(kasir, body))
  const saved = await kasir.request('POST', 'penjualan', body, { 'x-authorization-id': id! })
  expect(saved.data).toMatchObject({
    status_valid: 'DONE',
    divalidasi: { dimuka: 'TITIPAN', kelebihan: [{ jenis: 'TRANSFER', nominal: 422_500, nama_bank: 'BCA' }] },
  })
})

it('with AUTO_VALIDASI every save says what its validation gave', async () => {
  await buildMember(server, { kode_member: 'MTK010000017' })
  await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
  await buildSettings(server, { AUTO_VALIDASI: 'YA' })
  const saved = await save(
    sales,
    await saleBody(sales, { barang: ['00000001'], kode_customer: 'MTK010000017' }),
  )
  expect(saved.data).toMatchObject({ status_valid: 'DONE', divalidasi: { poin: 15 } })
  await cancelValid(kasir, saved.data.no_faktur_group)
})

it('one that only saves answers nothing of a validation', async () => {
  const { data } = await save(kasir, await saleBody(kasir, { barang: ['00000001'] }))
  expect([data.status_valid, data.divalidasi]).toEqual(['OPEN', null])
  expect((await save(kasir, { ...(await saleBody(kasir, { barang: [] })), validasi: 'YA' })).status).toBe(400)
})

/** The ring comes back for 1,492,500, a chain of 2,281,500 goes. */
async function tradeBody(till: Client) {
  return {
    ...(await saleBody(till, { barang: ['00000003'], pembayaran: cash(789_000) })),
    detail_beli: [ring],
  }
}

/** 300,000 more on a deposit that is confirmed. */
async function tambahBody() {
  const no_titip_group = await buildTitipanSah(kasir, { pembayaran: cash(1_000_000) })
  return { id_trx: idTrx(), no_titip_group, pembayaran: cash(300_000) }
}

/** All of a loan that runs. */
const lunasBody = async () => bayarBody(kasir, await buildHutangSah(kasir), { jenis: 'LUNAS' })
