/** Trading in: one document, two sides, the difference paid either way (DOMAIN §B.4, §C.6, §H.2 S10). */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import {
  buildSoldEarlier,
  cancelBuy,
  cancelValidBuy,
  IDENTITAS,
  validateBuy,
  type BuyLine,
} from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildCoupons, buildMember, buildPiece, buildPoints, buildSettings } from '#test/tools/factories.ts'
import { buildHadiahDiserahkan } from '#test/tools/hadiah.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  allowed,
  balances,
  buildIzin,
  save,
  saleBody,
  trays,
  type Payment,
  type SaleWanted,
} from '#test/tools/till.ts'

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const MEMBER = 'MTK010000017'

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const cash = (nominal: number): Payment[] => [{ jenis: 'CASH', nominal }]
const trade = async (wanted: SaleWanted, detail_beli: BuyLine[], more: object = {}) =>
  save(till, { ...(await saleBody(till, wanted)), detail_beli, ...more })
const look = async (no: string) => (await kasir.request('GET', `pembelian/${no}`)).data
const ring: BuyLine = { kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }
const bracelet: BuyLine = { kode_barcode: '00000002', berat: 5.117, kondisi: 'MULUS', harga: 5_599_500 }
const soldRing = () => buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
const soldBracelet = () =>
  buildSoldEarlier(server, '00000002', { harga_jual: 5_894_000, ongkos: 75_000, harga_atribut: 150_000 })

/** Validated; answers the number. */
async function traded(wanted: SaleWanted, beli: BuyLine[], more: object = {}): Promise<string> {
  const saved = await trade(wanted, beli, more)
  expect(refusal(saved)).toEqual([200, 'Penjualan Berhasil Disimpan'])
  const done = await validateBuy(kasir, saved.data.no_faktur_group, { jenis: 'TUKAR' })
  expect(refusal(done)).toEqual([200, 'Validasi Pembelian Berhasil'])
  return saved.data.no_faktur_group
}

test('a card fee above the bank’s master needs an otorisasi here too', async () => {
  await soldRing()
  const pembayaran = [
    { jenis: 'CREDIT', nominal: 789_000, nama_bank: 'BCA', no_card: '4111111111111234', fee: 3 },
  ]
  const { status, message, errors } = await trade({ barang: ['00000003'], pembayaran }, [ring])
  expect([status, message, errors?.[0]?.field]).toEqual([
    403,
    'Perlu Otorisasi FEE KARTU DI ATAS MASTER',
    'pembayaran.0.fee',
  ])
})

