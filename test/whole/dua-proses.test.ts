/**
 * Two servers on one database, and a proxy that hands every single request to the other of them: what one was told the other knows, so
 * that a chain may have as many as it needs, and lose any of them (docs/operasi/banyak-mesin.md says what they must share).
 */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { buildValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { clientOf, idTrx, must, type Client } from '#test/tools/client.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { jpeg, kirimFoto } from '#test/tools/pictures.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale, cancelValid, save, saleBody, validate } from '#test/tools/till.ts'

let satu: TestServer
let dua: App
let alamatDua: string
beforeEach(async () => {
  satu = await startTestServer()
  const { database, clock, rahasia, penyimpanan } = satu.app.deps
  dua = await buildApp({ url: database.url, clock, rahasia, penyimpanan, logLevel: 'silent' })
  alamatDua = await dua.server.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await expectBooksAgree(satu.pool)
  await dua.close()
  await satu.close()
})

/** Signed in at one; each request then goes to the other than the one before. */
async function bergantian(user_id: string): Promise<Client> {
  const pertama = await satu.client(user_id)
  const di = [pertama, clientOf(alamatDua, pertama.token)]
  let ke = 0
  const berikut = (): Client => di[++ke % 2]!
  return {
    ...pertama,
    request: (...content) => berikut().request(...content),
    send: (...content) => berikut().send(...content),
    file: (...content) => berikut().file(...content),
    call: (...content) => berikut().call(...content),
  }
}

test('a sale, its repetition, a buy-back and a cancel, each step at another server', async () => {
  const kasir = await bergantian('KSR1')
  const content = await saleBody(kasir, { barang: ['00000002'] })
  const pertama = must(await save(kasir, content))
  // the till did not hear the answer, and asks the other one
  expect(must(await save(kasir, content))).toEqual(pertama)
  const { no_faktur_group } = pertama.data
  const kunci = idTrx()
  must(await validate(kasir, no_faktur_group, kunci))
  must(await validate(kasir, no_faktur_group, kunci))
  const lain = await buildValidSale(kasir, { barang: ['00000003'] })
  const barang = await buildPiece(satu, { berat: 2.35, ongkos: 50_000 })
  const no_faktur_jual = `${await buildValidSale(kasir, { barang: [barang] })}-01`
  await buildValidBuy(kasir, { beli: [{ no_faktur_jual, berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }] })
  // the word of a second person is given to one server, and taken by the other
  must(await cancelValid(kasir, lain))
})

test('one piece is sold once, whichever servers two tills ask at the same moment', async () => {
  const [a, b] = [await satu.client('KSR1'), clientOf(alamatDua, (await satu.client('SLS1')).token)]
  for (const barang of ['00000001', '00000002']) {
    const content = await Promise.all([a, b].map((till) => saleBody(till, { barang: [barang] })))
    const answer = await Promise.all([save(a, content[0]), save(b, content[1])])
    expect(answer.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})

test('a picture sent to one is seen at the other, a file looked at by one is brought in by the other', async () => {
  await buildUser(satu, { user_id: 'GDG1', level: 'GDG' })
  const gudang = await bergantian('GDG1')
  for (let i = 0; i < 2; i++) must(await kirimFoto(gudang, '00000001', await jpeg()))
  for (let i = 0; i < 2; i++) expect((await gudang.file('foto_produk/00000001')).status).toBe(200)

  const pemilik = await bergantian('OWN1')
  const file = Buffer.from(
    'Barcode;Group;Jenis;Nama Barang;Berat;Baki\n;G375;CINCIN;Cincin polos;2,35;A1',
  ).toString('base64')
  const { sidik: digest } = must(await pemilik.send('POST', 'saldo-awal/stok/periksa', { berkas: file })).data
  must(await pemilik.send('POST', 'saldo-awal/stok/terapkan', { berkas: file, sidik: digest }))
})

test('a day closed at one is closed at the other: its sessions end, and the next day is sold on at both', async () => {
  const kasir = await bergantian('KSR1')
  await buildValidSale(kasir, { barang: ['00000001'] })
  const pemilik = await satu.client('OWN1')
  must(await pemilik.send('POST', 'system/close', { PROSES: 'close' }))
  for (const _ of [1, 2])
    await expect.poll(async () => (await kasir.request('GET', 'users/me')).status).toBe(401)
  satu.clock.set('2025-01-16')
  await buildValidSale(await bergantian('KSR1'), { barang: ['00000002'] })
})
