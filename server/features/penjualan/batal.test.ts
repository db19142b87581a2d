/** Cancelling a sale: drafts, validated ones, some lines, other days (DOMAIN §B.0.10, §B.1). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disetujuiBatal } from '#domain/rules/disetujui.ts'
import { tanpaUang } from '#domain/rules/uang-batal.ts'
import { rupiah } from '#domain/units.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { idTrx, refusal, type Client } from '#test/tools/client.ts'
import {
  buildBankOut,
  buildCoupons,
  buildMember,
  buildPiece,
  buildPoints,
  buildSettings,
  buildUser,
} from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  authorise,
  balances,
  buildIzin,
  buildOtorisasi,
  buildSale,
  buildValidSale,
  cancel,
  cancelValid,
  save,
  saleBody,
  trays,
  validate,
} from '#test/tools/till.ts'

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const OPENING_TRAYS = { A1: [2, 7.475], A2: [3, 9.625] }
const MEMBER = 'MTK010000017'

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(() => server.close())

const look = async (no: string) => (await kasir.request('GET', `penjualan/${no}`)).data
const pieceStatus = async (kode_barcode: string): Promise<string> =>
  (await kasir.request('GET', `barang/${kode_barcode}`)).data.status
const pointOf = async (): Promise<number> =>
  (
    await inDatabase<{ point: number }>(server, 'SELECT point FROM member WHERE kode_member = $1', [MEMBER])
  )[0]!.point

/** A validated sale of these pieces for nothing, which an owner has allowed. */
async function givenAway(pieces: string[]): Promise<string> {
  const wanted = { barang: pieces.map((kode_barcode) => ({ kode_barcode, harga_jual: 0 })) }
  await buildIzin(kasir, async () => save(kasir, await saleBody(kasir, wanted)), { user_id: 'OWN1' })
  return buildValidSale(kasir, wanted)
}

describe('money that goes back out of an account', () => {
  it('takes it below zero only where that is allowed as well, asked with the cancel', async () => {
    const no = await buildValidSale(kasir, {
      barang: ['00000001'],
      pembayaran: [{ jenis: 'TRANSFER', nominal: 1_577_500, nama_bank: 'BCA', no_card: '1234567890' }],
    })
    await buildBankOut(server, 26_000_000)
    const undo = (body: object, headers: Record<string, string> = {}) =>
      kasir.request(
        'POST',
        'penjualan/batal',
        { no_faktur_group: no, alasan: 'SALAH', ...body },
        { 'x-id-trx': idTrx(), ...headers },
      )
    expect((await undo({})).otorisasi).toMatchObject([
      { kategori: 'BATAL PENJUALAN' },
      { kategori: 'SALDO BANK MINUS' },
    ])
    const [id_otorisasi, minus] = await buildIzin(kasir, () => undo({}))
    expect((await undo({ id_otorisasi }, { 'x-authorization-id': minus! })).status).toBe(200)
    expect(await balances(kasir)).toEqual({
      '1101': 10_000_000,
      '1102-1234567890': -1_000_000,
      '3101': -26_000_000,
      '3102': 35_000_000,
    })
  })
})

