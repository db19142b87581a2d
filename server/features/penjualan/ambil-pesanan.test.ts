/** Orders taken at the till over real HTTP: the figures of §C.8, what keeps a sale from it, and how all of it is undone (DOMAIN §B.6, §O.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ambilPesanan,
  ambilPesananBody,
  buildAmbilPesanan,
  buildAmbilPesananSah,
} from '#test/tools/ambil-pesanan.ts'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { buildValidBuy, findNota } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { closeDay } from '#test/tools/close.ts'
import { must, refusal, refusals, type Client } from '#test/tools/client.ts'
import {
  buildBankOut,
  buildCoupons,
  buildMember,
  buildPoints,
  buildPrice,
  buildSettings,
  buildUser,
} from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import {
  batalPesanan,
  batalPesananSah,
  buildPesanan,
  buildPesananProses,
  buildTukang,
  lihatPesanan,
} from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  allowedIfAsked,
  balances,
  cancel,
  cancelValid,
  save,
  saleBody,
  trays,
  validate,
} from '#test/tools/till.ts'
import { buildTitipanSah, cash, transfer } from '#test/tools/titipan.ts'
import { buildBahan, buildJadi, buildLebur, emasCustomer, jadikan } from '#test/tools/tukang.ts'

let server: TestServer
let till: Client
let kasir: Client
let staf: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir, staf] = await Promise.all([
    server.client('SLS1'),
    server.client('KSR1'),
    server.client('OWN1'),
  ])
  await buildTukang(server)
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const MEMBER = 'MTK010000017'
const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
/** 1.000 g of the customer's own, as pure as what they order. */
const SENDIRI = { berat_customer: 1, kadar_customer: 70 }
const DP = cash(2_500_000)
const lihatJual = async (no: string) => must(await kasir.request('GET', `penjualan/${no}`)).data
const status = async (no_pesanan: string) => (await lihatPesanan(staf, no_pesanan)).status_pesanan
/** A ring of 4.120 g, made out of the customer's own `berat`, all of which the goldsmith was given. */
async function buildDiTukang(berat_customer: number, kadar_customer = 70): Promise<{ no_pesanan: string }> {
  const no_pesanan = await buildPesananProses(staf, { barang: [{ berat_customer, kadar_customer }] })
  await buildBahan(staf, { no_pesanan, lines: [emasCustomer(berat_customer)] })
  must(await jadikan(staf, no_pesanan))
  return { no_pesanan }
}
/** Grams of a group at a place. */
const berat = async (lokasi: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await inDatabase<{ kode_group: string; berat: number }>(
        server,
        `SELECT kode_group, sum(berat)::int AS berat FROM saldo_lokasi
         WHERE kode_toko = 'TK01' AND lokasi = $1 GROUP BY 1 HAVING sum(berat) <> 0`,
        [lokasi],
      )
    ).map((row) => [row.kode_group, row.berat]),
  )

