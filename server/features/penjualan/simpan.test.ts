/** Saving a sale: prices of §C.1, what needs an otorisasi, what is refused, and when (DOMAIN §B.1, §B.0.2). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { refusal, refusalAt, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { buildGroup, buildMember, buildPiece, buildPrice, withSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  buildIzin,
  buildOtorisasi,
  buildSale,
  save,
  saleBody,
  trays,
  validate,
  type SaleLine,
  type SaleWanted,
} from '#test/tools/till.ts'

let server: TestServer
let till: Client
let kasir: Client
beforeAll(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterAll(() => server.close())

const scan = async (kode_barcode: string) => (await till.request('GET', `barang/${kode_barcode}`)).data
const trySale = async (wanted: SaleWanted): Promise<Reply> => save(till, await saleBody(till, wanted))
const look = async (no: string) => (await till.request('GET', `penjualan/${no}`)).data

/** In every row that a saved sale may stand in, whatever the column. */
const BERTANDA = [
  'faktur_group',
  'jual_detail',
  'pembayaran',
  'otorisasi',
  'identitas_pelanggan',
  'permintaan',
]
  .map((t) => `SELECT '${t}' AS tabel FROM ${t} x WHERE x::text LIKE '%####%'`)
  .join(' UNION ALL ')

describe('the number', () => {
  it('stands in every row, in the reply and in the one that is kept, with an otorisasi and an identity too', async () => {
    const kode_barcode = await buildPiece(server, { berat: 2 })
    const identitas = {
      jenis: 'KTP',
      nomor: '3404010101900001',
      nama: 'SITI AMINAH',
      alamat: 'SLEMAN',
      pekerjaan: 'DOKTER',
    }
    const line = { kode_barcode, berat: 2, harga_jual: 1_000_000 }
    const body = { ...(await saleBody(till, { barang: [line] })), identitas }
    await buildIzin(till, () => save(till, body))
    const saved = await save(till, body)
    const { no_faktur_group, no_faktur_group_user } = saved.data
    expect(no_faktur_group).toMatch(/^JL-TK01-250115-\d{4}$/)
    expect(no_faktur_group_user).toBe(no_faktur_group.slice(-11))
    expect(await save(till, body)).toEqual(saved)
    expect(await inDatabase(server, BERTANDA)).toEqual([])
    const named = await inDatabase(
      server,
      `SELECT 1
       FROM faktur_group f JOIN jual_detail d USING (no_faktur_group)
         JOIN pembayaran p ON p.ref_no = no_faktur_group
       JOIN otorisasi o ON o.ref_no = no_faktur_group JOIN identitas_pelanggan i ON i.ref_no = no_faktur_group
       AND i.dokumen = no_faktur_group
       WHERE no_faktur_group = $1 AND d.no_faktur_jual = $1 || '-01' AND f.no_faktur_group_user = $2`,
      [no_faktur_group, no_faktur_group_user],
    )
    expect(named).toHaveLength(1)
  })

  it('takes nothing that staff have written for its place', async () => {
    const kode_barcode = await buildPiece(server, {})
    const saved = await trySale({ barang: [kode_barcode], nama_customer: 'BU #### ANI' })
    expect((await look(saved.data.no_faktur_group)).nama_customer).toBe('BU #### ANI')
  })
})