describe('a draft', () => {
  it('is released by its maker without otorisasi: no posting, the piece is free', async () => {
    const no = await buildSale(till, { barang: ['00000001'] })
    const { status, data } = await cancel(till, no)
    expect([status, data]).toEqual([
      200,
      { no_faktur_group: no, status_valid: 'CANC', no_jurnal: null, refund_rp: 0, uang: tanpaUang },
    ])
    expect(await pieceStatus('00000001')).toBe('READY')
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await look(no)).toMatchObject({ status_valid: 'CANC', alasan_batal: 'SALAH INPUT' })
    expect(refusal(await cancel(till, no))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
    expect(await buildSale(till, { barang: ['00000001'] })).toBe('JL-TK01-250115-0002')
  })

  it('is released by a cashier, but not by another sales person', async () => {
    await buildUser(server, { user_id: 'SLS2' })
    const no = await buildSale(till, { barang: ['00000001'] })
    expect((await cancel(await server.client('SLS2'), no)).status).toBe(403)
    expect(await pieceStatus('00000001')).toBe('BOOKED')
    expect((await cancel(kasir, no)).status).toBe(200)
  })

  it('needs a reason', async () => {
    const no = await buildSale(till, { barang: ['00000001'] })
    expect(refusal(await cancel(till, no, { alasan: '  ' }))).toEqual([400, 'Alasan Harus Diisi'])
    const without = await till.request('POST', 'penjualan/batal', { no_faktur_group: no })
    expect(refusal(without)).toEqual([400, 'Alasan Harus Diisi'])
  })

  it('is released whole: naming some lines is refused', async () => {
    const no = await buildSale(till, { barang: ['00000001', '00000002'] })
    const reply = await cancel(till, no, { no_faktur_jual: [`${no}-01`] })
    expect(reply.status).toBe(409)
    expect(await pieceStatus('00000001')).toBe('BOOKED')
  })
})

describe('a validated sale', () => {
  it('needs an otorisasi BATAL PENJUALAN of this very session', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    const refused = await cancel(kasir, no)
    expect(refusal(refused)).toEqual([403, 'Perlu Otorisasi BATAL PENJUALAN'])
    const ofAnother = await buildOtorisasi(await server.client('KSR1'), refused.otorisasi![0]!)
    expect((await cancel(kasir, no, { id_otorisasi: ofAnother })).status).toBe(403)
    expect((await cancel(kasir, no)).status).toBe(403)
    expect(await balances(kasir)).toMatchObject({ '1101': 11_577_500 })
  })

  it('takes the otorisasi that was given for it, when the request names none', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    await buildIzin(kasir, () => cancel(kasir, no))
    expect((await cancel(kasir, no)).status).toBe(200)
  })

  it('takes none whose description alone names it', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    const id_otorisasi = await buildOtorisasi(kasir, {
      kategori: 'BATAL PENJUALAN',
      description: `BATAL NOTA ${no}`,
    })
    expect((await cancel(kasir, no, { id_otorisasi })).status).toBe(403)
    expect((await cancel(kasir, no)).status).toBe(403)
  })

  it('of a member gives back points and coupons', async () => {
    await buildMember(server, { kode_member: MEMBER, point: 3 })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    await buildCoupons(server, 'G700', { berat: 1 })
    const no = await buildValidSale(kasir, { barang: ['00000002'], kode_customer: MEMBER })
    expect(await pointOf()).toBe(9)
    await cancelValid(kasir, no)
    expect(await pointOf()).toBe(3)
    expect(await inDatabase(server, 'SELECT DISTINCT status FROM kupon')).toEqual([{ status: 'BATAL' }])
  })

  it('is refused once its points have been spent; nothing moves', async () => {
    await buildMember(server, { kode_member: MEMBER })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    const no = await buildValidSale(kasir, { barang: ['00000002'], kode_customer: MEMBER })
    await inDatabase(server, 'UPDATE member SET point = 5 WHERE kode_member = $1', [MEMBER])
    const before = [await balances(kasir), await trays(kasir)]
    expect(refusal(await cancelValid(kasir, no))).toEqual([
      409,
      'Poin Sudah Ditukar, Penjualan Tidak Bisa Dibatalkan',
    ])
    expect([await balances(kasir), await trays(kasir)]).toEqual(before)
    expect(await look(no)).toMatchObject({ status_kembali: 'OPEN' })
  })

  it('keeps the otorisasi of a refused cancel usable', async () => {
    await buildMember(server, { kode_member: MEMBER })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    const no = await buildValidSale(kasir, { barang: ['00000002'], kode_customer: MEMBER })
    const [id_otorisasi] = await buildIzin(kasir, () => cancel(kasir, no))
    await inDatabase(server, 'UPDATE member SET point = 5 WHERE kode_member = $1', [MEMBER])
    expect((await cancel(kasir, no, { id_otorisasi })).status).toBe(409)
    await inDatabase(server, 'UPDATE member SET point = 6 WHERE kode_member = $1', [MEMBER])
    expect((await cancel(kasir, no, { id_otorisasi })).status).toBe(200)
  })

  it('whose piece has moved on is refused', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    await inDatabase(
      server,
      `UPDATE barang SET status = 'BELI', kode_gudang = 'BELI', kode_baki = 'BELI' WHERE kode_barcode = '00000001'`,
    )
    expect(refusal(await cancelValid(kasir, no))).toEqual([409, 'Barang Sudah Bertransaksi Lagi'])
  })

  it('of nothing but gifts of the house can be cancelled too', async () => {
    const piece = await buildPiece(server)
    const no = await givenAway([piece])
    expect(await balances(kasir)).toEqual(OPENING)
    expect((await cancelValid(kasir, no)).status).toBe(200)
    expect(await pieceStatus(piece)).toBe('READY')
  })
})

