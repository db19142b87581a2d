/** Changes around a deposit since it was made must not keep the customer from it (DOMAIN §B.2). */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, type Client, type Reply } from '#test/tools/client.ts'
import { buildMember } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildIzin } from '#test/tools/till.ts'
import {
  buildAmbilSah,
  buildTambahan,
  buildTitipan,
  buildTitipanSah,
  cash,
  simpanTitipan,
  titipanBody,
  validasiTitipan,
} from '#test/tools/titipan.ts'

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const owner = async (method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reply> =>
  (await server.client('OWN1')).send(method, path, body)

it('its sales person has left: money is added all the same', async () => {
  const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
  expect((await owner('DELETE', 'sales/S01')).status).toBe(200)
  await buildTambahan(kasir, no, cash(500_000))
  expect((await kasir.request('GET', `titipan/${no}`)).data).toMatchObject({
    titipan: 1_500_000,
    kode_sales: 'S01',
  })
})

it('its member was merged into another: who lives on adds to it and takes it', async () => {
  for (const kode_member of ['MTK010000017', 'MTK010000025']) await buildMember(server, { kode_member })
  const no = await buildTitipanSah(kasir, {
    barang: ['00000003'],
    pembayaran: cash(1_000_000),
    kode_customer: 'MTK010000017',
  })
  expect(
    (
      await owner('POST', 'member/MTK010000025/gabung', {
        kode_asal: 'MTK010000017',
        alasan: 'ORANG YANG SAMA',
      })
    ).status,
  ).toBe(200)
  await buildTambahan(kasir, no, cash(500_000))
  const sale = await buildAmbilSah(kasir, no)
  expect(
    await inDatabase(server, 'SELECT kode_member FROM faktur_group WHERE no_faktur_group = $1', [sale]),
  ).toEqual([{ kode_member: 'MTK010000025' }])
})

it('its member takes their consent back: what is under way goes on, as with anybody', async () => {
  await buildMember(server, { kode_member: 'MTK010000017', nama_customer: 'IBU RATNA' })
  const no = await buildTitipanSah(kasir, {
    barang: ['00000003'],
    pembayaran: cash(1_000_000),
    kode_customer: 'MTK010000017',
  })
  expect((await owner('POST', 'member/MTK010000017/tarik-persetujuan')).status).toBe(200)
  expect((await till.request('GET', `titipan/${no}/ambil`)).data).toMatchObject({
    kode_customer: 'NONMEMBER',
    nama_customer: 'IBU RATNA',
  })
  const sale = await buildAmbilSah(kasir, no)
  expect(
    await inDatabase(server, 'SELECT kode_member FROM faktur_group WHERE no_faktur_group = $1', [sale]),
  ).toEqual([{ kode_member: 'NONMEMBER' }])
})

it('its weight was allowed when it was set aside: nobody is asked again, and the books are put right when it is sold', async () => {
  const wanted = { barang: [{ kode_barcode: '00000003', berat: 3.45 }], pembayaran: cash(1_000_000) }
  await buildIzin(till, async () => simpanTitipan(till, await titipanBody(till, wanted)))
  const no = await buildTitipan(till, wanted)
  expect((await validasiTitipan(kasir, no)).status).toBe(200)
  const sale = await buildAmbilSah(kasir, no)
  expect(
    await inDatabase(
      server,
      `SELECT kode_mutasi, berat FROM mutasi_stok WHERE ref_no = $1 AND lokasi = 'TITIP/TITIP' ORDER BY id`,
      [sale],
    ),
  ).toEqual([
    { kode_mutasi: 'M24', berat: 33 },
    { kode_mutasi: 'M03', berat: -3_450 },
  ])
})

it('its tray stays as long as it may come back to it', async () => {
  const no = await buildTitipanSah(kasir, {
    barang: ['00000003', '00000004', '00000005'],
    pembayaran: cash(5_000_000),
  })
  expect(refusal(await owner('DELETE', 'baki/A2'))).toEqual([
    409,
    'Baki A2 Asal 3 Barang Titipan Atau Pesanan Yang Belum Diambil',
  ])
  await buildAmbilSah(kasir, no)
  expect((await owner('DELETE', 'baki/A2')).status).toBe(200)
})