describe('S10: the customer pays the difference', () => {
  it('saved, nothing has moved; validated, both sides at once; cancelled, all is as before', async () => {
    const no_jual = await soldRing()
    const { data } = await trade({ barang: ['00000003'], pembayaran: cash(789_000) }, [ring])
    expect(data).toEqual({
      no_faktur_group: 'TK-TK01-250115-0001',
      no_faktur_group_user: '250115-0001',
      status_valid: 'OPEN',
      total: 2_281_500,
      ppn_rp: 0,
      pph_rp: 0,
      total_beli: 1_492_500,
      total_bayar: 789_000,
      alasan_tidak_bisa: [],
      perlu_otorisasi: [],
      lapor_ppatk: false,
      divalidasi: null,
    })
    expect(await balances(kasir)).toEqual(OPENING)
    const no = data.no_faktur_group
    expect(await look(no)).toMatchObject({
      kind: 'TUKAR',
      alasan_tidak_bisa: [],
      pembayaran: [
        { jenis: 'TUKAR', nominal: 1_492_500, terkunci: true },
        { jenis: 'CASH', nominal: 789_000, arah: 'MASUK' },
      ],
    })

    expect((await validateBuy(kasir, no, { jenis: 'TUKAR' })).data).toMatchObject({
      status_valid: 'DONE',
      no_jurnal: no,
    })
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 10_789_000,
      '5101': 1_492_500,
      '4101': 2_221_500,
      '4102': 60_000,
    })
    expect(await trays(kasir)).toEqual({ A1: [1, 5.125], A2: [2, 6.208], BELI: [1, 2.35] })
    expect(
      await inDatabase(server, 'SELECT status_tukar FROM jual_detail WHERE no_faktur_jual = $1', [no_jual]),
    ).toEqual([{ status_tukar: true }])

    const { status, data: cancelled } = await cancelValidBuy(kasir, no)
    expect([status, cancelled]).toEqual([
      200,
      {
        no_faktur_group: no,
        status_valid: 'CANC',
        no_jurnal: `${no}-R`,
        kembali_rp: -789_000,
        uang: {
          kembalikan: [{ jenis: 'CASH', nama_bank: '-', nominal: 789_000 }],
          terima: [],
          ke_titipan: 0,
          ke_dp: 0,
        },
      },
    ])
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await trays(kasir)).toEqual({ A1: [1, 5.125], A2: [3, 9.625] })
    expect(
      await inDatabase(server, 'SELECT status_tukar FROM jual_detail WHERE no_faktur_jual = $1', [no_jual]),
    ).toEqual([{ status_tukar: false }])
    expect(refusal(await cancelBuy(kasir, no))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
    expect(
      await inDatabase(server, 'SELECT harga_total::int, refund, refund_rp::int FROM jual_batal'),
    ).toEqual([{ harga_total: 2_281_500, refund: 'TUKAR, CASH', refund_rp: 789_000 }])
    expect(await inDatabase(server, 'SELECT harga::int, kembali, kembali_rp::int FROM beli_batal')).toEqual([
      { harga: 1_492_500, kembali: 'TUKAR', kembali_rp: 0 },
    ])
  })

  it('a draft is released whole: the piece is free, the nota is free', async () => {
    await soldRing()
    const { data } = await trade({ barang: ['00000003'], pembayaran: cash(789_000) }, [ring])
    expect((await cancelBuy(till, data.no_faktur_group)).status).toBe(200)
    expect((await trade({ barang: ['00000003'], pembayaran: cash(789_000) }, [ring])).status).toBe(200)
  })
})

