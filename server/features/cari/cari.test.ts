/** Ctrl-K: what is found, and only what whoever asks may open. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cari, type Temuan } from '#domain/calls/cari.ts'
import { jenisDokumenStok } from '#domain/calls/dokumen-stok.ts'
import { simpanHakAkses } from '#domain/calls/hak-akses.ts'
import type { MenuPath } from '#domain/menus.ts'
import { kodeMember } from '#domain/rules/kode.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, type Client } from '#test/tools/client.ts'
import { buildMember, buildUser } from '#test/tools/factories.ts'
import { buildPesanan } from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildService } from '#test/tools/service.ts'
import { denganIzin } from '#test/tools/kirim.ts'
import { buildTukang, hilangCuci, idBarang, kembaliCuci, kirimCuci } from '#test/tools/stok.ts'
import { buildSale, validate } from '#test/tools/till.ts'
import { buildTitipan, cash } from '#test/tools/titipan.ts'

let server: TestServer
let pemilik: Client
let jual: string
let titip: string
const member = kodeMember('TK01', 900)
beforeAll(async () => {
  server = await startTestServer()
  pemilik = await server.client('OWN1')
  const kasir = await server.client('KSR1')
  jual = await buildSale(kasir, { barang: ['00000001'] })
  await validate(kasir, jual)
  titip = await buildTitipan(kasir, { pembayaran: cash(500_000), nama_customer: 'IBU SRI' })
  await buildMember(server, { kode_member: member, nama_customer: 'RATNA DEWI', no_hp: '081234567890' })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const found = async (text: string, as = pemilik): Promise<Temuan[]> =>
  as.call(cari, { query: { teks: text } })
const named = async (text: string, as = pemilik) =>
  (await found(text, as)).map(({ jenis, nomor }) => [jenis, nomor])
const LIHAT = {
  is_show: true,
  boleh_tambah: false,
  boleh_ubah: false,
  boleh_hapus: false,
  boleh_export: false,
}
/** Signs in a user who may look at these screens and no others. */
async function hanya(user_id: string, ...menus: MenuPath[]): Promise<Client> {
  await buildUser(server, { user_id, level: 'KSR' })
  const akses = menus.map((menu_name) => ({ ...LIHAT, menu_name }))
  await pemilik.call(simpanHakAkses, { params: { user_id }, body: { akses, otorisasi: [] } })
  return server.client(user_id)
}

test('a number, whole or short, is its document', async () => {
  expect(await found(jual)).toEqual([
    { jenis: 'PENJUALAN', nomor: jual, nama: expect.any(String), keterangan: '', tgl_system: '2025-01-15' },
  ])
  for (const text of ['250115-0001', 'jl 0001', 'JL1'])
    expect(await named(text), text).toContainEqual(['PENJUALAN', jual])
  expect(await named('TT 1')).toEqual([['TITIPAN', titip]])
  expect(await named('JL 0002')).toEqual([])
})

test('a barcode is its piece, and the document that has it', async () => {
  expect(await named('00000001')).toEqual([
    ['PENJUALAN', jual],
    ['BARANG', '00000001'],
  ])
  expect(await named('00000002')).toEqual([['BARANG', '00000002']])
  expect(await named('99999999')).toEqual([])
})

test('a name is its pieces, those that can be sold first: in the shop alone', async () => {
  expect(await found('kalung')).toEqual([
    {
      jenis: 'BARANG',
      nomor: '00000003',
      nama: 'KALUNG',
      keterangan: '9K · 3.417 g · TOKO/A2 · READY',
      tgl_system: null,
    },
  ])
  expect(await found('cincin'), 'it is sold').toEqual([])
  expect(await found('kalung', await hanya('LIHAT0', '/cucian'))).toEqual([])
})

test('a name, a phone and a code are their member', async () => {
  for (const text of ['ratna', '081234567890', '0812-3456-7890', member])
    expect(await named(text), text).toEqual([['MEMBER', member]])
  expect(await named('ra')).toEqual([])
})