describe('what the till is told', () => {
  it('a finished order: its piece as an item, what was agreed, paid and brought, and the prices of its group', async () => {
    const { no_pesanan, barcode } = await buildJadi(staf, { pembayaran: DP, barang: [SENDIRI] })
    await buildPrice(server, 'G700', 1_200_000)
    const { status: code, data } = await ambilPesanan(till, ` ${no_pesanan.toLowerCase()} `)
    expect(code).toBe(200)
    expect(data).toMatchObject({
      kode_barcode: barcode[0],
      barcode_sample: barcode[0],
      kode_group: 'G700',
      nama_barang: 'CINCIN NIKAH',
      berat: 4.12,
      kadar: 70,
      ongkos: 300_000,
      harga_atribut: 0,
      harga_gram: 1_150_000,
      harga_jual: 3_588_000,
      harga_skrg: 3_588_000,
      harga_min: 3_526_000,
      harga_max: 3_682_000,
      kode_gudang: 'PESANAN',
      kode_baki: 'PESANAN',
    })
    expect(data.detail_barang).toHaveLength(1)
    expect(data.detail_barang[0]).toMatchObject({
      no: 1,
      mengikat: true,
      berat_customer: 1,
      kadar_customer: 70,
      emas_kembali: 0,
      barang: { no_pesanan, emas: { berat: 1, kadar: 70, kadar_pesanan: 70 } },
    })
    expect(data.pesanan).toMatchObject([
      {
        no_pesanan,
        nama_customer: 'IBU PUTRI',
        jumlah_bayar: 2_500_000,
        pembayaran: [{ jenis: 'CASH', jumlah_rp: 2_500_000, nominal: 2_500_000 }],
      },
    ])
    expect(data.group).toMatchObject([{ kode_group: 'G700', harga: 1_200_000 }])
  })

  it('by its short number: the one that can be taken', async () => {
    const { no_pesanan } = await buildJadi(staf)
    await buildPesanan(till)
    expect((await ambilPesanan(till, 'ps 0001')).data.pesanan[0].no_pesanan).toBe(no_pesanan)
    expect(refusal(await ambilPesanan(till, 'PS 0002'))).toEqual([400, 'Pesanan Belum Selesai'])
    expect(refusal(await ambilPesanan(till, 'PS 0003'))).toEqual([404, 'No Pesanan Tidak Ditemukan'])
  })

  it('by a short number that several open orders carry: they are named, and the only finished one is not taken', async () => {
    const kemarin = await buildPesanan(till, { nama_customer: 'IBU LAIN' })
    await buildSettings(server, { TIMBANG_BAKI_TUTUP: 'TIDAK', HITUNG_KAS_TUTUP: 'TIDAK' })
    const ask = await closeDay(server, askOf(server), '2025-01-16')
    ;[till, staf] = [await ask.as('SLS1'), await ask.as('OWN1')]
    const { no_pesanan } = await buildJadi(staf)
    expect(refusal(await ambilPesanan(till, 'PS 0001'))).toEqual([
      409,
      `Ada Beberapa Pesanan, Pilih Satu: ${no_pesanan} IBU PUTRI, ${kemarin} IBU LAIN`,
    ])
    const { data } = await ambilPesanan(till, 'PS 250116-0001')
    expect(data.pesanan[0].no_pesanan, 'with its day it is one').toBe(no_pesanan)
    must(await batalPesananSah(staf, kemarin))
    expect((await ambilPesanan(till, 'PS 0001')).data.pesanan[0].no_pesanan).toBe(no_pesanan)
  })

  it('the scanned piece says which order it waits for', async () => {
    const { no_pesanan, barcode } = await buildJadi(staf)
    const { data } = await till.request('GET', `barang/${barcode[0]}`)
    expect(data).toMatchObject({ status: 'PESANAN', no_pesanan })
    expect(refusal(await save(till, await saleBody(till, { barang: barcode })))).toEqual([
      409,
      `Barang ${barcode[0]} Tidak Bisa Dijual, Status PESANAN`,
    ])
  })

  it('why it cannot be taken', async () => {
    const open = await buildPesanan(till)
    const proses = await buildPesananProses(staf)
    const { no_pesanan: done } = await buildJadi(staf)
    const told = async (no: string) => refusal(await ambilPesanan(till, no))
    expect(await told(open)).toEqual([400, 'Pesanan Belum Selesai'])
    expect(await told(proses)).toEqual([400, 'Pesanan Belum Selesai'])
    expect(await told('PS-TK01-250115-0999')).toEqual([404, 'No Pesanan Tidak Ditemukan'])
    expect(await told(' ')).toEqual([400, 'No Pesanan Tidak Boleh Kosong'])
    const no = await buildAmbilPesanan(till, done)
    expect(await told(done)).toEqual([409, `Pesanan ${done} Sedang Diambil Dengan ${no}`])
    must(await validate(kasir, no))
    expect(await told(done)).toEqual([400, 'Pesanan Sudah Diambil'])
    const other = await server.client('OWN2').catch(() => undefined)
    if (other) expect(refusal(await ambilPesanan(other, done))).toEqual([404, 'No Pesanan Tidak Ditemukan'])
  })
})

