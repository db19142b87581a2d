/** What PPATK counts beside sales: trade-ins by their larger side, buy-backs, melted gold sold (DOMAIN §P.2). Over real HTTP. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSoldEarlier, buildValidBuy, cancelValidBuy, IDENTITAS, validateBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusals, type Client } from '#test/tools/client.ts'
import { buildPieces, buildSettings, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { batalStok, buildHancur, keluarLebur, leburResult } from '#test/tools/stok.ts'
import { save, saleBody, validate } from '#test/tools/till.ts'

const SIAPA = {
  jenis: 'KTP',
  nomor: '3404010101900001',
  nama: 'SITI AMINAH',
  alamat: 'SLEMAN',
  pekerjaan: 'DOKTER',
}
const LAPOR = {
  tempat_lahir: 'SLEMAN',
  tgl_lahir: '1990-01-01',
  atas_nama: { untuk: 'SENDIRI' },
}

let server: TestServer
let till: Client
let adm: Client
beforeEach(async () => {
  server = await startTestServer()
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  ;[till, adm] = await Promise.all([server.client('SPV1'), server.client('ADM1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})
const list = async (): Promise<any[]> => must(await adm.request('GET', 'aml')).data

describe('what counts beside sales', () => {
  const LIMIT = 1_400_000
  const low = { AML_BATAS: String(LIMIT), AML_IDENTITAS_MIN: '1000000' }
  const who = { ...SIAPA, ...LAPOR }
  const ring = { kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }
  beforeEach(async () => {
    await buildSettings(server, low)
    await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
  })

  it('a trade-in by its larger side: here what the shop bought', async () => {
    const small = await buildPieces(server, [{ kode_group: 'G375', berat: 1, ongkos: 0 }])
    const body = {
      ...(await saleBody(till, {
        barang: small,
        pembayaran: [{ jenis: 'CASH', nominal: 1_492_500 - 650_000 }],
      })),
      detail_beli: [ring],
    }
    // the seller's card alone is not enough for so much
    expect(refusals(await save(till, { ...body, identitas: IDENTITAS }))[1]!.map(([field]) => field)).toEqual(
      ['identitas.pekerjaan', 'identitas.tempat_lahir', 'identitas.tgl_lahir', 'identitas.atas_nama'],
    )
    const { data } = must(await save(till, { ...body, identitas: who }))
    expect(data.lapor_ppatk).toBe(true)
    const done = must(await validateBuy(till, data.no_faktur_group, { jenis: 'TUKAR' }))
    expect(done.data.lapor_ppatk).toBe(true)
    expect(await list()).toMatchObject([{ total: 1_492_500, total_tunai: 842_500, jumlah: 1 }])
    const [row] = must(await adm.send('POST', 'aml/ekspor', {})).data
    expect(row).toMatchObject({
      jenis: 'TUKAR',
      berat: 3.35,
      cara_bayar: expect.stringContaining('CASH 842500'),
    })
  })

  it('a buy-back, with the sale of the same person; its cancel takes it out', async () => {
    await buildSettings(server, { AML_BATAS: '2000000' })
    const no = await buildValidBuy(till, { beli: [ring], identitas: SIAPA })
    expect(await list()).toEqual([])
    const small = await buildPieces(server, [{ kode_group: 'G375', berat: 1, ongkos: 0 }])
    const body = await saleBody(till, { barang: small })
    const sold = must(await save(till, { ...body, identitas: SIAPA })).data
    expect(sold.lapor_ppatk).toBe(true)
    expect(must(await validate(till, sold.no_faktur_group)).data.lapor_ppatk).toBe(true)
    expect(await list()).toMatchObject([{ total: 1_492_500 + 650_000, jumlah: 2 }])
    must(await cancelValidBuy(till, no))
    expect(await list()).toMatchObject([{ status_aml: 'BUKAN', total: 650_000 }])
  })

  it('a large buy-back alone, of a seller who says for whom', async () => {
    const bought = async (identitas: object) =>
      till.send('POST', 'pembelian', {
        id_trx: 'AAAABBBBCCCCDDDD',
        kode_sales: 'S01',
        identitas,
        detail_beli: [ring],
        pembayaran: [{ jenis: 'CASH', nominal: 1_492_500 }],
      })
    expect(refusals(await bought(SIAPA))[1]!.map(([field]) => field)).toEqual([
      'identitas.tempat_lahir',
      'identitas.tgl_lahir',
      'identitas.atas_nama',
    ])
    const { data } = must(await bought(who))
    expect(data.lapor_ppatk).toBe(true)
    expect(must(await validateBuy(till, data.no_faktur_group)).data.lapor_ppatk).toBe(true)
    expect(await list()).toMatchObject([{ dasar: 'NO IDENTITAS', total: 1_492_500 }])
  })

  it('melted gold sold, by its own document; to head office it is no sale', async () => {
    const owner = await server.client('OWN1')
    const [heavy] = await buildPieces(server, [{ kode_group: 'G375', berat: 5, ongkos: 0 }])
    must(await leburResult(owner, await buildHancur(owner, { barang: [heavy!] }), 5))
    const emas = [{ kode_group: 'G375', berat: 1 }]
    must(await keluarLebur(owner, { emas }))
    const wanted = { tujuan: 'PEMURNI' as const, emas }
    must(await keluarLebur(owner, { ...wanted, harga: LIMIT - 1 }))
    expect(await list()).toEqual([])
    const { no } = must(await keluarLebur(owner, { ...wanted, harga: LIMIT })).data
    const [flag] = await list()
    expect(flag).toMatchObject({ dasar: 'SATU NOTA', total: LIMIT, total_tunai: LIMIT, jumlah: 1 })
    expect(must(await adm.request('GET', `aml/${flag.id}`)).data.dokumen).toMatchObject([
      { no, jenis: 'LEBUR', tanggal: '2025-01-15' },
    ])
    expect(must(await adm.send('POST', 'aml/ekspor', {})).data).toMatchObject([
      { no, jenis: 'LEBUR', barang: 'EMAS LEBUR G375', berat: 1, cara_bayar: `CASH ${LIMIT}` },
    ])
    // by the tax number of who buys it is added to what else they did that day: a person's is the one on their card
    const small = await buildPieces(server, [{ kode_group: 'G375', berat: 1, ongkos: 0 }])
    const body = await saleBody(till, { barang: small })
    const sold = must(await save(till, { ...body, identitas: SIAPA })).data
    must(await validate(till, sold.no_faktur_group))
    const buyer = { jenis_pembeli: 'PEDAGANG', npwp_pembeli: SIAPA.nomor, penerima: SIAPA.nama }
    must(await keluarLebur(owner, { ...wanted, ...buyer, harga: LIMIT - 650_000 }))
    expect((await list()).map((f) => [f.dasar, f.total, f.jumlah])).toEqual([
      ['NO IDENTITAS', LIMIT, 2],
      ['SATU NOTA', LIMIT, 1],
    ])
    must(await batalStok(owner, 'keluar-lebur', no))
    expect((await list()).map((f) => f.status_aml)).toEqual(['BARU', 'BUKAN'])
  })
})
