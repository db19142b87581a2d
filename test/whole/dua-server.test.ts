/** Two servers, one chain: a piece, a price, a nota and a member's points walk through both, with one of them away for a day (DOMAIN §O.7). */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hargaEmas, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import { rupiah } from '#domain/units.ts'
import { kirimAntrian } from '#server/rantai/tamu/antrian.ts'
import { kabarkanNota } from '#server/features/pembelian/kabar-nota.ts'
import { inDatabase } from '../tools/ask.ts'
import { buildValidBuy, buy, findNota } from '../tools/beli.ts'
import { expectBooksAgree } from '../tools/books.ts'
import { idTrx, must, refusal, type Client } from '../tools/client.ts'
import { pasangkan } from '../tools/dua-server.ts'
import { buildPoints, buildUser } from '../tools/factories.ts'
import { openFront, type Front } from '../tools/front.ts'
import { buildKirim, buildTerima } from '../tools/kirim.ts'
import { startTestServer, type TestServer } from '../tools/server.ts'
import { buildTambah } from '../tools/tambah.ts'
import { buildValidSale } from '../tools/till.ts'

/** TK01, the pusat, is at home on `a`; TK02 on `b`. */
let a: TestServer
let b: TestServer
/** The line to B. */
let jalan: Front
beforeEach(async () => {
  jalan = await openFront()
  ;[a, b] = await Promise.all([startTestServer(), startTestServer({ front: jalan })])
  await pasangkan(a, b)
  await buildUser(b, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
  await b.pemilik.query(`SELECT setval('barcode_seq', 1, false)`)
})
afterEach(async () => {
  for (const server of [a, b]) {
    await expectBooksAgree(server.pool)
    await server.close()
  }
  await jalan.close()
})

const ownA = () => a.client('OWN1')
const ownB = () => b.client('OWN1', 'TK02')
const kasirB = () => b.client('KSR2', 'TK02')
const tutup = async (as: Client) => must(await as.send('POST', 'system/close', { PROSES: 'close' }))
const hari = async (server: TestServer, kode_toko: string) =>
  (
    await inDatabase<{ h: string }>(server, `SELECT tgl_system::text AS h FROM toko WHERE kode_toko = $1`, [
      kode_toko,
    ])
  )[0]!.h

/** Of one piece, by its barcode: 'qty mg' at a virtual place, in all books of a server. */
const di = async (server: TestServer, lokasi: string, kode: string) =>
  (
    await inDatabase<{ qty: number; berat: number }>(
      server,
      `SELECT COALESCE(sum(qty), 0)::int AS qty, COALESCE(sum(berat), 0)::int AS berat FROM mutasi_stok
       WHERE lokasi = $1 AND kode_barcode = $2`,
      [lokasi, kode],
    )
  )[0]!
const jumlah = async (lokasi: string, kode: string) => {
  const [x, y] = [await di(a, lokasi, kode), await di(b, lokasi, kode)]
  return { qty: x.qty + y.qty, berat: x.berat + y.berat }
}

const poinDi = async (server: TestServer, kode_member: string) =>
  (
    await inDatabase<{ point: number }>(server, 'SELECT point FROM member WHERE kode_member = $1', [
      kode_member,
    ])
  )[0]!.point

async function hargaDariPusat(harga: number): Promise<void> {
  const own = await ownA()
  const { versi, harga_24k, harga_beli_24k, group } = await own.call(hargaEmas, {})
  const baru = group.map(
    ({ kode_group, cara, margin_per_gram, harga_min_gram, harga_max_gram, harga_beli_gram, ...g }) => ({
      kode_group,
      cara,
      margin_per_gram,
      harga: kode_group === 'G375' ? rupiah(harga) : g.harga,
      harga_min_gram,
      harga_max_gram,
      harga_beli_gram,
    }),
  )
  await own.call(simpanHargaEmas, { body: { versi, harga_24k, harga_beli_24k, group: baru } })
  const spv = await ownB()
  const { baris: rows } = must(await spv.send('POST', 'import-pusat/cek', { set: 'harga' })).data
  const chosen = rows
    .filter((r: { kode: string }) => r.kode === 'G375')
    .map(({ kode, sidik: digest }: { kode: string; sidik: string }) => ({ kode, sidik: digest }))
  must(await spv.send('POST', 'import-pusat', { set: 'harga', dipilih: chosen }, idTrx()))
}

it('a piece, a price, a nota and a member’s points go from one to the other, with one away for a day, and both books agree', async () => {
  for (const own of [await ownA(), await ownB()]) must(await own.send('POST', 'toko/pusat/TK01'))
  must(await (await ownB()).send('PUT', 'toko/nomor-server', { nomor: 1 }))

  // made at A and at B, each from its own range
  const { barcode } = await buildTambah(await ownA(), { barang: [{ berat: 2.35 }] })
  const kode = barcode[0]!
  const lain = await buildTambah(await ownB(), { barang: [{ berat: 1.5, kode_baki: 'B1' }] })
  expect([kode, lain.barcode]).toEqual(['00000006', ['10000000']])

  // shipped to B, received there, the receipt read here
  const no_kirim = await buildKirim(await ownA(), { barang: [kode] })
  must(await (await ownB()).send('POST', 'terima-barang/ambil', { no_kirim }))
  await buildTerima(await ownB(), { no_kirim, lines: [{ urut: 1 }] })
  must(await (await ownA()).send('POST', 'kirim-barang/bukti/tanya', { no_kirim }))
  expect([await di(a, 'V:CABANG', kode), await jumlah('V:CABANG', kode)]).toEqual([
    { qty: 1, berat: 2350 },
    { qty: 0, berat: 0 },
  ])

  // a price of the pusat is what B sells at
  await hargaDariPusat(660_000)
  const nota = `${await buildValidSale(await kasirB(), { barang: [kode], kode_sales: 'S01' })}-01`

  // a member of B is known at A by their whole phone
  await buildPoints(a, { tipe: 'BERAT', kelipatan: 1 })
  const list = { nama_customer: 'BU TAMU', no_hp: '081277778888', setuju: true }
  const { kode_member } = must(await (await kasirB()).send('POST', 'member', list)).data
  expect(
    must(await (await a.client('KSR1')).request('GET', 'member/get/by-hp?hp=081277778888')).data,
  ).toMatchObject([{ kode_member, rumah: 'TK02' }])

  // B is away: A closes its day and works on
  await jalan.down()
  await tutup(await ownA())
  a.clock.set('2025-01-16')
  b.clock.set('2025-01-16')
  const kasir = await a.client('KSR1')
  const away = [502, 'Server Toko TK02 Tidak Tersambung']
  expect(refusal(await findNota(kasir, nota))).toEqual(away)
  const row = { no_faktur_jual: nota, berat: 2.35, kondisi: 'MULUS', harga: 1_516_000 }
  expect(refusal(await buy(kasir, { beli: [row] }))).toEqual(away)
  // points of the member wait at A
  await buildValidSale(kasir, { barang: ['00000001'], kode_customer: kode_member })
  await kirimAntrian(a.app.deps)
  expect(await poinDi(b, kode_member)).toBe(0)

  // B is there again, and closes its day late; what A has asked for meanwhile is answered though B's own day is not open yet
  await jalan.up()
  expect([await hari(a, 'TK01'), await hari(b, 'TK02')]).toEqual(['2025-01-16', '2025-01-15'])
  const [found] = must(await findNota(kasir, nota)).data
  expect(found).toMatchObject({ toko_jual: 'TK02', umur_hari: 1, harga_jual: 1_551_000, kode_barcode: kode })
  const no = await buildValidBuy(kasir, { beli: [row] })
  await tutup(await ownB())
  expect(await hari(b, 'TK02')).toBe('2025-01-16')
  expect(await kabarkanNota(a.app.deps)).toBe(1)

  // the very piece lies in A again; B knows who has it
  expect(await inDatabase(a, `SELECT kode_toko, status FROM barang WHERE kode_barcode = $1`, [kode])).toEqual(
    [{ kode_toko: 'TK01', status: 'BELI' }],
  )
  expect(
    await inDatabase(
      b,
      `SELECT status, toko_beli, no_faktur_beli FROM nota_dibeli_jauh WHERE no_faktur_jual = $1`,
      [nota],
    ),
  ).toEqual([{ status: 'PASTI', toko_beli: 'TK01', no_faktur_beli: `${no}-01` }])
  expect(refusal(await findNota(await kasirB(), nota))).toEqual([409, `Nota ${nota} Sudah Dibeli Kembali`])
  for (const lokasi of ['V:CABANG', 'V:CUSTOMER', 'V:TRANSIT'])
    expect([lokasi, await jumlah(lokasi, kode)]).toEqual([lokasi, { qty: 0, berat: 0 }])

  // the member's home has what was earned while it was away, once
  for (let i = 0; i < 2; i++) await kirimAntrian(a.app.deps)
  expect(await poinDi(b, kode_member)).toBe(2)

  for (const own of [await ownA(), await ownB()]) await tutup(own)
  expect([await hari(a, 'TK01'), await hari(b, 'TK02')]).toEqual(['2025-01-17', '2025-01-17'])
})