describe('some lines', () => {
  it('of a sale paid in one way: money, pieces and points of these lines go back', async () => {
    await buildMember(server, { kode_member: MEMBER })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    const no = await buildValidSale(kasir, {
      barang: ['00000001', '00000002', '00000003'],
      kode_customer: MEMBER,
    }) // 9,978,000
    expect(await pointOf()).toBe(9)
    const { status, data } = await cancelValid(kasir, no, [`${no}-02`])
    expect([status, data]).toEqual([
      200,
      {
        no_faktur_group: no,
        status_valid: 'DONE',
        no_jurnal: `${no}-R`,
        refund_rp: 6_119_000,
        uang: { ...tanpaUang, kembalikan: [{ jenis: 'CASH', nama_bank: '-', nominal: 6_119_000 }] },
      },
    ])
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 13_859_000,
      '4101': 3_749_000,
      '4102': 110_000,
    })
    expect(await trays(kasir)).toEqual({ A1: [1, 5.125], A2: [2, 6.208] })
    expect(await pointOf()).toBe(3)
    expect((await look(no)).detail_barang.map((d: { status_kembali: string }) => d.status_kembali)).toEqual([
      'OPEN',
      'CANC',
      'OPEN',
    ])

    expect(refusal(await cancelValid(kasir, no, [`${no}-02`]))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
    expect(refusal(await cancelValid(kasir, no, [`${no}-01`, `${no}-02`]))).toEqual([
      409,
      'Transaksi Sudah Dibatalkan',
    ])

    const rest = await cancelValid(kasir, no)
    expect(rest.data).toMatchObject({ no_jurnal: `${no}-R2`, refund_rp: 3_859_000 })
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await trays(kasir)).toEqual(OPENING_TRAYS)
    expect(await pointOf()).toBe(0)
    expect(await look(no)).toMatchObject({ status_kembali: 'CANC' })
  })

  it('in any order leave nothing behind, card fee and tax included', async () => {
    await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
    const pajak = 109_758 // 1.1 % of 9,978,000
    const no = await buildValidSale(kasir, {
      barang: ['00000001', '00000002', '00000003'],
      pajak,
      pembayaran: [
        {
          jenis: 'CREDIT',
          nominal: 9_978_000 + pajak,
          nama_bank: 'BCA',
          no_card: '4111111111111111',
          fee: 1.73,
        },
      ],
    })
    for (const line of ['03', '01', '02'])
      expect((await cancelValid(kasir, no, [`${no}-${line}`])).status).toBe(200)
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await trays(kasir)).toEqual(OPENING_TRAYS)
  })

  it('give back all points in the end, though the rule has changed in between', async () => {
    await buildMember(server, { kode_member: MEMBER })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    const no = await buildValidSale(kasir, { barang: ['00000001', '00000002'], kode_customer: MEMBER })
    expect(await pointOf()).toBe(7)
    await inDatabase(server, 'UPDATE parameter_poin SET status_aktif = false')
    await cancelValid(kasir, no, [`${no}-01`])
    await cancelValid(kasir, no, [`${no}-02`])
    expect(await pointOf()).toBe(0)
  })

  it('never take more points than the sale gave, though the rule has grown in between', async () => {
    await buildMember(server, { kode_member: MEMBER, point: 100 })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    const no = await buildValidSale(kasir, { barang: ['00000001', '00000002'], kode_customer: MEMBER })
    await inDatabase(server, 'UPDATE parameter_poin SET poin = 10')
    await cancelValid(kasir, no, [`${no}-01`])
    await cancelValid(kasir, no, [`${no}-02`])
    expect(await pointOf()).toBe(100)
  })

  it('of a sale paid in two ways are refused, the whole is not', async () => {
    const pembayaran = [
      { jenis: 'CASH', nominal: 1_000_000 },
      { jenis: 'DEBET', nominal: 6_696_500, nama_bank: 'BCA' },
    ]
    const no = await buildValidSale(kasir, { barang: ['00000001', '00000002'], pembayaran })
    expect(refusal(await cancelValid(kasir, no, [`${no}-01`]))).toEqual([
      409,
      'Pembatalan Sebagian Hanya Untuk Satu Jenis Pembayaran',
    ])
    const { data } = await cancelValid(kasir, no, [`${no}-01`, `${no}-02`])
    const ways = [
      { jenis: 'CASH', nama_bank: '-', nominal: 1_000_000 },
      { jenis: 'DEBET', nama_bank: 'BCA', nominal: 6_696_500 },
    ]
    expect(data.uang).toEqual({ ...tanpaUang, kembalikan: ways })
    expect((await look(no)).refund).toEqual(ways)
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('of a sale that cost nothing are refused in words, the whole is not', async () => {
    const pieces = [await buildPiece(server), await buildPiece(server)]
    const no = await givenAway(pieces)
    expect((await cancelValid(kasir, no, [`${no}-01`])).status).toBe(409)
    expect((await cancelValid(kasir, no)).status).toBe(200)
  })

  it('that do not belong to it are refused', async () => {
    const [a, b] = [
      await buildValidSale(kasir, { barang: ['00000001', '00000002'] }),
      await buildValidSale(kasir, { barang: ['00000003'] }),
    ]
    expect(refusal(await cancelValid(kasir, a, [`${b}-01`]))).toEqual([
      404,
      `No Faktur ${b}-01 Tidak Ditemukan`,
    ])
  })

  it('with REFUND_CARA CASH give cash for a card payment', async () => {
    await buildSettings(server, { REFUND_CARA: 'CASH' })
    const no = await buildValidSale(kasir, {
      barang: ['00000001', '00000003'],
      pembayaran: [{ jenis: 'DEBET', nominal: 3_859_000, nama_bank: 'BCA' }],
    })
    const { data } = await cancelValid(kasir, no, [`${no}-01`])
    expect(data.uang.kembalikan).toEqual([{ jenis: 'CASH', nama_bank: '-', nominal: 1_577_500 }])
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 8_422_500,
      '1102-1234567890': 28_859_000,
      '4101': 2_221_500,
      '4102': 60_000,
    })
  })
})

