/** Tests where amounts become too large, and what is said there (domain/limits.ts); up to there, all of it is read. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  GRAM_MAKS,
  QTY_HADIAH_MAKS,
  RUPIAH_MAKS,
  SALDO_MAKS,
  SALDO_POIN_MAKS,
  STOCK_HADIAH_MAKS,
} from '#domain/limits.ts'
import {
  pembukaanState,
  fillSalesBaki,
  selesaikanPembukaan,
  simpanSaldoPembukaan,
} from '#domain/calls/pembukaan.ts'
import { gramToMilligram, rupiah } from '#domain/units.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { REPORTED } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusalAt, type Client, type Reply } from '#test/tools/client.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildMember, buildPieces, buildPoints, buildSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  allowed,
  balances,
  buildSale,
  buildValidSale,
  save,
  saleBody,
  validate,
  type SaleLine,
} from '#test/tools/till.ts'
import {
  buildTitipanSah,
  cash,
  simpanTitipan,
  tambahTitipan,
  titipanBody,
  transfer,
} from '#test/tools/titipan.ts'
import { bukaPertama, masukPemilik, siapkan } from '#test/tools/toko-baru.ts'

const TERLALU_BESAR = 'Jumlah Terlalu Besar, Paling Besar 100,000,000,000'
const SALDO_TERLALU_BESAR = 'Saldo Menjadi Terlalu Besar Untuk Dibukukan'

let server: TestServer
let owner: Client
beforeAll(async () => {
  server = await startTestServer()
  // Identity is asked for elsewhere: the amount from which it is required is put as high as it goes.
  await buildSettings(server, { AML_IDENTITAS_MIN: String(RUPIAH_MAKS) })
  owner = await server.client('OWN1')
})
afterAll(() => server.close())

describe('a deposit of money alone', () => {
  const simpan = async (pembayaran: ReturnType<typeof cash>): Promise<Reply> =>
    simpanTitipan(owner, await titipanBody(owner, { pembayaran }))

  test('is one document, whatever it is paid with and however often it grows', async () => {
    expect(refusalAt(await simpan([...cash(RUPIAH_MAKS), ...transfer(1)]))).toEqual([
      400,
      TERLALU_BESAR,
      ['pembayaran'],
    ])
    const no = await buildTitipanSah(owner, { pembayaran: cash(RUPIAH_MAKS - 1) })
    expect(refusalAt(await tambahTitipan(owner, no, cash(2)))).toEqual([400, TERLALU_BESAR, ['pembayaran']])
    must(await tambahTitipan(owner, no, cash(1)))
    expect(refusalAt(await tambahTitipan(owner, no, cash(1)))).toEqual([400, TERLALU_BESAR, ['pembayaran']])
  })

  test('takes no list away from the shop, be it the second of the largest', async () => {
    await buildTitipanSah(owner, { pembayaran: cash(RUPIAH_MAKS), identitas: REPORTED })
    await buildTitipanSah(owner, { pembayaran: cash(RUPIAH_MAKS), identitas: REPORTED })
    for (const path of ['titipan', 'keuangan/saldo', 'validasi'])
      expect([path, (await owner.request('GET', path)).status]).toEqual([path, 200])
    expect((await balances(owner))['2101']).toBeGreaterThan(2 * RUPIAH_MAKS)
  })
})

describe('a sale', () => {
  const jual = async (...lines: Partial<SaleLine>[]): Promise<Reply> => {
    const pieces = await buildPieces(
      server,
      lines.map(() => ({})),
    )
    const barang = lines.map((line, i) => ({ ...line, kode_barcode: pieces[i]! }))
    return save(owner, await saleBody(owner, { barang, pembayaran: [] }))
  }
  test('is refused at the line that is too large, or as a whole', async () => {
    expect(refusalAt(await jual({}, { ongkos: RUPIAH_MAKS }))).toEqual([
      400,
      TERLALU_BESAR,
      ['detail_barang.1.harga_jual'],
    ])
    expect(refusalAt(await jual({ ongkos: RUPIAH_MAKS / 2 }, { ongkos: RUPIAH_MAKS / 2 }))).toEqual([
      400,
      TERLALU_BESAR,
      ['detail_barang'],
    ])
    expect((await jual({ ongkos: RUPIAH_MAKS - 2_000_000 })).status).toBe(200)
  })
  test('gives no more points than a document may, and says which master to look at', async () => {
    await buildMember(server, { kode_member: 'MTK010000098' })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1, poin: 1_000_000 })
    const no = await buildSale(owner, {
      barang: await buildPieces(server, [{}]),
      kode_customer: 'MTK010000098',
    })
    expect(refusal(await validate(owner, no))).toEqual([
      409,
      'Poin Terlalu Banyak (1,300,000,000,000), Periksa Parameter Point',
    ])
    await inDatabase(server, 'UPDATE parameter_poin SET status_aktif = false')
    must(await validate(owner, no))
  })
})

describe('gifts', () => {
  const beli = (detail_hadiah: object[]): Promise<Reply> =>
    owner.send('POST', 'hadiah/beli', { tanggal: '2025-01-15', supplier: 'UJI', detail_hadiah })
  beforeAll(async () => {
    for (const kode_hadiah of ['GELAS', 'PAYUNG'])
      must(await owner.send('POST', 'hadiah', { kode_hadiah, nama_hadiah: kode_hadiah }))
  })
  test('cost no more than a document, and are no more than the column holds', async () => {
    const half = { qty: 1, total_uang: RUPIAH_MAKS / 2 + 1 }
    expect(
      refusalAt(
        await beli([
          { kode_hadiah: 'GELAS', ...half },
          { kode_hadiah: 'PAYUNG', ...half },
        ]),
      ),
    ).toEqual([400, TERLALU_BESAR, ['detail_hadiah']])
    const terbesar = { kode_hadiah: 'GELAS', qty: QTY_HADIAH_MAKS, total_uang: RUPIAH_MAKS }
    must(await allowed(owner, () => beli([terbesar])))
    await withoutBooks(`UPDATE hadiah SET stock = ${STOCK_HADIAH_MAKS} WHERE kode_hadiah = 'PAYUNG'`)
    expect(refusalAt(await beli([{ kode_hadiah: 'PAYUNG', qty: 1 }]))).toEqual([
      400,
      'Jumlah Terlalu Besar, Paling Besar 1,000,000,000',
      ['detail_hadiah.0.qty'],
    ])
    await withoutBooks(`UPDATE hadiah SET stock = 0 WHERE kode_hadiah = 'PAYUNG'`)
    expect((await owner.request('GET', 'hadiah/dokumen?jenis=BELI')).status).toBe(200)
    expect((await owner.request('GET', 'hadiah/get/all')).status).toBe(200)
  })
})

/** As the owner of the database: what many years of entries would come to. */
const withoutBooks = (sql: string) => asOwner(server, 'SET LOCAL session_replication_role = replica', sql)