describe('taken at the price that was agreed (C.8)', () => {
  it('bound: 4.120 g at the price of its day, the DP first, 2,538,000 remains', async () => {
    const { no_pesanan, barcode } = await buildJadi(staf, { pembayaran: DP })
    await buildPrice(server, 'G700', 1_200_000)
    const body = await ambilPesananBody(till, no_pesanan)
    expect(body['pembayaran']).toEqual(cash(2_538_000))
    const no = must(await save(till, body)).data.no_faktur_group
    expect(await lihatJual(no)).toMatchObject({
      kind: 'PENJUALAN',
      total: 5_038_000,
      pembayaran: [
        { jenis: 'DP', nominal: 2_500_000, terkunci: true, keterangan: 'DP PESANAN' },
        { jenis: 'CASH', nominal: 2_538_000 },
      ],
      detail_barang: [{ kode_barcode: barcode[0], no_pesanan, harga_gram: 1_150_000, berat_customer: 0 }],
    })
    expect(await balances(kasir), 'nothing is posted yet').toEqual({
      ...OPENING,
      '1101': 12_500_000,
      '2102': 2_500_000,
    })
    expect(await lihatPesanan(staf, no_pesanan)).toMatchObject({
      status_pesanan: 'DONE',
      no_faktur_group: no,
    })
    expect(must(await validate(kasir, no)).data).toMatchObject({
      dimuka: 'DP',
      kelebihan: [],
      emas_kembali: [],
    })
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 15_038_000,
      '4101': 4_738_000,
      '4102': 300_000,
    })
    expect(await lihatPesanan(staf, no_pesanan)).toMatchObject({
      status_pesanan: 'FINISH',
      tanggal_ambil: '2025-01-15',
      jumlah_bayar: 2_500_000,
    })
  })

  it('not bound: at today’s price, another one by then is refused', async () => {
    const { no_pesanan } = await buildJadi(staf, { pembayaran: DP, barang: [{ mengikat: false }] })
    const before = await ambilPesananBody(till, no_pesanan)
    await buildPrice(server, 'G700', 1_200_000)
    expect(refusals(await save(till, before))).toEqual([
      409,
      [['detail_barang.0.harga_gram', 'Harga Berubah, Silahkan Ulangi']],
    ])
    const no = await buildAmbilPesananSah(kasir, no_pesanan)
    expect(await lihatJual(no)).toMatchObject({
      total: 5_244_000,
      detail_barang: [{ harga_jual: 4_944_000 }],
    })
  })

  it('with 1.000 g of their own: 3.120 g are paid, 3,588,000 + 300,000; the whole piece leaves', async () => {
    const { no_pesanan } = await buildJadi(staf, { pembayaran: DP, barang: [SENDIRI] })
    expect(await berat('PESANAN/PESANAN')).toEqual({ G700: 4_120 })
    const no = await buildAmbilPesananSah(kasir, no_pesanan)
    expect(await lihatJual(no)).toMatchObject({
      total: 3_888_000,
      detail_barang: [{ berat: 4.12, berat_customer: 1, harga_jual: 3_588_000, ongkos: 300_000 }],
      emas_kembali: [],
    })
    expect(await berat('PESANAN/PESANAN')).toEqual({})
    expect(await berat('SERVICE/SERVICE')).toEqual({})
  })

  it('a price below the bounds of what is paid by the gram needs somebody’s word; the gold is not paid away with it', async () => {
    const { no_pesanan } = await buildJadi(staf, { barang: [SENDIRI] })
    const body = await ambilPesananBody(till, no_pesanan, { ubah: { harga_jual: 3_525_500 } })
    const reply = await save(till, body)
    expect([reply.status, reply.otorisasi?.[0]?.kategori]).toEqual([403, 'HARGA JUAL DILUAR BATAS'])
    expect(reply.otorisasi?.[0]?.disetujui).toContainEqual({ nama: 'Emas Customer', nilai: '1.000 g' })
    expect(
      (await save(till, await ambilPesananBody(till, no_pesanan, { ubah: { harga_jual: 3_526_000 } })))
        .status,
    ).toBe(200)
  })

  it('ongkos as agreed, less of it needs somebody’s word', async () => {
    const { no_pesanan } = await buildJadi(staf)
    const reply = await save(till, await ambilPesananBody(till, no_pesanan, { ubah: { ongkos: 250_000 } }))
    expect([reply.status, reply.otorisasi?.[0]?.kategori]).toEqual([403, 'ONGKOS TURUN'])
  })

  it('weighed anew at the till: what goes home is what lay here, the books follow the scale', async () => {
    const { no_pesanan } = await buildJadi(staf, { barang: [{ berat_customer: 5, kadar_customer: 70 }] })
    const no = await buildAmbilPesanan(till, no_pesanan, { ubah: { berat: 4.115 } })
    const { data } = must(await validate(kasir, no))
    expect(data.emas_kembali).toEqual([{ berat: 0.88, kadar: 70 }])
    expect(await berat('SERVICE/SERVICE')).toEqual({})
    must(await cancelValid(kasir, no))
    expect(await berat('SERVICE/SERVICE')).toEqual({ G700: 880 })
  })
})

