/**
 * The person who allows a document is asked once: one refusal names all that it needs, and nothing of the try is kept
 * (DOMAIN §B.0.7).
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { batalBayar, bayar, buildBayarSah } from '#test/tools/bayar-hutang.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { buildBankOut, buildSettings } from '#test/tools/factories.ts'
import { buildHutangSah, hutangBody, simpanHutang } from '#test/tools/hutang.ts'
import { buyBody, IDENTITAS } from '#test/tools/beli.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, balances, buildOtorisasi, saleBody, save } from '#test/tools/till.ts'
import { transfer } from '#test/tools/titipan.ts'

let server: TestServer
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  kasir = await server.client('KSR1')
})
afterEach(() => expectBooksAgree(server.pool))

const diminta = ({ otorisasi = [] }: Reply): string[] => otorisasi.map(({ kategori }) => kategori)
const terpakai = async () =>
  (
    await inDatabase<{ kategori: string }>(
      server,
      `SELECT kategori FROM otorisasi WHERE dipakai_at IS NOT NULL ORDER BY kategori`,
    )
  ).map(({ kategori }) => kategori)
const KARTU = (nominal: number) => [
  { jenis: 'CREDIT', nominal, nama_bank: 'BCA', no_card: '4111111111111234', fee: 5 },
]

it.each([
  ['BUNGA', {}, 0],
  ['PERPANJANG', {}, 0],
  ['PERPANJANG', { cicil: 500_000 }, 500_000],
  ['LUNAS', {}, 2_000_000],
] as const)('%s %j of a loan with less interest and a higher card fee', async (jenis, content, pokok) => {
  const no = await buildHutangSah(kasir)
  const before = await balances(kasir)
  const send = () =>
    bayar(kasir, no, { jenis, ...content, bunga: 10_000, pembayaran: KARTU(10_000 + pokok) } as never)
  const reply = await send()
  expect(diminta(reply)).toEqual(['BUNGA DIUBAH', 'FEE KARTU DI ATAS MASTER'])
  expect(reply.otorisasi!.every(({ disetujui }) => disetujui.length > 0)).toBe(true)
  expect(await balances(kasir)).toEqual(before)
  must(await allowed(kasir, send))
  expect(await terpakai()).toEqual(['BUNGA DIUBAH', 'FEE KARTU DI ATAS MASTER'])
})

it('a loan above its maximum that leaves an account short, where a save is its validation', async () => {
  await buildSettings(server, { AUTO_VALIDASI: 'YA', HUTANG_BEDA_USER_MULAI: '5000001' })
  await buildBankOut(server, 24_000_000)
  const body = hutangBody({
    jumlah_hutang: 5_000_000,
    pembayaran: [{ ...transfer(5_000_000)[0]!, keterangan: 'BRI 001' }],
  })
  const send = () => simpanHutang(kasir, body)
  expect(diminta(await send())).toEqual(['PINJAMAN DI ATAS MAKSIMUM', 'SALDO BANK MINUS'])
  expect(must(await allowed(kasir, send)).data).toMatchObject({ status_valid: 'DONE' })
  expect((await balances(kasir))['1102-1234567890']).toBe(-4_000_000)
})

it('pieces without nota that leave an account short, and a price outside its bounds, where a save is its validation', async () => {
  await buildSettings(server, { AUTO_VALIDASI: 'YA' })
  await buildBankOut(server, 24_900_000)
  const emas = { kode_group: 'G375', kode_dept: 'CINCIN', nama_barang: 'CINCIN POLOS' }
  const body = buyBody({
    beli: [{ ...emas, berat: 3, kondisi: 'TANPA SURAT', harga: 1_512_000 }],
    pembayaran: [{ ...transfer(1_512_000)[0]!, keterangan: 'BRI 001' }],
    identitas: IDENTITAS,
  })
  const beli = () => kasir.send('POST', 'pembelian', body)
  expect(diminta(await beli())).toEqual(['PEMBELIAN TANPA BARCODE', 'SALDO BANK MINUS'])
  expect(must(await allowed(kasir, beli)).data).toMatchObject({ status_valid: 'DONE' })

  const sale = await saleBody(kasir, {
    barang: [{ kode_barcode: '00000001', harga_jual: 1_500_000, ongkos: 0 }],
  })
  const jual = () => save(kasir, sale)
  expect(diminta(await jual())).toEqual(['HARGA JUAL DILUAR BATAS', 'ONGKOS TURUN'])
  expect(must(await allowed(kasir, jual)).data).toMatchObject({ status_valid: 'DONE' })
})

it('a payment that is undone, and whose money is no longer in the account', async () => {
  const no = await buildHutangSah(kasir)
  const lunas = await buildBayarSah(kasir, no, { jenis: 'BUNGA', pembayaran: transfer(60_000) })
  await buildBankOut(server, 25_060_000)
  const send = () => batalBayar(kasir, lunas)
  expect(diminta(await send())).toEqual(['BATAL HUTANG', 'SALDO BANK MINUS'])
  must(await allowed(kasir, send))
  expect(await terpakai()).toEqual(['BATAL HUTANG', 'SALDO BANK MINUS'])
})

it('what nobody can allow is told first, and nobody is asked in vain', async () => {
  await buildSettings(server, { AUTO_VALIDASI: 'YA', HUTANG_BEDA_USER_MULAI: '20000000' })
  const body = hutangBody({ barang: [{ berat: 20 }], jumlah_hutang: 17_000_000 })
  const reply = await simpanHutang(kasir, body)
  expect(refusals(reply)).toEqual([409, [['', 'Saldo Kas Tidak Cukup']]])
  expect(reply.otorisasi).toBeUndefined()
})

it('a word that was given for other figures is none for these, and the one that holds is kept', async () => {
  const no = await buildHutangSah(kasir)
  const send = (bunga: number) => bayar(kasir, no, { jenis: 'BUNGA', bunga, pembayaran: KARTU(bunga) })
  for (const one of (await send(10_000)).otorisasi!) await buildOtorisasi(kasir, one)
  expect(diminta(await send(5_000))).toEqual(['BUNGA DIUBAH', 'FEE KARTU DI ATAS MASTER'])
  expect(await terpakai()).toEqual([])
  must(await send(10_000))
})