describe('the shop pays the difference', () => {
  it('C.6: out of the drawer, and the locked line is all of the sale', async () => {
    await soldBracelet()
    const no = await traded({ barang: ['00000001'], pembayaran: cash(4_022_000) }, [bracelet])
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 5_978_000,
      '5101': 5_599_500,
      '4101': 1_527_500,
      '4102': 50_000,
    })
    expect(await look(no)).toMatchObject({
      total_bayar: -4_022_000,
      pembayaran: [
        { jenis: 'TUKAR', nominal: 1_577_500, arah: 'MASUK' },
        { jenis: 'CASH', nominal: 4_022_000, arah: 'KELUAR' },
      ],
    })
    expect(
      await inDatabase(
        server,
        `SELECT d.keterangan FROM jurnal_detail d JOIN jurnal j ON j.id = d.jurnal_id
         WHERE j.no_jurnal = $1 AND d.kode_akun = '1101'`,
        [no],
      ),
    ).toEqual([{ keterangan: 'TUKAR KURANG' }])
    await cancelValidBuy(kasir, no)
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await inDatabase(server, 'SELECT refund, refund_rp::int FROM jual_batal')).toEqual([
      { refund: 'TUKAR', refund_rp: 0 },
    ])
    expect(await inDatabase(server, 'SELECT kembali, kembali_rp::int FROM beli_batal')).toEqual([
      { kembali: 'TUKAR, CASH', kembali_rp: 4_022_000 },
    ])
  })

  it('by transfer below what the account holds only when somebody allows it, and that is said as soon as it is saved', async () => {
    await buildSoldEarlier(server, '00000005', { harga_jual: 30_000_000 })
    const bar: BuyLine = { kode_barcode: '00000005', berat: 5, kondisi: 'MULUS', harga: 30_000_000 }
    const { data } = await trade(
      {
        barang: ['00000001'],
        pembayaran: [{ jenis: 'TRANSFER', nominal: 28_422_500, nama_bank: 'BCA', keterangan: 'BRI 1 BUDI' }],
      },
      [bar],
    )
    expect(data).toMatchObject({ alasan_tidak_bisa: [], perlu_otorisasi: ['SALDO BANK MINUS'] })
    const [waiting] = (await kasir.request('GET', 'validasi?layar=jual-beli')).data
    expect(waiting).toMatchObject({
      total: -28_422_500,
      alasan_tidak_bisa: [],
      perlu_otorisasi: ['SALDO BANK MINUS'],
    })
    expect(refusal(await validateBuy(kasir, data.no_faktur_group, { jenis: 'TUKAR' }))).toEqual([
      403,
      'Perlu Otorisasi SALDO BANK MINUS',
    ])
    const valid = (id?: string) =>
      validateBuy(kasir, data.no_faktur_group, { jenis: 'TUKAR', ...(id ? { id_otorisasi: id } : {}) })
    const [id_otorisasi] = await buildIzin(kasir, () => valid())
    expect((await valid(id_otorisasi)).status).toBe(200)
  })

  it('never with money that is not there, and by no card', async () => {
    await buildSoldEarlier(server, '00000005', { harga_jual: 12_000_000 })
    const bar: BuyLine = { kode_barcode: '00000005', berat: 5, kondisi: 'MULUS', harga: 12_000_000 }
    const by = (pembayaran: Payment[]) => trade({ barang: ['00000001'], pembayaran }, [bar])
    expect(refusals(await by([{ jenis: 'DEBET', nominal: 10_422_500, nama_bank: 'BCA' }]))).toEqual([
      400,
      [['pembayaran.0.jenis', 'Pembelian Hanya Dibayar CASH Atau TRANSFER']],
    ])
    const { data } = await by(cash(10_422_500))
    expect(data.alasan_tidak_bisa).toEqual(['Saldo Kas Tidak Cukup'])
    expect(refusal(await validateBuy(kasir, data.no_faktur_group, { jenis: 'TUKAR' }))).toEqual([
      409,
      'Saldo Kas Tidak Cukup',
    ])
    expect(await balances(kasir)).toEqual(OPENING)
  })
})

it('of the same worth, no money moves', async () => {
  await buildSoldEarlier(server, '00000002', { harga_jual: 2_281_500 })
  await buildSettings(server, { BASIS_BELI: 'NOTA' })
  await inDatabase(server, `UPDATE parameter_rugi_nota SET nilai = 0 RETURNING 1`)
  await traded({ barang: ['00000003'], pembayaran: [] }, [{ ...bracelet, berat: 5.125, harga: 2_281_500 }])
  expect(await balances(kasir)).toEqual({ ...OPENING, '5101': 2_281_500, '4101': 2_221_500, '4102': 60_000 })
})

it('is not validated until the difference is paid, and never overpaid', async () => {
  await soldRing()
  expect(refusal(await trade({ barang: ['00000003'], pembayaran: cash(789_001) }, [ring]))).toEqual([
    400,
    'Pembayaran tidak boleh lebih dari sisa',
  ])
  const { data } = await trade({ barang: ['00000003'], pembayaran: cash(700_000) }, [ring])
  expect(refusal(await validateBuy(kasir, data.no_faktur_group, { jenis: 'TUKAR' }))).toEqual([
    409,
    'Pembayaran Kurang Rp. 89,000',
  ])
})