describe('a scan', () => {
  it.each([
    [
      '00000001',
      { harga_skrg: 1_527_500, harga_min: 1_504_000, harga_max: 1_574_500, harga_total: 1_577_500 },
    ],
    ['00000002', { harga_skrg: 5_894_000, harga_total: 6_119_000 }],
    ['00000003', { harga_skrg: 2_221_500, harga_total: 2_281_500 }],
    ['00000004', { harga_skrg: 1_389_500, harga_total: 1_429_500 }],
    [
      '00000005',
      { harga_skrg: 8_250_000, harga_min: 8_250_000, harga_max: 8_250_000, harga_total: 8_250_000 },
    ],
  ])('%s has the prices of the fixture', async (kode_barcode, prices) => {
    expect(await scan(kode_barcode)).toMatchObject(prices)
  })

  it('says how the price came about, in parts that add up to it', async () => {
    const { asal_harga, harga_total } = await scan('00000002')
    expect(asal_harga.reduce((sum: number, part: { jumlah: number }) => sum + part.jumlah, 0)).toBe(
      harga_total,
    )
  })

  it('takes a barcode without its leading zeros, and knows only pieces of this shop', async () => {
    expect((await scan('3')).kode_barcode).toBe('00000003')
    const elsewhere = await buildPiece(server, { kode_toko: 'TK02' })
    const reply = await till.request('GET', `barang/${elsewhere}`)
    expect(refusal(reply)).toEqual([404, `Barang ${elsewhere} Tidak Ditemukan`])
  })

  it('refuses a piece whose group has no price today', async () => {
    await buildGroup(server, { kode_group: 'KOSONG', harga: 0 })
    const piece = await buildPiece(server, { kode_group: 'KOSONG' })
    const reply = await till.request('GET', `barang/${piece}`)
    expect(refusal(reply)).toEqual([409, 'Harga Group KOSONG Belum Ada'])
  })

  it('prices ongkos per gram half up, and stones by weight when the shop says so', async () => {
    const perGram = await buildPiece(server, { berat: 2.345, ongkos: 1_500, tipe_ongkos: 'PER_GRAM' })
    expect(await scan(perGram)).toMatchObject({ ongkos: 1_500, ongkos_rp: 3_518 })
    const stone = await buildPiece(server, { berat: 2, berat_atribut: 0.5, harga_atribut: 100_000 })
    expect((await scan(stone)).harga_skrg).toBe(1_300_000)
    await withSettings(server, { BATU_IKUT_TIMBANG: 'YA' }, async () =>
      expect((await scan(stone)).harga_skrg).toBe(1_625_000),
    )
  })

  it('rounds up to PEMBULATAN', async () => {
    await withSettings(server, { PEMBULATAN: '1000' }, async () =>
      expect((await scan('00000003')).harga_skrg).toBe(2_222_000),
    )
  })
})

describe('bounds of the price (C1c)', () => {
  const at = (kode_barcode: string, harga_jual: number, more: Partial<SaleLine> = {}) =>
    trySale({ barang: [{ kode_barcode, harga_jual, ...more }] })

  it('1,510,000 is inside', async () => {
    const piece = await buildPiece(server, { berat: 2.35, ongkos: 50_000 })
    expect((await at(piece, 1_510_000)).data).toMatchObject({ total: 1_560_000 })
  })

  it('1,500,000 needs an otorisasi, and is taken with one', async () => {
    const piece = await buildPiece(server, { berat: 2.35, ongkos: 50_000 })
    expect(refusalAt(await at(piece, 1_500_000))).toEqual([
      403,
      'Perlu Otorisasi HARGA JUAL DILUAR BATAS',
      ['detail_barang.0.harga_jual'],
    ])
    const id_otorisasi = await buildIzin(till, () => at(piece, 1_500_000))
    const { status, data } = await at(piece, 1_500_000, { id_otorisasi })
    expect([status, data.total]).toEqual([200, 1_550_000])
    const validated = await validate(kasir, data.no_faktur_group)
    expect(validated.status).toBe(200)
  })

  it('over the maximum needs one too', async () => {
    const piece = await buildPiece(server, { berat: 2.35 })
    expect((await at(piece, 1_574_500)).status).toBe(200)
    const other = await buildPiece(server, { berat: 2.35 })
    expect(await at(other, 1_574_501)).toMatchObject({
      status: 403,
      errors: [{ field: 'detail_barang.0.harga_jual' }],
    })
  })

  it('is rounded up before it is judged: 1,503,501 becomes 1,504,000', async () => {
    const piece = await buildPiece(server, { berat: 2.35, ongkos: 50_000 })
    const body = await saleBody(till, {
      barang: [{ kode_barcode: piece, harga_jual: 1_503_501 }],
      pembayaran: [],
    })
    const reply = await save(till, body)
    expect([reply.status, reply.data.total]).toEqual([200, 1_554_000])
  })

  it('two lines outside need two otorisasi, each its own, and both are told at once', async () => {
    const pieces = [await buildPiece(server, { berat: 2.35 }), await buildPiece(server, { berat: 2.35 })]
    const lines = (ids: (string | null)[]) => ({
      barang: pieces.map((kode_barcode, i) => ({
        kode_barcode,
        harga_jual: 1_400_000,
        id_otorisasi: ids[i]!,
      })),
    })
    const refused = await trySale(lines([null, null]))
    expect(refusalAt(refused)).toEqual([
      403,
      'Perlu Otorisasi HARGA JUAL DILUAR BATAS',
      ['detail_barang.0.harga_jual', 'detail_barang.1.harga_jual'],
    ])
    const [first, second] = refused.otorisasi!
    const [one, more] = [await buildOtorisasi(till, first!), await buildOtorisasi(till, first!)]
    for (const id of [one, more])
      expect(await trySale(lines([one, id]))).toMatchObject({
        status: 403,
        errors: [{ field: 'detail_barang.1.harga_jual' }],
        otorisasi: [second],
      })
    const two = await buildOtorisasi(till, second!)
    expect((await trySale(lines([one, two]))).status).toBe(200)
  })
})