describe('a sale of an earlier day', () => {
  const KATEGORI = 'BATAL BEDA TANGGAL'
  const disetujui = (no: string) =>
    disetujuiBatal({ no, tgl_system: '2025-01-15', jumlah: rupiah(1_577_500), alasan: 'SALAH INPUT' })
  let no: string
  let kasirNext: Client
  beforeEach(async () => {
    no = await buildValidSale(kasir, { barang: ['00000001'] })
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-16' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-01-16')
    kasirNext = await server.client('KSR1')
  })

  it('is not cancelled as one of today', async () => {
    const tolak = [409, 'Penjualan Tanggal Lain Tidak Bisa Dibatalkan']
    expect(refusal(await cancel(kasirNext, no))).toEqual(tolak)
    const id_otorisasi = await buildOtorisasi(kasirNext, {
      kategori: 'BATAL PENJUALAN',
      disetujui: disetujui(no),
    })
    expect(refusal(await cancel(kasirNext, no, { id_otorisasi }))).toEqual(tolak)
  })

  it('BATAL BEDA TANGGAL is the owner’s to give, no supervisor’s', async () => {
    expect(
      refusal(await authorise(kasirNext, { user_id: 'SPV1', kategori: KATEGORI, description: no })),
    ).toEqual([403, `User Tidak Berhak Memberi Otorisasi ${KATEGORI}`])
    await inDatabase(server, `INSERT INTO hak_otorisasi (user_id, kategori) VALUES ('SPV1', $1)`, [KATEGORI])
    expect(
      (await authorise(kasirNext, { user_id: 'SPV1', kategori: KATEGORI, description: no })).status,
    ).toBe(403)
  })

  it('with it the compensation is dated today, and the day that is over stays as it was', async () => {
    const id_otorisasi = await buildOtorisasi(kasirNext, {
      user_id: 'OWN1',
      kategori: KATEGORI,
      disetujui: disetujui(no),
    })
    expect((await cancel(kasirNext, no, { id_otorisasi })).status).toBe(200)
    expect(await balances(kasirNext)).toEqual(OPENING)
    expect(
      await inDatabase(server, 'SELECT no_jurnal, tanggal FROM jurnal WHERE ref_no = $1 ORDER BY id', [no]),
    ).toEqual([
      { no_jurnal: no, tanggal: '2025-01-15' },
      { no_jurnal: `${no}-R`, tanggal: '2025-01-16' },
    ])
    expect(
      await inDatabase(server, 'SELECT DISTINCT tanggal FROM mutasi_stok WHERE ref_no = $1 ORDER BY 1', [no]),
    ).toEqual([{ tanggal: '2025-01-15' }, { tanggal: '2025-01-16' }])
    expect(await inDatabase(server, 'SELECT tgl_batal FROM jual_batal')).toEqual([
      { tgl_batal: '2025-01-16' },
    ])
  })

  it('is the owner’s own to do as well', async () => {
    const owner = await server.client('OWN1')
    const refused = await cancel(owner, no)
    expect([refusal(refused), refused.otorisasi]).toEqual([
      [403, `Perlu Otorisasi ${KATEGORI}`],
      [{ kategori: KATEGORI, description: '-', disetujui: disetujui(no) }],
    ])
    const id_otorisasi = await buildOtorisasi(owner, { user_id: 'OWN1', ...refused.otorisasi![0]! })
    expect((await cancel(owner, no, { id_otorisasi })).status).toBe(200)
  })
})

it('the same cancel sent twice is one', async () => {
  const no = await buildValidSale(kasir, { barang: ['00000001'] })
  const undo = { no_faktur_group: no, alasan: 'SALAH' }
  const [id_otorisasi] = await buildIzin(kasir, () => kasir.send('POST', 'penjualan/batal', undo))
  const body = { ...undo, id_otorisasi }
  const send = () => kasir.send('POST', 'penjualan/batal', body, 'CANCELTWICE00001')
  const first = await send()
  expect(first.status).toBe(200)
  expect(await send()).toEqual(first)
  expect(await inDatabase(server, 'SELECT 1 FROM jual_batal')).toHaveLength(1)
})

it('a sale of another shop is not found', async () => {
  const no = await buildValidSale(kasir, { barang: ['00000001'] })
  const owner = await server.client('OWN1', 'TK02')
  expect(refusal(await cancel(owner, no))).toEqual([404, `No Faktur ${no} Tidak Ditemukan`])
  expect(refusal(await validate(owner, no))).toEqual([404, `No Faktur ${no} Tidak Ditemukan`])
})