it('with a piece without nota: otorisasi and identity as in a purchase', async () => {
  const unknown: BuyLine = {
    berat: 3,
    kondisi: 'TANPA SURAT',
    harga: 1_512_000,
    kode_group: 'G375',
    kode_dept: 'CINCIN',
    nama_barang: 'CINCIN POLOS',
  }
  expect(refusals(await trade({ barang: ['00000003'], pembayaran: cash(769_500) }, [unknown]))).toEqual([
    400,
    [['identitas', 'Identitas Penjual Harus Diisi']],
  ])
  const wanted = { barang: ['00000003'], pembayaran: cash(769_500) }
  const id_otorisasi = await buildIzin(till, () => trade(wanted, [unknown], { identitas: IDENTITAS }))
  await traded(wanted, [{ ...unknown, id_otorisasi }], { identitas: IDENTITAS })
  expect(await balances(kasir)).toMatchObject({ '1101': 10_769_500, '5101': 1_512_000 })
})

it('PPN is of what is sold, on top of it', async () => {
  await soldRing()
  await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
  // 2,281,500 × 1.1 % = 25,097 (25,096.5)
  const no = await traded({ barang: ['00000003'], pembayaran: cash(814_097) }, [ring])
  expect(await balances(kasir)).toMatchObject({ '1101': 10_814_097, '2104': 25_097 })
  expect(await look(no)).toMatchObject({ ppn_rp: 25_097, total_bayar: 814_097 })
})

describe('points and coupons', () => {
  const point = async () =>
    (
      await inDatabase<{ point: number }>(server, 'SELECT point FROM member WHERE kode_member = $1', [MEMBER])
    )[0]!.point
  beforeEach(async () => {
    await soldRing()
    await buildMember(server, { kode_member: MEMBER })
  })
  const S10 = { barang: ['00000003'], pembayaran: cash(789_000), kode_customer: MEMBER }

  it.each([
    ['NETTO', 7],
    ['BRUTO', 22],
    ['TIDAK', 0],
  ] as const)(
    'POIN_TUKAR %s gives %i points at 1 per 100,000, and a cancel takes them',
    async (POIN_TUKAR, expected) => {
      await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
      await buildSettings(server, { POIN_TUKAR })
      const no = await traded(S10, [ring])
      expect(await point()).toBe(expected)
      await cancelValidBuy(kasir, no)
      expect(await point()).toBe(0)
    },
  )

  it('by weight: what is taken more than was brought', async () => {
    await buildPoints(server, { tipe: 'BERAT', kelipatan: 0.5 })
    await traded(S10, [ring]) // 3.417 − 2.350 = 1.067 g
    expect(await point()).toBe(2)
  })

  it.each([
    ['YA', 1],
    ['TIDAK', 0],
  ] as const)('KUPON_TUKAR %s', async (KUPON_TUKAR, expected) => {
    await buildCoupons(server, 'G375', { berat: 2.5 })
    await buildSettings(server, { KUPON_TUKAR })
    const no = await traded(S10, [ring])
    expect((await look(no)).kupon).toHaveLength(expected)
    await cancelValidBuy(kasir, no)
    expect(await inDatabase(server, `SELECT 1 FROM kupon WHERE status = 'AKTIF'`)).toEqual([])
  })
})

it('one whose prize was handed over is not cancelled without saying so', async () => {
  await soldRing()
  await buildCoupons(server, 'G375', { berat: 2.5 })
  const no = await traded({ barang: ['00000003'], pembayaran: cash(789_000) }, [ring])
  const [kode_kupon] = (await look(no)).kupon
  const no_pengambilan = await buildHadiahDiserahkan(server, kode_kupon)
  expect((await cancelValidBuy(kasir, no)).message).toContain(
    `1 MOTOR (Kupon ${kode_kupon}, ${no_pengambilan})`,
  )
  must(
    await allowed(kasir, () =>
      kasir.send('POST', 'pembelian/batal', {
        no_faktur_group: no,
        alasan: 'BATAL',
        hadiah_tidak_kembali: true,
      }),
    ),
  )
  expect((await look(no)).hadiah_diserahkan).toMatchObject([{ kode_kupon, nama_hadiah: 'MOTOR' }])
  expect(await inDatabase(server, 'SELECT hadiah FROM jual_batal')).toEqual([
    { hadiah: `1 MOTOR (Kupon ${kode_kupon}, ${no_pengambilan})` },
  ])
})