describe('the customer’s own gold', () => {
  it('beyond the piece goes home with it, and comes back with the sale', async () => {
    const { no_pesanan } = await buildJadi(staf, {
      pembayaran: DP,
      barang: [{ perkiraan_berat: 8, berat_customer: 5, kadar_customer: 70 }],
    })
    const before = { uang: await balances(kasir), baki: await trays(kasir) }
    expect((await ambilPesanan(till, no_pesanan)).data.detail_barang[0]).toMatchObject({
      harga_jual: 0,
      emas_kembali: 0.88,
    })
    const no = await buildAmbilPesanan(till, no_pesanan)
    const { data } = must(await validate(kasir, no))
    expect(data).toMatchObject({
      kelebihan: [{ jenis: 'CASH', nominal: 2_200_000 }],
      emas_kembali: [{ berat: 0.88, kadar: 70 }],
    })
    expect(await lihatJual(no)).toMatchObject({
      total: 300_000,
      emas_kembali: [{ berat: 0.88, kadar: 70 }],
      detail_barang: [{ berat: 4.12, berat_customer: 4.12 }],
    })
    expect(await berat('SERVICE/SERVICE')).toEqual({})
    must(await cancelValid(kasir, no))
    expect(await berat('SERVICE/SERVICE')).toEqual({ G700: 880 })
    expect({ uang: await balances(kasir), baki: await trays(kasir) }).toEqual(before)
    const again = await buildAmbilPesananSah(kasir, no_pesanan)
    expect((await lihatJual(again)).emas_kembali).toEqual([{ berat: 0.88, kadar: 70 }])
  })

  it('that the goldsmith still has keeps it from being taken; weighed back, it goes home', async () => {
    const { no_pesanan } = await buildDiTukang(5)
    const told = [409, 'Emas Customer Masih Di Tukang, Timbang Kembali Dahulu']
    expect(refusal(await ambilPesanan(till, no_pesanan))).toEqual(told)
    await buildBahan(staf, { jenis: 'KEMBALI', no_pesanan, lines: [emasCustomer(0.88)] })
    const { data } = must(await validate(kasir, await buildAmbilPesanan(till, no_pesanan)))
    expect(data.emas_kembali).toEqual([{ berat: 0.88, kadar: 70 }])
  })

  it('that was lost in the work comes out of LEBUR, by its fine weight; without that it is refused', async () => {
    const { no_pesanan } = await buildDiTukang(9, 37.5)
    // 4.120 g of 70 % use up 7.691 g of 37.5 %: 1.309 g are left with the goldsmith
    await buildBahan(staf, { jenis: 'KEMBALI', no_pesanan, lines: [emasCustomer(1)] })
    await buildBahan(staf, { jenis: 'SUSUT', no_pesanan, lines: [emasCustomer(0.309)] })
    expect(refusal(await ambilPesanan(till, no_pesanan))).toEqual([409, 'Emas Lebur Tidak Cukup'])
    await buildLebur(server, staf, 0.17)
    const before = { lebur: await berat('LEBUR/LEBUR'), service: await berat('SERVICE/SERVICE') }
    const no = await buildAmbilPesanan(till, no_pesanan)
    const { data } = must(await validate(kasir, no))
    // 0.309 × 37.5 / 70 = 0.1655 g
    expect(data.emas_kembali).toEqual([
      { berat: 1, kadar: 37.5 },
      { berat: 0.166, kadar: 70 },
    ])
    expect(await berat('LEBUR/LEBUR')).toEqual({ G700: 4 })
    must(await cancelValid(kasir, no))
    expect({ lebur: await berat('LEBUR/LEBUR'), service: await berat('SERVICE/SERVICE') }).toEqual(before)
  })

  it('of two sales that need the same of LEBUR the second is told so, in the queue and when it is validated', async () => {
    const taken: string[] = []
    for (const susut of [0.5, 0.5]) {
      const { no_pesanan } = await buildDiTukang(5)
      await buildBahan(staf, { jenis: 'KEMBALI', no_pesanan, lines: [emasCustomer(0.88 - susut)] })
      await buildBahan(staf, { jenis: 'SUSUT', no_pesanan, lines: [emasCustomer(susut)] })
      taken.push(no_pesanan)
    }
    await buildLebur(server, staf, 0.5)
    const [one, two] = [await buildAmbilPesanan(till, taken[0]!), await buildAmbilPesanan(till, taken[1]!)]
    must(await validate(kasir, one))
    const { data } = await kasir.request('GET', 'validasi')
    expect((data as { no_faktur_group: string }[]).find((m) => m.no_faktur_group === two)).toMatchObject({
      alasan_tidak_bisa: ['Emas Lebur Tidak Cukup'],
    })
    expect(refusal(await validate(kasir, two))).toEqual([409, 'Emas Lebur Tidak Cukup'])
    await buildLebur(server, staf, 0.5)
    must(await validate(kasir, two))
  })

  it('of another purity counts by its fine weight', async () => {
    const { no_pesanan } = await buildJadi(staf, { barang: [{ berat_customer: 1, kadar_customer: 37.5 }] })
    const no = await buildAmbilPesananSah(kasir, no_pesanan)
    // 1.000 × 37.5 / 70 = 0.535714… g
    expect((await lihatJual(no)).detail_barang[0]).toMatchObject({
      berat_customer: 0.535,
      harga_jual: 4_122_000,
    })
  })

  it('earns no points and no coupons, and no premi', async () => {
    await buildPoints(server, { kode_group: 'G700', tipe: 'BERAT', kelipatan: 1 })
    await buildCoupons(server, 'G700', { berat: 1 })
    await inDatabase(server, `UPDATE sales SET premi_per_gram = 1000 WHERE kode_sales = 'S01'`)
    await buildMember(server, { kode_member: MEMBER })
    const { no_pesanan } = await buildJadi(staf, { kode_customer: MEMBER, barang: [SENDIRI] })
    const { data } = must(await validate(kasir, await buildAmbilPesanan(till, no_pesanan)))
    expect([data.poin, data.kupon.length], '3.120 g').toEqual([3, 3])
    const [row] = must(
      await staf.send('POST', 'penjualan/report-sales', {
        tgl_awal: '2025-01-15',
        tgl_akhir: '2025-01-15',
        kode_sales: 'ALL',
      }),
    ).data
    expect(row).toMatchObject({ berat: 4.12, premi: 3_120 })
  })

  it('bought back later: the whole weight at the price per gram of the nota', async () => {
    const { no_pesanan, barcode } = await buildJadi(staf, { barang: [SENDIRI] })
    await buildAmbilPesananSah(kasir, no_pesanan)
    const nota = { berat: 4.12, berat_customer: 1, harga_gram: 1_150_000, harga_jual: 3_588_000 }
    expect(must(await findNota(kasir, barcode[0]!)).data).toMatchObject([nota])
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    const two = await server.client('KSR2', 'TK02')
    expect(must(await findNota(two, barcode[0]!)).data, 'in another shop too').toMatchObject([nota])
    // 4.120 × 1,150,000 = 4,738,000, less 5 %: 4,501,100
    const beli = { kode_barcode: barcode[0]!, berat: 4.12, kondisi: 'MULUS', harga: 4_501_500 }
    const no = await buildValidBuy(kasir, { beli: [{ ...beli, harga_nota: 4_738_000 }] })
    const { data } = must(await kasir.request('GET', `pembelian/${no}`))
    expect(data.detail_beli[0]).toMatchObject({
      harga_nota: 4_738_000,
      basis_rp: 4_738_000,
      harga: 4_501_500,
    })
  })
})

