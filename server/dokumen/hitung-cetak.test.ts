/** Every paper whose prints are counted is counted when it came out: one battery over all of them (DOMAIN §P.5). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#domain/calls/index.ts'
import { allCallsStok } from '#domain/calls/dokumen-stok.ts'
import { buildBayarSah } from '#test/tools/bayar-hutang.ts'
import { buildSoldEarlier, buildValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, type Client } from '#test/tools/client.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buildHutangSah } from '#test/tools/hutang.ts'
import { buildKas } from '#test/tools/kas.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { buildPesanan, buildPesananProses, buildTukang } from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildService } from '#test/tools/service.ts'
import { buildPindah, draftHancur, keluarLebur } from '#test/tools/stok.ts'
import { allowedIfAsked, buildOtorisasi, buildValidSale } from '#test/tools/till.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'
import { buildBahan, buildLebur, upah } from '#test/tools/tukang.ts'

let server: TestServer
let own: Client
beforeAll(async () => {
  server = await startTestServer()
  own = await server.client('OWN1')
  await buildTukang(server)
  await buildLebur(server, own, 10)
  await inDatabase(
    server,
    `INSERT INTO hadiah (kode_toko, kode_hadiah, nama_hadiah) VALUES ('TK01', 'PAYUNG', 'PAYUNG')`,
  )
})
afterAll(() => expectBooksAgree(server.pool))

/** By the path of its count, and what stands in its place to read the paper: [path, paper, a document made]. */
const KERTAS: readonly (readonly [cetak: string, berkas: string, buat: () => Promise<string>])[] = [
  ['penjualan/{no_faktur_group}/cetak', 'nota', () => buildValidSale(own, { barang: ['00000005'] })],
  [
    'pembelian/{no_faktur_group}/cetak',
    'nota',
    async () => {
      await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500 })
      const beli = [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }]
      return buildValidBuy(own, { beli })
    },
  ],
  ['titipan/{no_titip_group}/cetak', 'nota', () => buildTitipanSah(own, { pembayaran: cash(500_000) })],
  ['pesanan/{no_pesanan}/cetak', 'nota', () => buildPesanan(own)],
  ['service/{no_faktur_service}/cetak', 'nota', () => buildService(own)],
  ['service/{no_faktur_service}/cetak-tiket', 'tiket', () => buildService(own)],
  ['hutang/{no_faktur_hutang}/cetak', 'nota', () => buildHutangSah(own)],
  [
    'hutang/bayar/{no_transaksi}/cetak',
    'nota',
    async () => buildBayarSah(own, await buildHutangSah(own), { jenis: 'LUNAS' }),
  ],
  [
    'pindah-barang/dokumen/{no}/cetak',
    'slip',
    () => buildPindah(own, { barang: ['00000002'], kode_baki: 'A2' }),
  ],
  [
    'kas-bank/{no}/cetak',
    'slip',
    () => buildKas(own, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 5_000 }),
  ],
  [
    'hadiah/dokumen/{no_ref}/cetak',
    'slip',
    async () =>
      must(
        await own.send('POST', 'hadiah/beli', {
          tanggal: '2025-01-15',
          supplier: 'TOKO MAJU',
          detail_hadiah: [{ kode_hadiah: 'PAYUNG', qty: 3, total_uang: 100_000 }],
        }),
      ).data.no_pembelian,
  ],
  ['bahan-tukang/dokumen/{no}/cetak', 'slip', () => buildBahan(own, { lines: [1] })],
  [
    'upah-tukang/{no}/cetak',
    'slip',
    async () => must(await upah(own, { ref_no: await buildPesananProses(own), id_trx: idTrx() })).data.no_kas,
  ],
  [
    'keluar-lebur/dokumen/{no}/cetak',
    'slip',
    async () => must(await keluarLebur(own, { emas: [{ kode_group: 'G700', berat: 1 }] })).data.no,
  ],
]

