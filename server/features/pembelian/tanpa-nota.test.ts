/** Buying without nota: the paper that says where a piece came from, and the days that it waits (DOMAIN §P.3). */
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { serahBody, serahSah } from '#test/tools/bayar-hutang.ts'
import { inDatabase } from '#test/tools/ask.ts'
import {
  buildSoldEarlier,
  buildValidBuy,
  buy,
  buyBody,
  cancelValidBuy,
  IDENTITAS,
  validateBuy,
  type BuyLine,
} from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusals, refusalAt, type Client, type Reply } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { buildHutangSah } from '#test/tools/hutang.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { kirimkan, kirimPusat } from '#test/tools/kirim.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { buildPesananProses, buildTukang as buildTukangPesanan } from '#test/tools/pesanan.ts'
import { jpeg } from '#test/tools/pictures.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  buildHancur,
  buildTanpaBarcode,
  buildTukang,
  draftHancur,
  kirimCuci,
  konversikan,
  prosesHancur,
  sortirkan,
} from '#test/tools/stok.ts'
import { allowedIfAsked, save, saleBody } from '#test/tools/till.ts'
import { cash, simpanTitipan, titipanBody } from '#test/tools/titipan.ts'
import { jadiDariStok } from '#test/tools/tukang.ts'