describe('ongkos and weight', () => {
  it('ongkos below the master needs ONGKOS TURUN; above it nobody', async () => {
    const piece = await buildPiece(server, { ongkos: 50_000 })
    const line = { kode_barcode: piece, ongkos: 49_999 }
    expect(refusalAt(await trySale({ barang: [line] }))).toEqual([
      403,
      'Perlu Otorisasi ONGKOS TURUN',
      ['detail_barang.0.ongkos'],
    ])
    const id_otorisasi = await buildIzin(till, () => trySale({ barang: [line] }))
    expect((await trySale({ barang: [{ ...line, id_otorisasi }] })).status).toBe(200)
    const other = await buildPiece(server, { ongkos: 50_000 })
    expect((await trySale({ barang: [{ kode_barcode: other, ongkos: 60_000 }] })).status).toBe(200)
  })

  it('a weight within 0.010 g is taken as weighed, further off needs KOREKSI BERAT', async () => {
    const piece = await buildPiece(server, { berat: 2.35 })
    expect(refusalAt(await trySale({ barang: [{ kode_barcode: piece, berat: 2.339 }] }))).toEqual([
      403,
      'Perlu Otorisasi KOREKSI BERAT',
      ['detail_barang.0.berat'],
    ])
    expect(await trySale({ barang: [{ kode_barcode: piece, berat: 2.361 }] })).toMatchObject({
      status: 403,
      errors: [{ field: 'detail_barang.0.berat' }],
    })
    expect((await trySale({ barang: [{ kode_barcode: piece, berat: 2.34 }] })).status).toBe(200)
  })

  it('bounds follow the weight in the books, whatever the scale says', async () => {
    const piece = await buildPiece(server, { berat: 2.35 })
    const at = (harga_jual: number, id_otorisasi: string[] = []) =>
      trySale({ barang: [{ kode_barcode: piece, berat: 2, harga_jual, id_otorisasi }] })
    const asked = async (harga_jual: number) => (await at(harga_jual)).otorisasi!.map((o) => o.kategori)
    // 2.350 g: 1,504,000 to 1,574,500; 2.000 g would be 1,280,000 to 1,340,000
    expect(await asked(1_527_500)).toEqual(['KOREKSI BERAT'])
    expect(await asked(1_300_000)).toEqual(['HARGA JUAL DILUAR BATAS', 'KOREKSI BERAT'])
    const ids = await buildIzin(till, () => at(1_300_000))
    expect((await at(1_300_000, [ids[1]!])).message).toBe('Perlu Otorisasi HARGA JUAL DILUAR BATAS')
    expect((await at(1_300_000, ids)).status).toBe(200)
  })

  it('one line may need several otorisasi at once', async () => {
    const piece = await buildPiece(server, { berat: 2, ongkos: 10_000 })
    const line = { kode_barcode: piece, berat: 1.5, ongkos: 0, harga_jual: 900_000 }
    const refused = await trySale({ barang: [line] })
    expect(refusals(refused)).toEqual([
      403,
      [
        ['detail_barang.0.harga_jual', 'Perlu Otorisasi HARGA JUAL DILUAR BATAS'],
        ['detail_barang.0.ongkos', 'Perlu Otorisasi ONGKOS TURUN'],
        ['detail_barang.0.berat', 'Perlu Otorisasi KOREKSI BERAT'],
      ],
    ])
    const ids = await Promise.all(refused.otorisasi!.map((o) => buildOtorisasi(till, o)))
    expect((await trySale({ barang: [{ ...line, id_otorisasi: ids.slice(1) }] })).status).toBe(403)
    expect((await trySale({ barang: [{ ...line, id_otorisasi: ids }] })).status).toBe(200)
  })
})