it('the lines of a cancel get back what was paid beside the old pieces, the first ones first', async () => {
  await soldRing()
  await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
  // 6,119,000 + 67,309 and 1,429,500 + 15,725 (15,724.5) less 1,492,500
  const no = await traded({ barang: ['00000002', '00000004'], pembayaran: cash(6_139_034) }, [ring])
  await cancelValidBuy(kasir, no)
  expect(await inDatabase(server, 'SELECT refund_rp::int FROM jual_batal ORDER BY no_faktur_jual')).toEqual([
    { refund_rp: 6_139_034 },
    { refund_rp: 0 },
  ])
  expect(await balances(kasir)).toEqual(OPENING)
})

it('AUTO_VALIDASI posts with the save', async () => {
  await soldRing()
  await buildSettings(server, { AUTO_VALIDASI: 'YA' })
  expect((await trade({ barang: ['00000003'], pembayaran: cash(789_000) }, [ring])).data).toMatchObject({
    status_valid: 'DONE',
  })
  expect(await balances(kasir)).toMatchObject({ '1101': 10_789_000 })
})

it('what was sold in it can be bought back like any other, and then it cannot be cancelled any more', async () => {
  await soldRing()
  const no = await traded({ barang: ['00000003'], pembayaran: cash(789_000) }, [ring])
  const again: BuyLine = { no_faktur_jual: `${no}-01`, berat: 3.417, kondisi: 'MULUS', harga: 2_170_500 }
  const body = {
    id_trx: 'A1B2C3D4E5F6A7B8',
    kode_sales: 'S01',
    detail_beli: [again],
    pembayaran: cash(2_170_500),
  }
  const saved = await till.request('POST', 'pembelian', body)
  expect(refusal(saved)).toEqual([200, 'Pembelian Berhasil Disimpan'])
  await validateBuy(kasir, saved.data.no_faktur_group)
  expect(refusal(await cancelValidBuy(kasir, no))).toEqual([409, 'Barang Sudah Bertransaksi Lagi'])
})

it('is cancelled into a tray that was deactivated since: the tray is active again', async () => {
  await soldRing()
  const own = await server.client('OWN1')
  expect((await own.send('POST', 'gudang', { kode_gudang: 'ETALASE', nama_gudang: 'ETALASE' })).status).toBe(
    200,
  )
  expect(
    (
      await own.send('POST', 'baki', {
        kode_baki: 'E1',
        nama_baki: 'ETALASE SATU',
        kode_gudang: 'ETALASE',
        berat_baki: 100,
      })
    ).status,
  ).toBe(200)
  const kode_barcode = await buildPiece(server, { kode_baki: 'E1', kode_gudang: 'ETALASE' })
  const no = await traded({ barang: [kode_barcode], pembayaran: cash(192_500) }, [ring])
  expect([
    (await own.send('DELETE', 'baki/E1')).status,
    (await own.send('DELETE', 'gudang/ETALASE')).status,
  ]).toEqual([200, 200])
  expect((await cancelValidBuy(kasir, no)).status).toBe(200)
  expect(await trays(kasir)).toMatchObject({ E1: [1, 2] })
  expect((await own.send('GET', 'baki/get/by-kode-gudang/ETALASE')).data).toMatchObject([
    { kode_baki: 'E1', status_aktif: true },
  ])
  expect(
    await inDatabase(server, `SELECT tabel, ref, user_id FROM audit_log WHERE aksi = 'AKTIFKAN' ORDER BY id`),
  ).toEqual([
    { tabel: 'gudang', ref: 'ETALASE', user_id: 'KSR1' },
    { tabel: 'baki', ref: 'E1', user_id: 'KSR1' },
  ])
})

it('two counters trade in the same nota: one wins, the other is told', async () => {
  await soldRing()
  const answers = await Promise.all(
    ['00000003', '00000004'].map((barang) => trade({ barang: [barang], pembayaran: [] }, [ring])),
  )
  expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409])
})