describe('its DP', () => {
  it('more than the price: what is over goes back with the validation (E14), and comes in again with a cancel', async () => {
    const { no_pesanan } = await buildJadi(staf, {
      pembayaran: [...transfer(4_000_000), ...cash(900_000)],
      berat: [3.5],
    })
    const before = await balances(kasir)
    const no = await buildAmbilPesanan(till, no_pesanan)
    // 3.500 × 1,150,000 + 300,000 = 4,325,000; the last payment goes back first
    const { data } = must(await validate(kasir, no))
    expect(data.kelebihan).toEqual([{ jenis: 'CASH', nominal: 575_000, nama_bank: '-' }])
    expect((await balances(kasir))['2102']).toBeUndefined()
    expect((await lihatJual(no)).kelebihan).toEqual(data.kelebihan)
    const { data: batal } = must(await cancelValid(kasir, no))
    expect(batal).toMatchObject({
      refund_rp: -575_000,
      uang: { terima: [{ jenis: 'CASH', nominal: 575_000 }], ke_dp: 4_325_000, ke_titipan: 0 },
    })
    expect(await balances(kasir)).toEqual(before)
    expect(await status(no_pesanan)).toBe('DONE')
    must(await validate(kasir, await buildAmbilPesanan(till, no_pesanan)))
  })

  it('that the drawer does not hold is told in the queue, and refused', async () => {
    await buildSettings(server, { REFUND_CARA: 'CASH' })
    const { no_pesanan } = await buildJadi(staf, {
      barang: [{ perkiraan_berat: 15 }],
      pembayaran: transfer(17_000_000),
      berat: [2],
    })
    const no = await buildAmbilPesanan(till, no_pesanan)
    const { data } = await kasir.request('GET', 'validasi')
    const row = (data as { no_faktur_group: string }[]).find((m) => m.no_faktur_group === no)
    expect(row).toMatchObject({
      kind: 'PENJUALAN',
      keterangan: 'AMBIL PESANAN',
      alasan_tidak_bisa: ['Saldo Kas Tidak Cukup'],
    })
    expect(refusal(await validate(kasir, no))).toEqual([409, 'Saldo Kas Tidak Cukup'])
  })

  it('back to the bank, below what the account holds only when somebody allows it', async () => {
    const { no_pesanan } = await buildJadi(staf, { pembayaran: transfer(4_900_000), berat: [2] })
    await buildBankOut(server, 28_000_000)
    const no = await buildAmbilPesanan(till, no_pesanan)
    const reply = await validate(kasir, no)
    expect([reply.status, reply.otorisasi?.[0]?.kategori]).toEqual([403, 'SALDO BANK MINUS'])
    must(await allowedIfAsked(kasir, () => validate(kasir, no)))
  })

  it('REFUND_CARA CASH gives it back in cash', async () => {
    await buildSettings(server, { REFUND_CARA: 'CASH' })
    const { no_pesanan } = await buildJadi(staf, { pembayaran: transfer(4_900_000), berat: [2] })
    const { data } = must(await validate(kasir, await buildAmbilPesanan(till, no_pesanan)))
    expect(data.kelebihan).toEqual([{ jenis: 'CASH', nominal: 2_300_000, nama_bank: '-' }])
  })
})