describe('figures that the client may not decide', () => {
  it.each([
    ['harga_gram', { harga_gram: 650_001 }],
    ['harga_atribut', { harga_atribut: 1 }],
  ])('another %s is refused', async (field, change) => {
    const piece = await buildPiece(server)
    expect(refusalAt(await trySale({ barang: [{ kode_barcode: piece, ...change }] }))).toEqual([
      409,
      'Harga Berubah, Silahkan Ulangi',
      [`detail_barang.0.${field}`],
    ])
  })

  it('a price that changed between scan and save is refused, and the saved line keeps its own', async () => {
    await buildGroup(server, { kode_group: 'NAIK', harga: 700_000 })
    const piece = await buildPiece(server, { kode_group: 'NAIK' })
    const scanned = await saleBody(till, { barang: [piece] })
    await buildPrice(server, 'NAIK', 710_000)
    expect(await save(till, scanned)).toMatchObject({
      status: 409,
      message: 'Harga Berubah, Silahkan Ulangi',
    })
    const no = await buildSale(till, { barang: [piece] })
    await buildPrice(server, 'NAIK', 720_000)
    expect((await validate(kasir, no)).status).toBe(200)
    expect((await look(no)).detail_barang[0]).toMatchObject({ harga_gram: 710_000, harga_jual: 1_420_000 })
  })
})

describe('pieces that cannot be sold', () => {
  it('one that is booked, sold, unknown, in another shop, or twice on the list; all told at once', async () => {
    const [booked, sold, free] = [
      await buildPiece(server),
      await buildPiece(server),
      await buildPiece(server),
    ]
    const elsewhere = await buildPiece(server, { kode_toko: 'TK02' })
    const body = await saleBody(till, { barang: [booked, sold, free] })
    const [lineBooked, lineSold, lineFree] = body.detail_barang as [SaleLine, SaleLine, SaleLine]
    await buildSale(till, { barang: [booked] })
    await validate(kasir, await buildSale(till, { barang: [sold] }))
    const reply = await save(till, {
      ...body,
      detail_barang: [
        lineBooked,
        lineSold,
        lineFree,
        lineFree,
        { ...lineFree, kode_barcode: '99999999' },
        { ...lineFree, kode_barcode: elsewhere },
      ],
    })
    expect(reply.status).toBe(409)
    expect(reply.errors).toEqual([
      { field: 'detail_barang.0.kode_barcode', message: `Barang ${booked} Tidak Bisa Dijual, Status BOOKED` },
      { field: 'detail_barang.1.kode_barcode', message: `Barang ${sold} Tidak Bisa Dijual, Status TERJUAL` },
      { field: 'detail_barang.3.kode_barcode', message: `Barang ${free} Sudah Ada Di Daftar` },
      { field: 'detail_barang.4.kode_barcode', message: 'Barang 99999999 Tidak Ditemukan' },
      { field: 'detail_barang.5.kode_barcode', message: `Barang ${elsewhere} Tidak Ditemukan` },
    ])
    expect((await scan(free)).status).toBe('READY')
  })

  it('a deposit or an order that does not exist', async () => {
    const piece = await buildPiece(server)
    expect(
      await trySale({ barang: [{ kode_barcode: piece, no_titip_group: 'TT-TK01-250115-0001' }] }),
    ).toMatchObject({ status: 404, errors: [{ field: 'detail_barang.0.no_titip_group' }] })
    expect(
      await trySale({ barang: [{ kode_barcode: piece, no_pesanan: 'PS-TK01-250115-0001' }] }),
    ).toMatchObject({ status: 404, message: 'No Pesanan Tidak Ditemukan' })
  })
})

describe('sales person, marketplace, customer', () => {
  it('the sales person is chosen, and active in this shop', async () => {
    const piece = await buildPiece(server)
    const body = await saleBody(till, { barang: [piece] })
    const { kode_sales: _, ...without } = body
    expect(refusalAt(await save(till, without))).toEqual([400, 'Kode Sales Harus Dipilih', ['kode_sales']])
    expect(await save(till, { ...body, kode_sales: ' ' })).toMatchObject({
      status: 400,
      message: 'Kode Sales Harus Dipilih',
    })
    await inDatabase(
      server,
      `UPDATE sales SET status_aktif = false WHERE kode_toko = 'TK01' AND kode_sales = 'S02'`,
    )
    expect(refusalAt(await save(till, { ...body, kode_sales: 'S02' }))).toEqual([
      400,
      'Kode Sales S02 Tidak Aktif',
      ['kode_sales'],
    ])
    expect(
      await save(till, {
        ...body,
        kode_sales: 'S99',
        kode_marketplace: 'TIDAKADA',
        kode_customer: 'MTK010000001',
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ field: 'kode_sales' }, { field: 'kode_marketplace' }, { field: 'kode_customer' }],
    })
  })

  it('keeps the marketplace of an online sale', async () => {
    const no = await buildSale(till, { barang: [await buildPiece(server)], kode_marketplace: 'tokopedia' })
    expect(await look(no)).toMatchObject({ kode_marketplace: 'TOKOPEDIA' })
  })

  it('knows the members of the chain by their own data, whatever the till sends', async () => {
    await buildMember(server, {
      kode_member: 'MTK020000013',
      nama_customer: 'IBU RATNA',
      no_hp: '081200000013',
      kode_toko: 'TK02',
    })
    const no = await buildSale(till, {
      barang: [await buildPiece(server)],
      kode_customer: 'MTK020000013',
      nama_customer: 'ORANG LAIN',
      no_hp: '0',
    })
    expect(await look(no)).toMatchObject({
      kode_customer: 'MTK020000013',
      nama_customer: 'IBU RATNA',
      no_hp: '0812*****013',
      alamat_customer: 'JL. MELATI',
    })
  })

  it('a passer-by is NONMEMBER REGULER, or who they say they are', async () => {
    const no = await buildSale(till, { barang: [await buildPiece(server)] })
    expect(await look(no)).toMatchObject({
      kode_customer: 'NONMEMBER',
      nama_customer: 'REGULER',
      no_hp: '-',
      alamat_customer: '-',
    })
    const named = await buildSale(till, {
      barang: [await buildPiece(server)],
      nama_customer: 'pak budi',
      no_hp: '08123',
    })
    expect(await look(named)).toMatchObject({
      kode_customer: 'NONMEMBER',
      nama_customer: 'PAK BUDI',
      no_hp: '08123',
    })
  })
})

