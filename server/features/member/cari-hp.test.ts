/** A phone that is shown masked cannot be found digit by digit: every search that looks at phones (DOMAIN §G-6). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildSoldEarlier, buildValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale, buildValidSale } from '#test/tools/till.ts'
import { ambilBody, cash, simpanTitipan, titipanBody, validasiTitipan } from '#test/tools/titipan.ts'

const HP = '081355559999'
let server: TestServer
let ask: Ask
let sls: Client
/** By the search that must find it: what must be in its answer. */
const dicari: Record<string, string> = {}
let titip: string
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  sls = await ask.as('SLS1')
  const kasir = await ask.as('KSR1')
  const member = must(
    await sls.send('POST', 'member', { nama_customer: 'ORANG TERTUTUP', no_hp: HP, setuju: true }),
  ).data
  const kode_customer = member.kode_member as string
  await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500 })
  dicari['member/get/by-hp?hp='] = dicari['member?cari='] = kode_customer
  dicari['penjualan?cari='] = await buildValidSale(kasir, { barang: ['00000002'], kode_customer })
  dicari['pembelian?cari='] = await buildValidBuy(kasir, {
    beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
    kode_customer,
  })
  const body = await titipanBody(sls, {
    barang: ['00000003'],
    pembayaran: cash(1_000_000),
    nama_customer: 'PAK LAMA',
  })
  titip = must(await simpanTitipan(sls, { ...body, no_hp: HP })).data.no_titip_group
  dicari['titipan?cari='] = titip
  must(await validasiTitipan(kasir, titip))
  // As the number of a passer-by was kept before it had one spelling; documents stay as they were written.
  await inDatabase(server, `UPDATE titip SET no_hp = '+62 813-5555-9999' WHERE no_titip_group = $1`, [titip])
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const SEARCHES = [
  'member/get/by-hp?hp=',
  'member?cari=',
  'penjualan?cari=',
  'pembelian?cari=',
  'titipan?cari=',
]
const found = async (user: string, path: string, text: string): Promise<boolean> =>
  JSON.stringify((await ask(user, 'GET', path + encodeURIComponent(text))).data).includes(dicari[path]!)

describe.each(SEARCHES)('%s', (path) => {
  it.each(['0813', '0813555', '08135555999', '55559999', '62813555599', '0813____9999', '08135555999%', '%'])(
    'a part (%s) finds nobody for who sees phones masked',
    async (part) => expect(await found('SLS1', path, part)).toBe(false),
  )
  it.each([HP, '6281355559999', '+62 813 5555 9999', '0813-5555-9999'])(
    'the whole number finds them, however it is written: %s',
    async (whole) => {
      expect(await found('SLS1', path, whole)).toBe(true)
      expect(await found('OWN1', path, whole)).toBe(true)
    },
  )
  it('who sees phones whole finds them by a part', async () =>
    expect(await found('OWN1', path, path === 'titipan?cari=' ? '813-5555' : '135555')).toBe(true))
})

it('a deposit is taken without showing its customer’s phone, and the sale has it whole', async () => {
  const taken = must(await sls.request('GET', `titipan/${titip}/ambil`)).data
  expect(taken.no_hp).toBe('+62 **********999')
  const body = await ambilBody(sls, titip)
  const no = must(await sls.send('POST', 'penjualan', { ...body, no_hp: taken.no_hp })).data.no_faktur_group
  const stored = await inDatabase(server, 'SELECT no_hp FROM faktur_group WHERE no_faktur_group = $1', [no])
  expect(stored).toEqual([{ no_hp: '+62 813-5555-9999' }])
  expect((await ask('OWN1', 'GET', `penjualan/${no}`)).data.no_hp).toBe('+62 813-5555-9999')
})

it('a masked number of nothing is what was written', async () => {
  const no = await buildSale(sls, { barang: ['00000004'], no_hp: '0813*****999' })
  expect(await inDatabase(server, 'SELECT no_hp FROM faktur_group WHERE no_faktur_group = $1', [no])).toEqual(
    [{ no_hp: '0813*****999' }],
  )
})