test('a stock document is found by its number, and of those that share a series which it is', async () => {
  await buildTukang(pemilik)
  const barang = [await idBarang(pemilik, '00000002'), await idBarang(pemilik, '00000003')]
  must(await kirimCuci(pemilik, { barang }))
  must(await kembaliCuci(pemilik, { barang: [{ id: barang[0]!, berat_kembali: 5.1 }] }))
  const kini = await denganIzin(pemilik, () => hilangCuci(pemilik, [barang[1]!]))
  must(kini)
  const dilihat = []
  for (const [i, kind] of ['CUCI KELUAR', 'CUCI MASUK', 'CUCI HILANG'].entries()) {
    const no = `CU-TK01-250115-000${i + 1}`
    dilihat.push((await found(no))[0]?.nama)
    expect(await pemilik.call(jenisDokumenStok, { params: { no } })).toEqual({ kind })
  }
  expect(dilihat).toEqual(['Kirim Cuci', 'Kembali Cuci', 'Hilang Di Cucian'])
  expect(await named('cu 2')).toEqual([['DOKUMEN STOK', 'CU-TK01-250115-0002']])
  expect(await named('cu 2', await hanya('LIHAT5', '/data-barang'))).toEqual([])
  expect(await named('cu 2', await hanya('LIHAT6', '/cucian'))).toHaveLength(1)
  expect(refusal(await pemilik.request('GET', 'dokumen-stok/CU-TK01-250115-0009'))).toEqual([
    404,
    'Dokumen CU-TK01-250115-0009 Tidak Ada',
  ])
})

test('each area is told to who may open it', async () => {
  const penjualan = await hanya('LIHAT1', '/lihat-penjualan')
  expect(await named('250115-0001', penjualan)).toEqual([['PENJUALAN', jual]])
  expect(await named('RATNA', penjualan)).toEqual([])
  const titipan = await hanya('LIHAT2', '/lihat-titipan')
  expect(await named('250115-0001', titipan)).toEqual([['TITIPAN', titip]])
  expect(await named('00000001', titipan)).toEqual([])
  const tidakAda = await hanya('LIHAT3')
  for (const text of [jual, titip, '00000001', 'RATNA', member, '081234567890'])
    expect(await named(text, tidakAda), text).toEqual([])
})

test('an order and a repair are found by their numbers, by who may look at them', async () => {
  const [pesan, service] = [await buildPesanan(pemilik), await buildService(pemilik)]
  expect(await found('PS 1')).toEqual([
    { jenis: 'PESANAN', nomor: pesan, nama: 'IBU PUTRI', keterangan: 'OPEN', tgl_system: '2025-01-15' },
  ])
  expect(await found('sv 1')).toEqual([
    { jenis: 'SERVICE', nomor: service, nama: 'IBU WATI', keterangan: 'MASUK', tgl_system: '2025-01-15' },
  ])
  expect(await named(`${service}-01`)).toEqual([['SERVICE', service]])
  const samar = await hanya('LIHAT7', '/lihat-services')
  expect(await named(service, samar)).toEqual([['SERVICE', service]])
  expect(await named(pesan, samar)).toEqual([])
  expect(await named(service, await server.client('OWN1', 'TK02'))).toEqual([])
})

test('who sees phones masked sees them masked here, and finds by the whole number alone', async () => {
  const samar = await hanya('LIHAT4', '/data-member')
  const [one] = await found('RATNA', samar)
  expect(one!.keterangan).not.toContain('081234567890')
  expect(await named('081234567890', samar)).toEqual([['MEMBER', member]])
  expect(await named('08123456', samar)).toEqual([])
  expect(await named('08123456')).toEqual([['MEMBER', member]])
})

test('another shop’s documents and pieces are not found', async () => {
  const lain = await server.client('OWN1', 'TK02')
  expect(await named(jual, lain)).toEqual([])
  expect(await named('00000001', lain)).toEqual([])
})

test('an empty text is refused in words', async () => {
  expect((await pemilik.send('GET', '/api/v1/cari?teks=')).status).toBe(400)
})
