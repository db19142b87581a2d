/** Payments of a sale at the server: what is asked of each type, where the money lands, what is kept (DOMAIN §B.0.9, §C.3). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal, type Client, type Reply } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  balances,
  buildIzin,
  buildSale,
  buildValidSale,
  cancelValid,
  save,
  saleBody,
  validate,
  type Payment,
} from '#test/tools/till.ts'

const BCA = '1102-1234567890'
/** 00000003 costs 2,281,500. */
const TOTAL = 2_281_500
const cash = (nominal: number, more: Partial<Payment> = {}): Payment => ({ jenis: 'CASH', nominal, ...more })
const debet = (nominal: number, more: Partial<Payment> = {}): Payment => ({
  jenis: 'DEBET',
  nominal,
  nama_bank: 'BCA',
  ...more,
})
const credit = (nominal: number, more: Partial<Payment> = {}): Payment => ({
  jenis: 'CREDIT',
  nominal,
  nama_bank: 'BCA',
  no_card: '4111111111111234',
  ...more,
})
const transfer = (nominal: number, more: Partial<Payment> = {}): Payment => ({
  jenis: 'TRANSFER',
  nominal,
  nama_bank: 'BCA',
  no_card: '1234567890',
  ...more,
})

let server: TestServer
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  kasir = await server.client('KSR1')
})
afterEach(() => server.close())

const pay = async (...pembayaran: Payment[]): Promise<Reply> =>
  save(kasir, await saleBody(kasir, { barang: ['00000003'], pembayaran }))
const refused = async (...pembayaran: Payment[]) => {
  const { status, message, errors } = await pay(...pembayaran)
  return [status, message, errors?.[0]?.field]
}
const stored = async (no: string) => (await kasir.request('GET', `penjualan/${no}`)).data.pembayaran

describe('what is refused', () => {
  it.each<[string, Payment[], number, string, string]>([
    [
      'DEBET without a bank',
      [{ jenis: 'DEBET', nominal: TOTAL }],
      400,
      'Nama Bank tidak boleh kosong',
      'pembayaran.0.nama_bank',
    ],
    [
      'CREDIT without a card',
      [{ jenis: 'CREDIT', nominal: TOTAL, nama_bank: 'BCA' }],
      400,
      'Nomor kartu tidak boleh kosong',
      'pembayaran.0.no_card',
    ],
    [
      'TRANSFER without an account',
      [{ jenis: 'TRANSFER', nominal: TOTAL, nama_bank: 'BCA', no_card: ' ' }],
      400,
      'Nomor kartu tidak boleh kosong',
      'pembayaran.0.no_card',
    ],
    [
      'TRANSFER to an account that is not the shop’s',
      [transfer(TOTAL, { no_card: '0987654321' })],
      400,
      'Rekening 0987654321 Bukan Rekening Toko Di Bank BCA',
      'pembayaran.0.no_card',
    ],
    [
      'more than is due',
      [cash(TOTAL + 1)],
      400,
      'Pembayaran tidak boleh lebih dari sisa',
      'pembayaran.0.nominal',
    ],
    [
      'more than remains',
      [cash(2_000_000), debet(281_501)],
      400,
      'Pembayaran tidak boleh lebih dari sisa',
      'pembayaran.1.nominal',
    ],
    ['more when all is paid', [cash(TOTAL), debet(1)], 400, 'Pembayaran Sudah Cukup', 'pembayaran.1.nominal'],
    [
      'a bank where the shop has no account',
      [debet(TOTAL, { nama_bank: 'MANDIRI' })],
      400,
      'Rekening Bank MANDIRI Tidak Ada',
      'pembayaran.0.nama_bank',
    ],
    [
      'a fee on cash',
      [cash(TOTAL, { fee: 2 })],
      400,
      'Tidak Berlaku Untuk Pembayaran CASH',
      'pembayaran.0.fee',
    ],
    [
      'less cash than is booked',
      [cash(TOTAL, { uang_diterima: TOTAL - 500 })],
      400,
      'Uang Diterima Kurang Dari Nominal',
      'pembayaran.0.uang_diterima',
    ],
    [
      'a type nobody knows',
      [{ jenis: 'QRIS', nominal: TOTAL }],
      400,
      'Jenis Tidak Boleh Kosong',
      'pembayaran.0.jenis',
    ],
    [
      'a type of the server’s own',
      [{ jenis: 'TITIPAN', nominal: TOTAL }],
      400,
      'Jenis Tidak Boleh Kosong',
      'pembayaran.0.jenis',
    ],
    ['nothing at all', [cash(0)], 400, 'Nominal Tidak Boleh Kosong', 'pembayaran.0.nominal'],
  ])('%s', async (_, payments, status, message, field) => {
    expect(await refused(...payments)).toEqual([status, message, field])
  })

  it('validasi of a sale that is not fully paid; what is missing is said', async () => {
    const { data } = await pay(cash(2_000_000))
    const { no_faktur_group } = data
    const reply = await validate(kasir, no_faktur_group)
    expect(refusal(reply)).toEqual([409, 'Pembayaran Kurang Rp. 281,500'])
  })
})

