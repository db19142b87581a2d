/** Deposits over real HTTP: S06, the figures of each step, what is refused, and what comes back (DOMAIN §B.2, §H). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, type Client, type Reply } from '#test/tools/client.ts'
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
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  ambilBody,
  batalTitipan,
  batalTitipanSah,
  buildAmbil,
  buildAmbilSah,
  buildTambahan,
  buildTitipan,
  buildTitipanSah,
  cash,
  simpanTitipan,
  tambahTitipan,
  titipanBody,
  transfer,
  validasiTitipan,
} from '#test/tools/titipan.ts'
import {
  balances,
  buildIzin,
  buildSale,
  cancel,
  cancelValid,
  save,
  saleBody,
  trays,
  validate,
} from '#test/tools/till.ts'

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const TRAYS = { A1: [2, 7.475], A2: [3, 9.625] }
const lihat = async (no: string) => (await kasir.request('GET', `titipan/${no}`)).data
const statusOf = async (kode_barcode: string): Promise<string> =>
  (
    await inDatabase<{ status: string }>(server, 'SELECT status FROM barang WHERE kode_barcode = $1', [
      kode_barcode,
    ])
  )[0]!.status

describe('a card fee above the bank’s master', () => {
  const mahal = (nominal: number, id_otorisasi?: string) => [
    {
      jenis: 'CREDIT',
      nominal,
      nama_bank: 'BCA',
      no_card: '4111111111111234',
      fee: 2.5,
      ...(id_otorisasi ? { id_otorisasi } : {}),
    },
  ]
  const izin = async (send: () => Promise<Reply>) => (await buildIzin(till, send))[0]
  const NEEDED = [403, 'Perlu Otorisasi FEE KARTU DI ATAS MASTER', 'pembayaran.0.fee']

  it.each([
    ['on a piece', ['00000003']],
    ['of money alone', []],
  ])('%s: when it is made and when it is added to', async (_, barang) => {
    const asked = await simpanTitipan(till, await titipanBody(till, { barang, pembayaran: mahal(750_000) }))
    expect([...refusal(asked), asked.errors?.[0]?.field]).toEqual(NEEDED)
    const no = await buildTitipanSah(kasir, { barang, pembayaran: cash(750_000) })
    const more = await tambahTitipan(till, no, mahal(100_000))
    expect([...refusal(more), more.errors?.[0]?.field]).toEqual(NEEDED)
    const added = await izin(() => tambahTitipan(till, no, mahal(100_000)))
    expect((await tambahTitipan(till, no, mahal(100_001, added))).status, 'for that sum alone').toBe(403)
    expect((await tambahTitipan(till, no, mahal(100_000, added))).status).toBe(200)
    const made = async (id?: string) =>
      simpanTitipan(till, await titipanBody(till, { pembayaran: mahal(750_000, id) }))
    expect((await made(await izin(() => made()))).status).toBe(200)
  })
})

describe('S06', () => {
  it('a deposit of 750,000 by transfer on 00000003, cancelled: everything as at the opening, the piece in A2, CLOSE', async () => {
    const no = await buildTitipan(till, { barang: ['00000003'], pembayaran: transfer(750_000) })
    expect(no).toBe('TT-TK01-250115-0001')
    expect([await statusOf('00000003'), await balances(kasir)]).toEqual(['BOOKED', OPENING])
    expect((await validasiTitipan(kasir, no)).status).toBe(200)
    expect(await balances(kasir)).toEqual({ ...OPENING, '1102-1234567890': 25_750_000, '2101': 750_000 })
    expect(await trays(kasir)).toEqual({ A1: [2, 7.475], A2: [2, 6.208], TITIP: [1, 3.417] })
    expect(await statusOf('00000003')).toBe('TITIP')

    const { status, data } = await batalTitipanSah(kasir, no)
    expect([status, data]).toEqual([
      200,
      {
        no_titip_group: no,
        status_titipan: 'CLOSE',
        no_jurnal: `${no}-R`,
        refund_rp: 750_000,
        potongan_rp: 0,
        refund: [{ jenis: 'TRANSFER', nominal: 750_000, nama_bank: 'BCA' }],
      },
    ])
    expect([await balances(kasir), await trays(kasir), await statusOf('00000003')]).toEqual([
      OPENING,
      TRAYS,
      'READY',
    ])
    expect(await lihat(no)).toMatchObject({
      status_titipan: 'CLOSE',
      tgl_batal_titip: '2025-01-15',
      alasan_batal: 'TIDAK JADI',
    })
    expect(refusal(await batalTitipanSah(kasir, no))).toEqual([409, `Titipan ${no} Sudah Dibatalkan`])
  })

  it('the shop keeps its part, and pays cash when it refunds so', async () => {
    await buildSettings(server, { TITIP_POTONGAN_BATAL_PERSEN: '10', REFUND_CARA: 'CASH' })
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: transfer(750_000) })
    await batalTitipanSah(kasir, no)
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 9_325_000,
      '1102-1234567890': 25_750_000,
      '4107': 75_000,
    })
  })

  it('out of an account that would fall below zero: only where that is allowed as well, asked with the cancel', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: transfer(750_000) })
    await buildBankOut(server, 25_700_000)
    const batal = (izin: { id_otorisasi?: string } = {}, header: Record<string, string> = {}) =>
      kasir.request(
        'POST',
        'titipan/batal',
        { no_titip_group: no, alasan: 'TIDAK JADI', ...izin },
        { 'x-id-trx': idTrx(), ...header },
      )
    expect((await batal()).otorisasi).toMatchObject([
      { kategori: 'BATAL TITIPAN' },
      { kategori: 'SALDO BANK MINUS' },
    ])
    const [id_otorisasi, minus] = await buildIzin(kasir, () => batal())
    expect((await batal({ id_otorisasi }, { 'x-authorization-id': minus! })).status).toBe(200)
    expect(await balances(kasir)).toMatchObject({ '1102-1234567890': -700_000 })
  })

  it('what came into two accounts goes back from both, and both banks are told', async () => {
    await inDatabase(
      server,
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
       SELECT 'TK01', '777', kode_bank, 'KENCANA' FROM bank WHERE nama_bank = 'MANDIRI'`,
    )
    const no = await buildTitipanSah(kasir, { pembayaran: transfer(750_000) })
    await buildTambahan(kasir, no, [
      { jenis: 'TRANSFER', nominal: 250_000, nama_bank: 'MANDIRI', no_card: '777' },
    ])
    const { data } = await batalTitipanSah(kasir, no)
    expect(data.refund.map((p: { nama_bank: string; nominal: number }) => [p.nama_bank, p.nominal])).toEqual([
      ['MANDIRI', 250_000],
      ['BCA', 750_000],
    ])
    expect((await lihat(no)).refund).toEqual([
      { jenis: 'TRANSFER', nominal: 250_000, nama_bank: 'MANDIRI' },
      { jenis: 'TRANSFER', nominal: 750_000, nama_bank: 'BCA' },
    ])
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('what came in two ways goes back in both, the last payment first', async () => {
    await buildSettings(server, { TITIP_POTONGAN_BATAL_PERSEN: '20' })
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(600_000) })
    await buildTambahan(kasir, no, transfer(400_000))
    const { data } = await batalTitipanSah(kasir, no)
    expect(data.refund).toEqual([
      { jenis: 'TRANSFER', nominal: 400_000, nama_bank: 'BCA' },
      { jenis: 'CASH', nominal: 400_000, nama_bank: '-' },
    ])
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_200_000, '4107': 200_000 })
  })
})

describe('a deposit', () => {
  it('is at least TITIP_MIN_PERSEN of the total, to the rupiah', async () => {
    // 20 % of 2,281,500 is 456,300
    expect(
      refusal(
        await simpanTitipan(
          till,
          await titipanBody(till, { barang: ['00000003'], pembayaran: cash(456_299) }),
        ),
      ),
    ).toEqual([400, 'Titipan Minimal Rp. 456,300'])
    expect(
      (
        await simpanTitipan(
          till,
          await titipanBody(till, { barang: ['00000003'], pembayaran: cash(456_300) }),
        )
      ).status,
    ).toBe(200)
  })

  it('is of somebody who can be found again: a member, or a name and a phone', async () => {
    const tanpa = { ...(await titipanBody(till, { pembayaran: cash(1) })), nama_customer: '-', no_hp: '-' }
    expect((await simpanTitipan(till, tanpa)).errors).toEqual([
      { field: 'nama_customer', message: 'Nama Customer Harus Diisi' },
      { field: 'no_hp', message: 'No HP Customer Harus Diisi, Minimal 8 Angka' },
    ])
  })

  it('is no more than the total', async () => {
    expect(
      refusal(
        await simpanTitipan(
          till,
          await titipanBody(till, { barang: ['00000003'], pembayaran: cash(2_281_501) }),
        ),
      ),
    ).toEqual([400, 'Pembayaran tidak boleh lebih dari sisa'])
  })

  it('of money alone has no piece and no total', async () => {
    const no = await buildTitipanSah(kasir, { pembayaran: cash(1_000_000) })
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 11_000_000, '2101': 1_000_000 })
    expect(await lihat(no)).toMatchObject({
      qty: 0,
      total: 0,
      titipan: 1_000_000,
      sisa: 0,
      tgl_kunci_harga: null,
      detail_barang: [],
    })
    await batalTitipanSah(kasir, no)
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('of money is not mixed with pieces', async () => {
    const body = await titipanBody(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    const mixed = { ...body, detail_barang: [...(body['detail_barang'] as object[]), { kode_barcode: '-' }] }
    expect(refusal(await simpanTitipan(till, mixed))).toEqual([
      400,
      'Titip Uang Tidak Bisa Dicampur Dengan Barang',
    ])
  })

  it('books its pieces: nobody else sells them, nor sets them aside', async () => {
    await buildTitipan(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect((await save(till, await saleBody(till, { barang: ['00000003'] }))).status).toBe(409)
    expect(
      (
        await simpanTitipan(
          till,
          await titipanBody(till, { barang: ['00000003'], pembayaran: cash(1_000_000) }),
        )
      ).status,
    ).toBe(409)
  })

  it('that is a draft is released by its maker, and never validated after', async () => {
    const no = await buildTitipan(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect((await batalTitipan(till, no)).status).toBe(200)
    expect(await statusOf('00000003')).toBe('READY')
    expect(refusal(await validasiTitipan(kasir, no))).toEqual([409, `Titipan ${no} Sudah Dibatalkan`])
    expect(refusal(await batalTitipan(till, no))).toEqual([409, `Titipan ${no} Sudah Dibatalkan`])
  })

  it('that was validated needs an otorisasi to be cancelled, and is validated once', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect(refusal(await batalTitipan(kasir, no))).toEqual([403, 'Perlu Otorisasi BATAL TITIPAN'])
    expect(refusal(await validasiTitipan(kasir, no))).toEqual([409, `Titipan ${no} Sudah Di Validasi`])
  })

  it('is not confirmed by a sales person, nor by its maker where another is wanted', async () => {
    const no = await buildTitipan(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect((await validasiTitipan(till, no)).status).toBe(403)
    await buildSettings(server, { VALIDASI_BEDA_USER: 'YA' })
    expect(refusal(await validasiTitipan(kasir, no))).toEqual([403, 'Validasi Harus Dari User Lain'])
    await buildUser(server, { user_id: 'KSR2', level: 'KSR' })
    expect((await validasiTitipan(await server.client('KSR2'), no)).status).toBe(200)
  })

  it('may be sent as the document of a sale, which it shares (DOMAIN §M)', async () => {
    const sale = await saleBody(till, {
      barang: ['00000003'],
      pembayaran: cash(1_000_000),
      kode_customer: 'NONMEMBER',
      nama_customer: 'IBU RATNA',
      no_hp: '081234567890',
      kode_marketplace: '-',
    })
    const document = {
      ...sale,
      alamat_customer: '-',
      detail_beli: [],
      detail_barang: sale.detail_barang.map((line) => ({
        ...line,
        no_titip_group: '-',
        no_pesanan: '-',
        id_otorisasi: null,
      })),
    }
    expect(
      (
        await simpanTitipan(till, {
          ...document,
          detail_barang: document.detail_barang.map((line) => ({ ...line, no_titip_group: 'TT-1' })),
        })
      ).status,
    ).toBe(400)
    expect((await simpanTitipan(till, document)).data).toMatchObject({
      no_titip_group: 'TT-TK01-250115-0001',
      titipan: 1_000_000,
    })
  })

  it('is made by those who sell, not by all who look at deposits', async () => {
    const body = await titipanBody(till, { pembayaran: cash(1_000_000) })
    await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
    const back = await server.client('ADM1')
    expect([(await back.request('GET', 'titipan')).status, (await simpanTitipan(back, body)).status]).toEqual(
      [200, 403],
    )
    const no = await buildTitipanSah(kasir, { pembayaran: cash(1_000_000) })
    expect((await tambahTitipan(back, no, cash(1))).status).toBe(403)
  })

  it('of another shop is not there', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    const other = await server.client('KSR2', 'TK02')
    const gone = [404, `No Titipan ${no} Tidak Ditemukan`]
    for (const path of [no, `${no}/ambil`, `${no}/nota`])
      expect(refusal(await other.request('GET', `titipan/${path}`)), path).toEqual(gone)
    expect([
      refusal(await tambahTitipan(other, no, cash(1))),
      refusal(await validasiTitipan(other, no)),
      refusal(await batalTitipan(other, no)),
    ]).toEqual([gone, gone, gone])
    expect((await other.request('GET', 'titipan?status_titipan=OPEN')).data).toEqual([])
  })

  it('sent again is the same deposit', async () => {
    const body = await titipanBody(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    const [first, second] = [await simpanTitipan(till, body), await simpanTitipan(till, body)]
    expect(second).toEqual(first)
  })

  it('is confirmed at once where the shop wants it so', async () => {
    await buildSettings(server, { AUTO_VALIDASI: 'YA' })
    const no = await buildTitipan(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect((await lihat(no)).status_valid).toBe('DONE')
    await tambahTitipan(till, no, cash(100_000))
    await buildAmbil(till, no)
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 12_281_500,
      '4101': 2_221_500,
      '4102': 60_000,
    })
  })
})

describe('an addition', () => {
  it('raises the deposit once validated, and never beyond the total', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    const { data } = await tambahTitipan(till, no, transfer(281_500))
    expect(data).toEqual({
      no_titip_group: no,
      urut: 2,
      status_valid: 'OPEN',
      titipan: 281_500,
      sisa: 1_000_000,
    })
    expect((await balances(kasir))['2101']).toBe(1_000_000)
    expect(refusal(await tambahTitipan(till, no, cash(1_000_001)))).toEqual([
      400,
      'Pembayaran tidak boleh lebih dari sisa',
    ])
    expect((await validasiTitipan(kasir, no, 2)).status).toBe(200)
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 11_000_000,
      '1102-1234567890': 25_281_500,
      '2101': 1_281_500,
    })
    const journal = await inDatabase(
      server,
      `SELECT kategori, no_jurnal FROM jurnal WHERE ref_no = $1 ORDER BY id`,
      [no],
    )
    expect(journal).toEqual([
      { kategori: 'TITIPAN', no_jurnal: `${no}-01` },
      { kategori: 'TAMBAH TITIPAN', no_jurnal: `${no}-02` },
    ])
  })

  it('waits for the deposit, holds up taking and cancelling, and can be taken back alone', async () => {
    const no = await buildTitipan(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect(refusal(await tambahTitipan(till, no, cash(1)))).toEqual([409, `Titipan ${no} Belum Di Validasi`])
    await validasiTitipan(kasir, no)
    await tambahTitipan(till, no, cash(100_000))
    expect(refusal(await kasir.request('GET', `titipan/${no}/ambil`))).toEqual([
      409,
      `Titipan ${no} Belum Di Validasi`,
    ])
    expect(refusal(await batalTitipanSah(kasir, no))).toEqual([409, `Titipan ${no} Belum Di Validasi`])
    expect((await batalTitipan(till, no, { urut: 2 })).status).toBe(200)
    expect(refusal(await validasiTitipan(kasir, no, 2))).toEqual([409, `Titipan ${no} Sudah Dibatalkan`])
    expect((await batalTitipanSah(kasir, no)).status).toBe(200)
  })
})

describe('taking', () => {
  it('a piece: the deposit pays as a locked line, the rest in cash, and it is over', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    const sale = await buildAmbil(till, no)
    const { data } = await kasir.request('GET', `penjualan/${sale}`)
    expect(
      data.pembayaran.map((p: { jenis: string; nominal: number; keterangan: string; terkunci: boolean }) => [
        p.jenis,
        p.nominal,
        p.keterangan,
        p.terkunci,
      ]),
    ).toEqual([
      ['TITIPAN', 1_000_000, 'TITIPAN', true],
      ['CASH', 1_281_500, '-', false],
    ])
    expect([data.kind, data.detail_barang[0].no_titip_group]).toEqual(['TITIPAN', no])
    expect(refusal(await kasir.request('GET', `titipan/${no}/ambil`))).toEqual([
      409,
      `Titipan ${no} Sedang Diambil Dengan ${sale}`,
    ])
    expect((await validate(kasir, sale)).status).toBe(200)
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 12_281_500,
      '4101': 2_221_500,
      '4102': 60_000,
    })
    expect(await trays(kasir)).toEqual({ A1: [2, 7.475], A2: [2, 6.208] })
    expect(await lihat(no)).toMatchObject({
      status_titipan: 'FINISH',
      no_faktur_group: sale,
      tgl_ambil: '2025-01-15',
      titipan: 1_000_000,
    })
    expect(refusal(await batalTitipanSah(kasir, no))).toEqual([
      409,
      `Titipan ${no} Sudah Diambil Dengan ${sale}`,
    ])
    const moved = await inDatabase(
      server,
      `SELECT kode_mutasi, lokasi, qty FROM mutasi_stok WHERE ref_no = $1 ORDER BY id`,
      [sale],
    )
    expect(moved).toEqual([
      { kode_mutasi: 'M03', lokasi: 'TITIP/TITIP', qty: -1 },
      { kode_mutasi: 'M03', lokasi: 'V:CUSTOMER', qty: 1 },
    ])
  })

  it('is undone with the sale: the liability, the piece in TITIP, the deposit open (invariant 8)', async () => {
    await buildMember(server, { kode_member: 'MTK010000017' })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    await buildCoupons(server, 'G375', { berat: 1 })
    const no = await buildTitipanSah(kasir, {
      barang: ['00000003'],
      pembayaran: cash(1_000_000),
      kode_customer: 'MTK010000017',
    })
    const before = [await balances(kasir), await trays(kasir)]
    expect(await inDatabase(server, 'SELECT point FROM member')).toEqual([{ point: 0 }])
    const sale = await buildAmbilSah(kasir, no)
    expect([
      await inDatabase(server, 'SELECT point FROM member'),
      (await inDatabase(server, 'SELECT 1 FROM kupon')).length,
    ]).toEqual([[{ point: 2 }], 3])
    const { data } = await cancelValid(kasir, sale)
    expect(data.refund_rp).toBe(1_281_500)
    expect([await balances(kasir), await trays(kasir), await statusOf('00000003')]).toEqual([
      ...before,
      'TITIP',
    ])
    expect(await inDatabase(server, 'SELECT point FROM member')).toEqual([{ point: 0 }])
    expect(await lihat(no)).toMatchObject({ status_titipan: 'OPEN', no_faktur_group: '-', tgl_ambil: null })
    await buildAmbilSah(kasir, no)
    expect((await balances(kasir))['2101']).toBeUndefined()
  })

  it('as a draft that is taken back leaves the piece in TITIP', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    const sale = await buildAmbil(till, no)
    expect(refusal(await batalTitipanSah(kasir, no))).toEqual([
      409,
      `Titipan ${no} Sedang Diambil Dengan ${sale}`,
    ])
    expect(refusal(await tambahTitipan(till, no, cash(1)))).toEqual([
      409,
      `Titipan ${no} Sedang Diambil Dengan ${sale}`,
    ])
    expect((await cancel(till, sale)).status).toBe(200)
    expect([await statusOf('00000003'), (await lihat(no)).no_faktur_group]).toEqual(['TITIP', '-'])
    expect((await batalTitipanSah(kasir, no)).status).toBe(200)
    expect([await balances(kasir), await trays(kasir)]).toEqual([OPENING, TRAYS])
  })

  it('goes with other pieces of the visit, and with money alone as payment of any piece', async () => {
    const piece = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    await buildAmbilSah(kasir, piece, { lain: ['00000001'] })
    const money = await buildTitipanSah(kasir, { pembayaran: cash(500_000) })
    await buildAmbilSah(kasir, money, { lain: ['00000004'] })
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 10_000_000 + 2_281_500 + 1_577_500 + 1_429_500,
      '4101': 2_221_500 + 1_527_500 + 1_389_500,
      '4102': 150_000,
    })
  })

  it('pays back what the deposit holds beyond the total (E14), and takes that back in with the sale', async () => {
    const no = await buildTitipanSah(kasir, { pembayaran: cash(2_000_000) })
    const sale = await buildAmbil(kasir, no, { lain: ['00000001'] })
    // the cashier is told what to hand back, and the nota shows it
    const back = [{ jenis: 'CASH', nominal: 422_500, nama_bank: '-' }]
    expect((await validate(kasir, sale)).data.kelebihan).toEqual(back)
    expect((await kasir.request('GET', `penjualan/${sale}`)).data.kelebihan).toEqual(back)
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 11_577_500,
      '4101': 1_527_500,
      '4102': 50_000,
    })
    const journals = await inDatabase(
      server,
      `SELECT no_jurnal, kategori, keterangan FROM jurnal WHERE ref_no = $1 ORDER BY id`,
      [sale],
    )
    expect(journals).toEqual([
      { no_jurnal: sale, kategori: 'PENJUALAN', keterangan: '-' },
      { no_jurnal: `${sale}-K`, kategori: 'KELEBIHAN DP', keterangan: 'KELEBIHAN BAYAR DP PENJUALAN' },
    ])
    const { data } = await cancelValid(kasir, sale)
    expect(data.refund_rp).toBe(-422_500)
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 12_000_000, '2101': 2_000_000 })
    await batalTitipanSah(kasir, no)
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('all pieces in one sale, each of this deposit, for this member; one deposit for a sale', async () => {
    await buildMember(server, { kode_member: 'MTK010000017' })
    const no = await buildTitipanSah(kasir, {
      barang: ['00000003', '00000001'],
      pembayaran: cash(1_000_000),
      kode_customer: 'MTK010000017',
    })
    const body = await ambilBody(till, no)
    const lines = body['detail_barang'] as { kode_barcode: string; no_titip_group: string }[]
    expect(refusal(await save(till, { ...body, detail_barang: lines.slice(0, 1), pembayaran: [] }))).toEqual([
      409,
      'Barang Titipan Harus Diambil Semua, Belum Ada 00000001',
    ])
    expect(refusal(await save(till, { ...body, kode_customer: 'NONMEMBER' }))).toEqual([
      409,
      `Titipan ${no} Milik Member MTK010000017`,
    ])
    const stranger = (await saleBody(till, { barang: ['00000004'] })).detail_barang.map((l) => ({
      ...l,
      no_titip_group: no,
    }))
    expect(
      refusal(await save(till, { ...body, detail_barang: [...lines, ...stranger], pembayaran: [] })),
    ).toEqual([400, `Barang 00000004 Bukan Barang Titipan ${no}`])
    const money = await buildTitipanSah(kasir, { pembayaran: cash(1_000_000) })
    expect(
      refusal(
        await save(till, {
          ...body,
          detail_barang: [...lines, ...stranger.map((l) => ({ ...l, no_titip_group: money }))],
          pembayaran: [],
        }),
      ),
    ).toEqual([400, 'Satu Penjualan Hanya Untuk Satu Titipan'])
    expect(
      refusal(
        await save(till, {
          ...body,
          detail_barang: lines.map((l) => ({ ...l, no_titip_group: '-' })),
          pembayaran: [],
        }),
      ),
    ).toEqual([409, 'Barang 00000003 Tidak Bisa Dijual, Status TITIP'])
    expect(
      refusal(
        await save(till, {
          ...body,
          detail_barang: lines.map((l) => ({ ...l, no_titip_group: 'TT-TK01-250115-0999' })),
        }),
      ),
    ).toEqual([404, 'No Titipan TT-TK01-250115-0999 Tidak Ditemukan'])
    const sale = await buildAmbilSah(kasir, no)
    expect(refusal(await cancelValid(kasir, sale, [`${sale}-01`]))).toEqual([
      409,
      'Penjualan Dengan Titipan Hanya Bisa Dibatalkan Seluruhnya',
    ])
  })
})

describe('the agreed price', () => {
  const days = async (n: number) => {
    await inDatabase(server, `UPDATE titip SET tgl_kunci_harga = tgl_kunci_harga - $1::int`, [n])
  }

  it('holds for TITIP_MASA_HARI days, whatever today’s is', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect((await lihat(no)).tgl_kunci_harga).toBe('2025-02-14')
    await days(30) // the last day is today
    await buildPrice(server, 'G375', 900_000)
    await buildAmbilSah(kasir, no)
    expect((await balances(kasir))['4101']).toBe(2_221_500)
  })

  it('bargained with an otorisasi, it needs none again', async () => {
    const wanted = {
      barang: [{ kode_barcode: '00000003', harga_jual: 2_000_000 }],
      pembayaran: cash(1_000_000),
    }
    await buildIzin(till, async () => simpanTitipan(till, await titipanBody(till, wanted)))
    const no = await buildTitipan(till, wanted)
    await validasiTitipan(kasir, no)
    await buildSettings(server, { PEMBULATAN: '300000' })
    await buildAmbilSah(kasir, no)
    expect((await balances(kasir))['4101']).toBe(2_000_000)
  })

  it('is over after that: today’s, and the old one only with an otorisasi', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    const agreed = await ambilBody(till, no)
    await days(31)
    await buildPrice(server, 'G375', 900_000)
    expect(refusal(await save(till, agreed))).toEqual([409, 'Harga Berubah, Silahkan Ulangi'])
    const body = await ambilBody(till, no)
    const [line] = body['detail_barang'] as { harga_jual: number; harga_gram: number }[]
    expect([line!.harga_gram, line!.harga_jual]).toEqual([900_000, 3_075_500])
    const old = { ...body, detail_barang: [{ ...line, harga_jual: 2_221_500 }], pembayaran: cash(1_281_500) }
    expect(refusal(await save(till, old))).toEqual([403, 'Perlu Otorisasi HARGA JUAL DILUAR BATAS'])
    const id_otorisasi = await buildIzin(till, () => save(till, old))
    const { data } = await save(till, { ...old, detail_barang: [{ ...old.detail_barang[0], id_otorisasi }] })
    expect((await validate(kasir, data.no_faktur_group)).status).toBe(200)
    expect((await balances(kasir))['4101']).toBe(2_221_500)
  })
})

describe('the close', () => {
  const close = async () => (await server.client('SPV1')).request('POST', 'system/close', { PROSES: 'close' })

  it('waits for deposits, additions and takings', async () => {
    const blocked = [400, 'Ada Penjualan Yang Belum Di Validasi!']
    const no = await buildTitipan(till, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    expect(refusal(await close())).toEqual(blocked)
    await validasiTitipan(kasir, no)
    await tambahTitipan(till, no, cash(100_000))
    expect(refusal(await close())).toEqual(blocked)
    await validasiTitipan(kasir, no, 2)
    const sale = await buildAmbil(till, no)
    expect(refusal(await close())).toEqual(blocked)
    await validate(kasir, sale)
    expect((await close()).status).toBe(200)
  })

  it('warns of one whose prices are no longer held', async () => {
    const no = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(1_000_000) })
    await inDatabase(server, `UPDATE titip SET tgl_kunci_harga = '2025-01-14'`)
    const reply = await close()
    expect(reply.status).toBe(200)
    expect(JSON.stringify(reply)).toContain(`Titipan ${no} Lewat Masa Kunci Harga`)
  })
})

describe('the list', () => {
  it('shows the open ones without dates, others by day, status, customer and barcode', async () => {
    const list = async (query: string) =>
      ((await kasir.request('GET', `titipan?${query}`)).data as { no_titip_group: string }[]).map(
        (t) => t.no_titip_group,
      )
    const a = await buildTitipanSah(kasir, {
      barang: ['00000003'],
      pembayaran: cash(1_000_000),
      nama_customer: 'BUDI',
    })
    const b = await buildTitipanSah(kasir, { pembayaran: cash(5_000) })
    await batalTitipanSah(kasir, b)
    expect(await list('')).toEqual([a])
    expect(await list('tgl_from=2025-01-15&tgl_to=2025-01-15')).toEqual([b, a])
    expect(await list('tgl_from=2025-01-14&tgl_to=2025-01-14')).toEqual([])
    expect([
      await list('cari=budi'),
      await list('cari=0003'),
      await list('status_titipan=CLOSE'),
      await list('cari=%25'),
    ]).toEqual([[a], [a], [b], []])
  })

  it('a sale of the same day is untouched by all this', async () => {
    const no = await buildSale(till, { barang: ['00000001'] })
    expect((await validate(kasir, no)).status).toBe(200)
  })
})