let server: TestServer
let kasir: Client
let gudang: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[kasir, gudang] = await Promise.all([server.client('KSR1'), server.client('OWN1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const ring = (more: Partial<BuyLine> = {}): BuyLine => ({
  berat: 3,
  kondisi: 'TANPA SURAT',
  harga: 1_512_000,
  kode_group: 'G375',
  kode_dept: 'CINCIN',
  nama_barang: 'CINCIN POLOS',
  ...more,
})
const beli = (more: Partial<BuyLine> = {}): Promise<Reply> => {
  const body = buyBody({ beli: [ring(more)], identitas: IDENTITAS })
  return allowedIfAsked(kasir, () => kasir.send('POST', 'pembelian', body))
}
const line = async (no: string) => (await kasir.request('GET', `pembelian/${no}`)).data.detail_beli[0]

test('a request that says nothing of a paper does what it did; what it says is kept, a reason with LAIN alone', async () => {
  const plain = must(await beli()).data.no_faktur_group
  expect(await line(plain)).toMatchObject({ dokumen_asal: null, alasan_asal: '-', foto: null })
  const lost = must(await beli({ dokumen_asal: 'SURAT KEHILANGAN', alasan_asal: 'TIDAK DIPAKAI' }))
  expect(await line(lost.data.no_faktur_group)).toMatchObject({
    dokumen_asal: 'SURAT KEHILANGAN',
    alasan_asal: '-',
  })
  const other = must(await beli({ dokumen_asal: 'LAIN', alasan_asal: ' warisan  ibu ' }))
  expect(await line(other.data.no_faktur_group)).toMatchObject({ alasan_asal: 'WARISAN IBU' })
  for (const [more, field, message] of [
    [{ dokumen_asal: 'LAIN' }, 'alasan_asal', 'Alasan Harus Diisi'],
    [{ dokumen_asal: 'LAIN', alasan_asal: ' ' }, 'alasan_asal', 'Alasan Harus Diisi'],
    [{ dokumen_asal: 'KTP' }, 'dokumen_asal', 'Dokumen Asal Tidak Valid'],
  ] as const)
    expect(refusals(await beli(more))).toEqual([400, [[`detail_beli.0.${field}`, message]]])
})

it('is asked of each line without nota where the shop insists, of none that has one', async () => {
  await buildSettings(server, { DOKUMEN_ASAL: 'WAJIB' })
  expect(refusals(await beli())).toEqual([
    400,
    [['detail_beli.0.dokumen_asal', 'Dokumen Asal Harus Dipilih']],
  ])
  must(await beli({ dokumen_asal: 'SURAT RT/DESA' }))
  await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
  const own = { kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }
  must(await buy(kasir, { beli: [own] }))
  const trade = await saleBody(kasir, { barang: ['00000003'], pembayaran: [] })
  const sold = await save(kasir, { ...trade, detail_beli: [ring()], identitas: IDENTITAS })
  expect(sold.errors?.map((e) => e.field)).toEqual(['detail_beli.0.dokumen_asal'])
})

test('the approver sees the paper; what was approved for another is not enough', async () => {
  const asked = await kasir.send(
    'POST',
    'pembelian',
    buyBody({ beli: [ring({ dokumen_asal: 'LAIN', alasan_asal: 'WARISAN' })], identitas: IDENTITAS }),
  )
  expect(asked.otorisasi![0]!.disetujui).toContainEqual({ nama: 'Dokumen Asal', nilai: 'LAIN: WARISAN' })
})

it('has a picture of its paper, until the purchase is undone', async () => {
  const no = must(await beli({ dokumen_asal: 'SURAT RT/DESA' })).data.no_faktur_group
  const plain = must(await beli()).data.no_faktur_group
  const picture = (await jpeg(300, 400)).toString('base64')
  const send = (no_faktur_group: string, nr = 1) =>
    kasir.send('POST', 'pembelian/foto', { no_faktur_group, no: nr, gambar: picture })
  const { foto } = must(await send(no)).data
  expect((await line(no)).foto).toBe(foto)
  expect((await kasir.file(`pembelian/${no}/foto/1`)).type).toBe('image/jpeg')
  expect((await kasir.file(`pembelian/${plain}/foto/1`)).status).toBe(404)
  expect(refusal(await send(plain))).toEqual([400, 'Dokumen Asal Harus Dipilih'])
  expect((await send(no, 2)).status).toBe(404)
  expect((await (await server.client('OWN1', 'TK02')).file(`pembelian/${no}/foto/1`)).status).toBe(404)
  must(await validateBuy(kasir, no))
  must(await cancelValidBuy(kasir, no))
  expect(refusal(await send(no))[0]).toBe(409)
})

it('is signed for on the paper of the purchase, and of that alone', async () => {
  const no = must(await beli({ dokumen_asal: 'SURAT KEHILANGAN' })).data.no_faktur_group
  must(await validateBuy(kasir, no))
  for (const kertas of ['80', 'A5']) {
    const words = pdfPages((await kasir.file(`pembelian/${no}/nota?kertas=${kertas}`)).bytes)
      .flat()
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(words).toContain('Pernyataan penjual: barang tanpa nota (CINCIN POLOS 3.000 g) adalah milik saya')
    expect(words).toContain('SURAT KEHILANGAN')
    expect(words).toContain('Penjual')
  }
  await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
  const own = await buildValidBuy(kasir, {
    beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
  })
  expect(pdfPages((await kasir.file(`pembelian/${own}/nota?kertas=80`)).bytes).join(' ')).not.toContain(
    'Pernyataan',
  )
})

const SAMPAI = 'Dibeli Tanpa Nota, Baru Boleh Keluar Mulai 22 Januari 2025'
const pada = (tanggal: string) =>
  inDatabase(server, `UPDATE toko SET tgl_system = $1 WHERE kode_toko = 'TK01'`, [tanggal])

it('waits before it is melted, washed, put up for sale or sent, and is kept apart meanwhile', async () => {
  await buildTukang(gudang)
  const id = await buildTanpaBarcode(server, kasir)
  const draft = must(await draftHancur(gudang, { barang: [id] })).data.no
  await buildSettings(server, { TAHAN_TANPA_SURAT_HARI: '7' })
  const told = [409, `Barang CINCIN LAMA ${SAMPAI}`, ['barang.0']]
  const jualLagi = () => sortirkan(gudang, { barang: [{ id, tujuan: 'JUAL LAGI' }], kode_baki: 'A1' })
  expect(refusalAt(await draftHancur(gudang, { barang: [id] }))).toEqual(told)
  expect(refusalAt(await prosesHancur(gudang, draft)).slice(0, 2)).toEqual(told.slice(0, 2))
  expect(refusalAt(await kirimCuci(gudang, { barang: [id] }))).toEqual(told)
  expect(refusalAt(await kirimPusat(gudang, { barang: [id] })).slice(0, 1)).toEqual([409])
  expect(refusalAt(await jualLagi())).toEqual(told)
  expect((await gudang.request('GET', `data-barang/lihat?id=${id}`)).data.ditahan_sampai).toBe('2025-01-22')
  expect((await gudang.request('GET', 'pindah-sortir/semua')).data[0].ditahan_sampai).toBe('2025-01-22')
  must(await sortirkan(gudang, { barang: [{ id, tujuan: 'LEBUR' }] }))
  must(await konversikan(gudang, { barang: [id], kode_group: 'G700' }))

  await pada('2025-01-21')
  server.clock.set('2025-01-21')
  ;[kasir, gudang] = await Promise.all([server.client('KSR1'), server.client('OWN1')])
  expect(refusalAt(await jualLagi())).toEqual(told)
  await pada('2025-01-22')
  server.clock.set('2025-01-22')
  ;[kasir, gudang] = await Promise.all([server.client('KSR1'), server.client('OWN1')])
  expect((await gudang.request('GET', `data-barang/lihat?id=${id}`)).data).not.toHaveProperty(
    'ditahan_sampai',
  )
  await buildHancur(gudang, { barang: [id] })
})

it('is not sold, set aside or sent from a tray either', async () => {
  const id = await buildTanpaBarcode(server, kasir)
  must(await sortirkan(gudang, { barang: [{ id, tujuan: 'JUAL LAGI' }], kode_baki: 'A1' }))
  const [{ kode }] = (await inDatabase<{ kode: string }>(
    server,
    'SELECT kode_barcode AS kode FROM barang WHERE id = $1',
    [id],
  )) as [{ kode: string }]
  const sale = await saleBody(kasir, { barang: [kode] })
  const titip = await titipanBody(kasir, { barang: [kode], pembayaran: cash(1_000_000) })
  await buildTukangPesanan(server)
  const order = await buildPesananProses(gudang)
  await buildSettings(server, { TAHAN_TANPA_SURAT_HARI: '7' })
  const text = `Barang ${kode} CINCIN LAMA ${SAMPAI}`
  expect((await kasir.request('GET', `barang/${kode}`)).data.ditahan_sampai).toBe('2025-01-22')
  expect(refusalAt(await save(kasir, sale))).toEqual([409, text, ['detail_barang.0.kode_barcode']])
  expect(refusal(await simpanTitipan(kasir, titip))).toEqual([409, text])
  expect(refusalAt(await kirimkan(gudang, { barang: [kode] }))).toEqual([409, text, ['barang.0']])
  expect(refusal(await jadiDariStok(gudang, order, [{ no: 1, kode_barcode: kode }]))).toEqual([409, text])
  await buildSettings(server, { TAHAN_TANPA_SURAT_HARI: '0' })
  must(await save(kasir, sale))
})

it('does not wait that came back with its nota, or was handed over for a loan', async () => {
  await buildSettings(server, { TAHAN_TANPA_SURAT_HARI: '7' })
  await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
  await buildValidBuy(kasir, {
    beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
  })
  const loan = await buildHutangSah(kasir)
  must(await serahSah(kasir, serahBody(loan, { pembayaran: cash(140_000) })))
  const all = (await gudang.request('GET', 'pindah-sortir/semua')).data as Record<string, unknown>[]
  expect(all).toHaveLength(2)
  for (const b of all) expect(b).not.toHaveProperty('ditahan_sampai')
})