const stok = new Set<string>(allCallsStok.map(({ path }) => path))
test('every call that counts a print stands here; all stock documents share one', () => {
  const counted = calls
    .filter(({ path, method }) => method === 'POST' && /\}\/cetak(-\w+)?$/.test(path))
    .map(({ path }) => path)
    .filter((path) => !stok.has(path) || path.startsWith('pindah-barang'))
  expect(KERTAS.map(([path]) => path).toSorted()).toEqual(counted.toSorted())
})

describe.each(KERTAS)('%s', (cetak, file, buat) => {
  test('counts what came out, once, and not what was opened', async () => {
    const no = await buat()
    const path = cetak.replace(/\{\w+\}/, no)
    const hitung = (body: object, key?: string) => own.send('POST', path, body, key)
    const kata = async (query: string) =>
      pdfPages((await own.file(`${path.replace(/cetak(-\w+)?$/, file)}${query}`)).bytes)
        .flat()
        .join(' ')
    const diam = /PRATINJAU|COPY|SEMENTARA/
    // Opened twice, and nothing came out.
    for (let i = 0; i < 2; i++)
      expect((await hitung({ langkah: 'IZIN' })).data).toMatchObject({ cetak: 0, copy: 0, sementara: false })
    expect(await kata('')).toContain('PRATINJAU')
    expect(await kata('?mencetak=1')).not.toMatch(diam)
    // The paper came out, and the answer to its count was lost once.
    const key = idTrx()
    for (let i = 0; i < 2; i++)
      expect((await hitung({ langkah: 'KELUAR' }, key)).data).toMatchObject({ cetak: 1, copy: 0 })
    expect(await kata('')).not.toMatch(diam)

    expect((await hitung({ langkah: 'IZIN' })).otorisasi).toMatchObject([{ kategori: 'REPRINT NOTA' }])
    await buildOtorisasi(own, { kategori: 'REPRINT NOTA', description: no })
    expect((await hitung({ langkah: 'IZIN' })).data).toMatchObject({ cetak: 1, copy: 1 })
    expect(await kata('?mencetak=1')).toContain('COPY 1')
    expect((await hitung({ langkah: 'KELUAR' })).data).toMatchObject({ cetak: 2, copy: 1 })
    // The otorisasi was for one print.
    expect((await hitung({ langkah: 'IZIN' })).status).toBe(403)
    expect((await hitung({})).status).toBe(403)
  })
})

test('a draft has moved nothing: its slip says so, and is neither original nor copy', async () => {
  const { no } = must(await draftHancur(own, { barang: ['00000004'] })).data
  const path = `hancurbarang/dokumen/${no}`
  for (const step of ['IZIN', 'KELUAR'])
    expect((await own.send('POST', `${path}/cetak`, { langkah: step })).data).toMatchObject({
      cetak: 0,
      sementara: true,
    })
  expect(
    pdfPages((await own.file(`${path}/slip`)).bytes)
      .flat()
      .join(' '),
  ).toContain('NOTA SEMENTARA')
})

test('the reprint of a settlement asks, and its payment is counted', async () => {
  const no = await buildHutangSah(own)
  const lunas = await buildBayarSah(own, no, { jenis: 'LUNAS' })
  const reprint = (step = '') => own.send('GET', `hutang-lunas/reprint?no_faktur_hutang=${no}${step}`)
  const IZIN = '&langkah=IZIN'
  for (let i = 0; i < 2; i++)
    expect(must(await reprint(IZIN)).data).toMatchObject([{ no_transaksi: lunas, copy: 0 }])
  must(await own.send('POST', `hutang/bayar/${lunas}/cetak`, { langkah: 'KELUAR' }))
  expect((await reprint(IZIN)).status).toBe(403)
  expect(must(await allowedIfAsked(own, () => reprint(IZIN))).data).toMatchObject([{ copy: 1 }])
  must(await own.send('POST', `hutang/bayar/${lunas}/cetak`, { langkah: 'KELUAR' }))
  // As before, for whoever prints and counts at once.
  expect(must(await allowedIfAsked(own, reprint)).data).toMatchObject([{ copy: 2 }])
})