describe('what is kept', () => {
  it('the same again makes its line larger', async () => {
    const { data } = await pay(cash(1_000_000), debet(281_500), cash(1_000_000))
    expect(await stored(data.no_faktur_group)).toMatchObject([
      { jenis: 'CASH', nominal: 2_000_000, nama_bank: '-', no_rekening: '-' },
      { jenis: 'DEBET', nominal: 281_500, nama_bank: 'BCA', no_rekening: '1234567890' },
    ])
  })

  it('two cards and two accounts of one kind, each a line of its own, which the reports count once and a cancel gives back', async () => {
    await inDatabase(
      server,
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
       VALUES ('TK01', '7770001112', 'BCA', 'KEDUA')`,
    )
    const no = await buildValidSale(kasir, {
      barang: ['00000003'],
      pembayaran: [
        credit(1_000_000, { fee: 2 }),
        credit(500_000, { fee: 1, no_card: '9876' }),
        credit(100_000, { fee: 2, no_card: '1234' }),
        transfer(600_000),
        transfer(81_500, { no_card: '7770001112' }),
      ],
    })
    expect(await stored(no)).toMatchObject([
      { jenis: 'CREDIT', nominal: 1_100_000, no_card: '****1234', fee_rp: 22_000 },
      { jenis: 'CREDIT', nominal: 500_000, no_card: '****9876', fee_rp: 5_000 },
      { jenis: 'TRANSFER', nominal: 600_000, no_rekening: '1234567890' },
      { jenis: 'TRANSFER', nominal: 81_500, no_rekening: '7770001112' },
    ])
    expect(await balances(kasir)).toMatchObject({
      [BCA]: 25_000_000 + 1_600_000 - 27_000 + 600_000,
      '1102-7770001112': 81_500,
      '6102': 27_000,
    })
    const owner = await server.client('OWN1')
    const mutasi = async () => {
      const { data } = await owner.request('POST', 'keuangan/report-non-cash', {
        tgl_from: '2025-01-15',
        tgl_to: '2025-01-15',
        type: 'DETAIL',
        kategori: 'PENJUALAN',
        jenis: 'CREDIT',
      })
      return (data as Record<string, unknown>[]).map((r) => [
        r['masuk'],
        r['keluar'],
        r['fee_rp'],
        r['no_card'],
      ])
    }
    expect(await mutasi()).toEqual([[1_573_000, 0, 27_000, '****1234, ****9876']])
    await cancelValid(kasir, no)
    expect(await balances(kasir)).toEqual({ '1101': 10_000_000, [BCA]: 25_000_000, '3102': 35_000_000 })
    await expectBooksAgree(server.pool)
  })

  it('cash handed over and its change, for the nota only', async () => {
    const { data } = await pay(cash(TOTAL, { uang_diterima: 2_300_000 }))
    expect(await stored(data.no_faktur_group)).toMatchObject([
      { nominal: TOTAL, uang_diterima: 2_300_000, kembalian: 18_500 },
    ])
    await validate(kasir, data.no_faktur_group)
    expect((await balances(kasir))['1101']).toBe(10_000_000 + TOTAL)
  })

  it('of a card only its last four digits, anywhere', async () => {
    const { data } = await pay(credit(TOTAL, { fee: 2 }))
    expect(await stored(data.no_faktur_group)).toMatchObject([{ no_card: '****1234' }])
    const tables = await inDatabase<{ t: string }>(
      server,
      `SELECT string_agg(query_to_xml('SELECT * FROM ' || quote_ident(tablename), true, false, '')::text, '')
         AS t FROM pg_tables WHERE schemaname = 'public'`,
    )
    expect(tables[0]!.t).toContain('****1234')
    expect(tables[0]!.t).not.toContain('4111111111111234')
  })

  it('TRANSFER lands in the account it names, when that is the shop’s', async () => {
    await inDatabase(
      server,
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
       VALUES ('TK01', '7770001112', 'BCA', 'KEDUA')`,
    )
    await buildValidSale(kasir, {
      barang: ['00000003'],
      pembayaran: [transfer(TOTAL, { no_card: '7770001112' })],
    })
    expect(await balances(kasir)).toMatchObject({ '1102-7770001112': TOTAL, [BCA]: 25_000_000 })
  })

  it('a card lands in the bank’s default, and nowhere by guess when it has none', async () => {
    await inDatabase(
      server,
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
       VALUES ('TK01', '0000000001', 'BCA', 'KEDUA')`,
    )
    await buildValidSale(kasir, { barang: ['00000001'], pembayaran: [debet(1_577_500)] })
    expect(await balances(kasir)).toMatchObject({ [BCA]: 26_577_500 })
    await inDatabase(server, 'UPDATE rekening SET is_default = false')
    expect(await refused(debet(TOTAL))).toEqual([
      409,
      'Default Rekening Bank BCA Belum Dipilih Di Master Rekening',
      'pembayaran.0.nama_bank',
    ])
  })
})

describe('card fee (§C.3: 2 % of 2,000,000)', () => {
  const split = [cash(281_500), credit(2_000_000, { fee: 2 })]

  it('TOKO: the shop bears it', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000003'], pembayaran: split })
    expect(await balances(kasir)).toMatchObject({
      '1101': 10_281_500,
      [BCA]: 26_960_000,
      '6102': 40_000,
      '4101': 2_221_500,
      '4102': 60_000,
    })
    await cancelValid(kasir, no)
    expect(await balances(kasir)).toEqual({ '1101': 10_000_000, [BCA]: 25_000_000, '3102': 35_000_000 })
  })

  it('PELANGGAN: the customer’s card is charged', async () => {
    await buildSettings(server, { FEE_KARTU_MODE: 'PELANGGAN' })
    const no = await buildValidSale(kasir, { barang: ['00000003'], pembayaran: split })
    expect(await balances(kasir)).toMatchObject({ '1101': 10_281_500, [BCA]: 27_040_000, '4106': 40_000 })
    await cancelValid(kasir, no)
    expect(await balances(kasir)).toEqual({ '1101': 10_000_000, [BCA]: 25_000_000, '3102': 35_000_000 })
  })

  it('is rounded down', async () => {
    await buildValidSale(kasir, { barang: ['00000003'], pembayaran: [credit(TOTAL, { fee: 1.75 })] })
    expect((await balances(kasir))['6102']).toBe(39_926)
  })

  it('keeps the mode of its sale when the setting changes before validasi', async () => {
    const no = await buildSale(kasir, { barang: ['00000003'], pembayaran: split })
    await buildSettings(server, { FEE_KARTU_MODE: 'PELANGGAN' })
    await validate(kasir, no)
    expect(await balances(kasir)).toMatchObject({ [BCA]: 26_960_000, '6102': 40_000 })
  })
})

describe('a fee above the bank’s master (2 % of BCA)', () => {
  const mahal = (more: Partial<Payment> = {}) => credit(TOTAL, { fee: 2.01, ...more })
  const NEEDED = [403, 'Perlu Otorisasi FEE KARTU DI ATAS MASTER', 'pembayaran.0.fee']
  const izin = async (...payments: Payment[]) => (await buildIzin(kasir, () => pay(...payments)))[0]

  it('needs somebody who allows it, once; what was allowed for something else does not do', async () => {
    expect(await refused(mahal())).toEqual(NEEDED)
    const lain = await izin(mahal({ fee: 2.02 }))
    expect(await refused(mahal({ id_otorisasi: lain }))).toEqual(NEEDED)
    const id_otorisasi = await izin(mahal())
    const { data } = await pay(mahal({ id_otorisasi }))
    expect(await stored(data.no_faktur_group)).toMatchObject([{ fee: 2.01 }])
    expect(
      await inDatabase(server, 'SELECT ref_no FROM otorisasi WHERE authorization_id = $1', [id_otorisasi]),
    ).toEqual([{ ref_no: data.no_faktur_group }])
    const body = await saleBody(kasir, {
      barang: ['00000001'],
      pembayaran: [credit(1_577_500, { fee: 2.01, id_otorisasi })],
    })
    expect(refusal(await save(kasir, body))).toEqual(NEEDED.slice(0, 2))
  })

  it('is counted of the line that several entries of one way make', async () => {
    const id_otorisasi = await izin(credit(TOTAL, { fee: 3 }))
    const two = [credit(1_000_000, { fee: 3 }), credit(TOTAL - 1_000_000, { fee: 3, id_otorisasi })]
    expect(refusal(await pay(...two))[0]).toBe(200)
  })

  it('of two cards each asks for its own', async () => {
    const lain = { no_card: '9876', fee: 2.5 }
    const cards = (one?: string, two?: string) => [
      credit(1_000_000, { fee: 3, ...(one ? { id_otorisasi: one } : {}) }),
      credit(TOTAL - 1_000_000, { ...lain, ...(two ? { id_otorisasi: two } : {}) }),
    ]
    const ids = await buildIzin(kasir, () => pay(...cards()))
    expect(ids).toHaveLength(2)
    expect((await refused(...cards(ids[0], 'NONE')))[2]).toBe('pembayaran.1.fee')
    expect(refusal(await pay(...cards(ids[1], ids[0])))[0]).toBe(403)
    expect(refusal(await pay(...cards(ids[0], ids[1])))[0]).toBe(200)
  })

  it('asks nothing of a bank of which none is set', async () => {
    const owner = await server.client('OWN1')
    expect((await owner.send('PUT', 'banks/BCA', { nama_bank: 'BCA', fee_kartu: 0 })).status).toBe(200)
    expect(refusal(await pay(mahal()))[0]).toBe(200)
  })

  it('follows the master, and the bank of the card', async () => {
    const owner = await server.client('OWN1')
    expect((await owner.send('PUT', 'banks/BCA', { nama_bank: 'BCA', fee_kartu: 1 })).status).toBe(200)
    expect(await refused(credit(TOTAL, { fee: 1.01 }))).toEqual(NEEDED)
    expect(refusal(await pay(credit(TOTAL, { fee: 1 })))[0]).toBe(200)
  })
})

describe('REFUND_CARA', () => {
  it('ASAL returns each payment by the way it came', async () => {
    const no = await buildValidSale(kasir, {
      barang: ['00000003'],
      pembayaran: [cash(281_500), transfer(2_000_000)],
    })
    await cancelValid(kasir, no)
    expect(await balances(kasir)).toEqual({ '1101': 10_000_000, [BCA]: 25_000_000, '3102': 35_000_000 })
  })

  it('CASH returns everything in cash; a card’s fee stays where it is', async () => {
    await buildSettings(server, { REFUND_CARA: 'CASH' })
    const no = await buildValidSale(kasir, {
      barang: ['00000003'],
      pembayaran: [cash(281_500), credit(2_000_000, { fee: 2 })],
    })
    const { data } = await cancelValid(kasir, no)
    expect(data.refund_rp).toBe(TOTAL)
    expect(await balances(kasir)).toEqual({
      '1101': 8_000_000,
      [BCA]: 26_960_000,
      '6102': 40_000,
      '3102': 35_000_000,
    })
  })

  it('CASH is refused when the drawer does not hold it', async () => {
    await buildSettings(server, { REFUND_CARA: 'CASH' })
    const no = await buildValidSale(kasir, {
      barang: ['00000005', '00000002'],
      pembayaran: [transfer(14_369_000)],
    })
    const reply = await cancelValid(kasir, no)
    expect(refusal(reply)).toEqual([409, 'Saldo Kas Tidak Cukup'])
    expect((await balances(kasir))['1101']).toBe(10_000_000)
  })
})