describe('what entries add up to', () => {
  test('ends in words where the books could not be read any more', async () => {
    const account = "kode_toko = 'TK01' AND kode_akun = '4101' AND no_rekening = '-'"
    const [piece, other] = await buildPieces(server, [{}, {}])
    await buildValidSale(owner, { barang: [piece!] })
    const [{ saldo }] = (await inDatabase<{ saldo: number }>(
      server,
      `SELECT saldo FROM saldo_akun WHERE ${account}`,
    )) as [{ saldo: number }]
    await withoutBooks(`UPDATE saldo_akun SET saldo = -${SALDO_MAKS} WHERE ${account}`)
    const no = await buildSale(owner, { barang: [other!] })
    expect(refusal(await validate(owner, no))).toEqual([409, SALDO_TERLALU_BESAR])
    expect((await balances(owner))['4101']).toBe(SALDO_MAKS)
    await withoutBooks(`UPDATE saldo_akun SET saldo = ${saldo} WHERE ${account}`)
    must(await validate(owner, no))
  })

  test.each([
    ['rp_terbaca', Number.MAX_SAFE_INTEGER],
    ['mg_terbaca', Number.MAX_SAFE_INTEGER],
    ['saldo_akun_batas', SALDO_MAKS],
    ['saldo_lokasi_batas', SALDO_MAKS],
    ['hadiah_batas', STOCK_HADIAH_MAKS],
    ['hadiah_batas', SALDO_MAKS],
    ['member_batas', SALDO_POIN_MAKS],
  ])('the database ends %s at %i as domain/limits.ts does', async (conname, maks) => {
    const [found] = await inDatabase<{ def: string }>(
      server,
      'SELECT pg_get_constraintdef(oid) AS def FROM pg_constraint WHERE conname = $1',
      [conname],
    )
    expect(found?.def).toMatch(new RegExp(`\\b${maks}\\b`))
  })

  test('agrees with the books', () => expectBooksAgree(server.pool))
})

test('an opening with the largest balances is posted and read', async () => {
  const fresh = await startTestServer({ kosong: true })
  try {
    const first = await bukaPertama(fresh)
    await siapkan(first)
    await first.call(fillSalesBaki, {
      body: {
        sales: [],
        baki: [{ kode_baki: 'A9', nama_baki: 'A9', berat_baki: gramToMilligram(GRAM_MAKS) }],
      },
    })
    const saldo = {
      kas: rupiah(RUPIAH_MAKS),
      rekening: Array.from({ length: 50 }, (_, i) => ({
        kode_bank: 'BCA',
        no_rekening: String(7_770_000 + i),
        nama_rekening: 'IBU RATNA',
        saldo: rupiah(RUPIAH_MAKS),
      })),
    }
    await first.call(simpanSaldoPembukaan, { body: saldo })
    expect((await first.call(pembukaanState, {})).saldo).toEqual(saldo)
    await first.call(selesaikanPembukaan, { body: {} })
    const again = await masukPemilik(fresh)
    expect((await balances(again))['3102']).toBe(51 * RUPIAH_MAKS)
    await expectBooksAgree(fresh.pool)
  } finally {
    await fresh.close()
  }
})