describe('one request, one document', () => {
  it('the same id_trx again gets the same reply and makes nothing', async () => {
    const body = await saleBody(till, { barang: [await buildPiece(server)] })
    const [first, second] = [await save(till, body), await save(till, body)]
    expect(first.status).toBe(200)
    expect(second).toEqual(first)
    const rows = await inDatabase(server, 'SELECT 1 FROM faktur_group WHERE id_trx = $1', [body.id_trx])
    expect(rows).toHaveLength(1)
  })

  it('the same id_trx with other contents is refused', async () => {
    const body = await saleBody(till, { barang: [await buildPiece(server)] })
    await save(till, body)
    expect(await save(till, { ...body, nama_customer: 'LAIN' })).toMatchObject({
      status: 409,
      message: 'Id Transaksi Sudah Dipakai Untuk Data Lain',
    })
  })

  it('a refused request may be sent again with the same id_trx', async () => {
    const body = await saleBody(till, { barang: [{ kode_barcode: await buildPiece(server), ongkos: 5_000 }] })
    expect((await save(till, { ...body, kode_sales: 'S99' })).status).toBe(400)
    expect((await save(till, body)).status).toBe(200)
  })

  it('without a proper id_trx nothing is saved', async () => {
    const body = await saleBody(till, { barang: [await buildPiece(server)] })
    const { id_trx: _, ...without } = body
    expect(await save(till, without)).toMatchObject({
      status: 400,
      message: 'Id Transaksi Tidak Boleh Kosong',
    })
    expect(await save(till, { ...body, id_trx: 'abc' })).toMatchObject({
      status: 400,
      message: 'Id Transaksi Tidak Valid',
    })
  })

  it('a refusal uses up no number', async () => {
    const seq = async () => Number((await buildSale(till, { barang: [await buildPiece(server)] })).slice(-4))
    const before = await seq()
    const otorisasi = await trySale({ barang: [{ kode_barcode: await buildPiece(server), harga_jual: 1 }] })
    expect(otorisasi.status).toBe(403)
    expect(await seq()).toBe(before + 1)
  })
})

describe('AUTO_VALIDASI', () => {
  const trySaleSo = (wanted: SaleWanted): Promise<Reply> =>
    withSettings(server, { AUTO_VALIDASI: 'YA' }, () => trySale(wanted))

  it('validates inside the save', async () => {
    const piece = await buildPiece(server)
    const before = await trays(till)
    const { status, data } = await trySaleSo({ barang: [piece] })
    expect([status, data.status_valid]).toEqual([200, 'DONE'])
    expect((await trays(till))['A1']![0]).toBe(before['A1']![0] - 1)
    expect((await scan(piece)).status).toBe('TERJUAL')
    expect(await look(data.no_faktur_group)).toMatchObject({
      status_valid: 'DONE',
      input_by: 'SLS1',
      valid_by: 'SLS1',
    })
  })

  it('saves nothing when the sale is not fully paid', async () => {
    const piece = await buildPiece(server)
    expect(
      refusal(await trySaleSo({ barang: [piece], pembayaran: [{ jenis: 'CASH', nominal: 1_000_000 }] })),
    ).toEqual([409, 'Pembayaran Kurang Rp. 300,000'])
    expect((await scan(piece)).status).toBe('READY')
  })
})