describe('whole, and once', () => {
  it('all its pieces in one sale; others may join', async () => {
    const { no_pesanan, barcode } = await buildJadi(staf, {
      pembayaran: DP,
      barang: [{}, { nama_barang: 'GELANG' }],
      berat: [4.12, 2],
    })
    const body = await ambilPesananBody(till, no_pesanan, { lain: ['00000001'] })
    expect(refusals(await save(till, { ...body, detail_barang: body.detail_barang.slice(1) }))).toEqual([
      409,
      [['detail_barang.0.no_pesanan', `Barang Pesanan Harus Diambil Semua, Belum Ada ${barcode[0]}`]],
    ])
    const foreign = body.detail_barang.map((line) => ({ ...line, no_pesanan }))
    expect(refusals(await save(till, { ...body, detail_barang: foreign }))).toEqual([
      400,
      [['detail_barang.2.no_pesanan', `Barang 00000001 Bukan Barang Pesanan ${no_pesanan}`]],
    ])
    const { data } = must(await save(till, body))
    expect(data.total).toBe(5_038_000 + 2_600_000 + 1_577_500)
    must(await validate(kasir, data.no_faktur_group))
    expect(await status(no_pesanan)).toBe('FINISH')
    const partly = await allowedIfAsked(kasir, () =>
      cancel(kasir, data.no_faktur_group, { no_faktur_jual: [`${data.no_faktur_group}-03`] }),
    )
    expect(refusal(partly)).toEqual([409, 'Penjualan Dengan Pesanan Hanya Bisa Dibatalkan Seluruhnya'])
  })

  it('one order for a sale, no deposit beside it, and in no trade-in', async () => {
    const one = await buildJadi(staf)
    const two = await buildJadi(staf)
    const a = await ambilPesananBody(till, one.no_pesanan)
    const b = await ambilPesananBody(till, two.no_pesanan)
    expect(
      refusals(await save(till, { ...a, detail_barang: [...a.detail_barang, ...b.detail_barang] })),
    ).toEqual([400, [['detail_barang.1.no_pesanan', 'Satu Penjualan Hanya Untuk Satu Pesanan']]])
    const titipan = await buildTitipanSah(kasir, { pembayaran: cash(100_000) })
    const [lain] = (await saleBody(till, { barang: ['00000001'] })).detail_barang
    expect(
      refusals(
        await save(till, {
          ...a,
          detail_barang: [...a.detail_barang, { ...lain, no_titip_group: titipan }],
        }),
      ),
    ).toEqual([
      400,
      [['detail_barang.0.no_pesanan', 'Satu Penjualan Mengambil Titipan Atau Pesanan, Tidak Keduanya']],
    ])
    const tukar = { kode_barcode: '-', berat: 1, kondisi: 'MULUS', harga: 1, kode_group: 'G375' }
    expect(refusal(await save(till, { ...a, detail_beli: [tukar] }))).toEqual([
      400,
      'Pesanan Tidak Bisa Diambil Dalam Tukar',
    ])
  })

  it('a member’s is that member’s', async () => {
    await buildMember(server, { kode_member: MEMBER })
    const { no_pesanan } = await buildJadi(staf, { kode_customer: MEMBER })
    expect(
      refusals(await save(till, await ambilPesananBody(till, no_pesanan, { kode_customer: 'NONMEMBER' }))),
    ).toEqual([409, [['kode_customer', `Pesanan ${no_pesanan} Milik Member ${MEMBER}`]]])
    must(await save(till, await ambilPesananBody(till, no_pesanan)))
  })

  it('not one that is not there, not done, or another’s', async () => {
    const open = await buildPesanan(till)
    const { no_pesanan } = await buildJadi(staf)
    const body = await ambilPesananBody(till, no_pesanan)
    const naming = (no: string) => ({
      ...body,
      detail_barang: body.detail_barang.map((line) => ({ ...line, no_pesanan: no })),
    })
    expect(refusals(await save(till, naming('PS-TK01-250115-0999')))).toEqual([
      404,
      [['detail_barang.0.no_pesanan', 'No Pesanan Tidak Ditemukan']],
    ])
    expect(refusals(await save(till, naming(open)))).toEqual([
      400,
      [['detail_barang.0.no_pesanan', 'Pesanan Belum Selesai']],
    ])
  })

  it('a draft that is let go leaves the order as it was', async () => {
    const { no_pesanan, barcode } = await buildJadi(staf, { pembayaran: DP })
    const before = await balances(kasir)
    const no = await buildAmbilPesanan(till, no_pesanan)
    expect(
      refusal(
        await allowedIfAsked(staf, () =>
          batalPesanan(staf, no_pesanan, { kode_gudang: 'TOKO', kode_baki: 'A1' }),
        ),
      ),
    ).toEqual([409, `Pesanan ${no_pesanan} Sedang Diambil Dengan ${no}`])
    must(await cancel(kasir, no))
    expect(await lihatPesanan(staf, no_pesanan)).toMatchObject({
      status_pesanan: 'DONE',
      no_faktur_group: '-',
      jumlah_bayar: 2_500_000,
    })
    expect((await till.request('GET', `barang/${barcode[0]}`)).data.status).toBe('PESANAN')
    expect(await balances(kasir)).toEqual(before)
    await buildAmbilPesananSah(kasir, no_pesanan)
  })

  it('cancelled after validation: the order DONE, the piece in PESANAN, the DP owed again', async () => {
    const { no_pesanan, barcode } = await buildJadi(staf, { pembayaran: DP })
    const before = { uang: await balances(kasir), baki: await trays(kasir) }
    const no = await buildAmbilPesananSah(kasir, no_pesanan)
    const { data } = must(await cancelValid(kasir, no))
    expect(data).toMatchObject({
      refund_rp: 2_538_000,
      uang: { kembalikan: [{ jenis: 'CASH', nominal: 2_538_000 }], ke_dp: 2_500_000 },
    })
    expect({ uang: await balances(kasir), baki: await trays(kasir) }).toEqual(before)
    expect(await status(no_pesanan)).toBe('DONE')
    expect((await till.request('GET', `barang/${barcode[0]}`)).data).toMatchObject({
      status: 'PESANAN',
      no_pesanan,
    })
    await buildAmbilPesananSah(kasir, no_pesanan)
    expect(await status(no_pesanan)).toBe('FINISH')
  })

  it('at two tills at once: one of them', async () => {
    const { no_pesanan } = await buildJadi(staf, { pembayaran: DP })
    const bodies = await Promise.all([1, 2, 3].map(() => ambilPesananBody(till, no_pesanan)))
    const replies = await Promise.all(bodies.map((body, i) => save(i === 1 ? kasir : till, body)))
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 409, 409])
  })

  it('taken and cancelled at once: one of both', async () => {
    const { no_pesanan } = await buildJadi(staf, { pembayaran: DP })
    const body = await ambilPesananBody(till, no_pesanan)
    const tray = { kode_gudang: 'TOKO', kode_baki: 'A1' }
    const first = await batalPesanan(staf, no_pesanan, tray)
    for (const diminta of first.otorisasi ?? [])
      must(await staf.send('POST', 'authorization', { user_id: 'SPV1', password: 'Rahasia-123', ...diminta }))
    const [taken, dropped] = await Promise.all([save(till, body), batalPesanan(staf, no_pesanan, tray)])
    expect([taken.status, dropped.status].toSorted()).toEqual([200, 409])
  })

  it('sent again it is one sale', async () => {
    const { no_pesanan } = await buildJadi(staf, { pembayaran: DP })
    const body = await ambilPesananBody(till, no_pesanan)
    const first = must(await save(till, body)).data.no_faktur_group
    expect(must(await save(till, body)).data.no_faktur_group).toBe(first)
  })
})
