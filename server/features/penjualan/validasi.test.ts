/** Validating a sale: who, when, what is posted beside the money (DOMAIN §B.5, §C.9, §C.10, §B.0.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isKodeKupon } from '#domain/rules/kupon.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { refusal, type Client } from '#test/tools/client.ts'
import {
  buildCoupons,
  buildMember,
  buildPiece,
  buildPoints,
  buildSettings,
  buildUser,
} from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  buildIzin,
  buildSale,
  buildValidSale,
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
afterEach(() => server.close())

const MEMBER = 'MTK010000017'
const pointOf = async (kode_member = MEMBER): Promise<number> =>
  (
    await inDatabase<{ point: number }>(server, 'SELECT point FROM member WHERE kode_member = $1', [
      kode_member,
    ])
  )[0]!.point
const chainOf = (kode_member = MEMBER) =>
  inDatabase(
    server,
    'SELECT poin_awal, poin, poin_akhir, kategori, ref_no FROM mutasi_poin WHERE kode_member = $1 ORDER BY id',
    [kode_member],
  )
const coupons = () =>
  inDatabase<{ kode_kupon: string; status: string; no_faktur_jual: string }>(
    server,
    'SELECT kode_kupon, status, no_faktur_jual FROM kupon ORDER BY kode_kupon',
  )

describe('who may', () => {
  it('a sales person may not, not even their own sale', async () => {
    const no = await buildSale(till, { barang: ['00000001'] })
    expect((await validate(till, no)).status).toBe(403)
  })

  it('nor one to whom the screen was given by mistake', async () => {
    await inDatabase(
      server,
      `INSERT INTO hak_akses (user_id, menu_name) VALUES ('SLS1', '/validasi-penjualan')`,
    )
    const other = await server.client('SLS1')
    expect((await validate(other, await buildSale(till, { barang: ['00000001'] }))).status).toBe(403)
  })

  it('VALIDASI_BEDA_USER asks for another user than its maker', async () => {
    await buildSettings(server, { VALIDASI_BEDA_USER: 'YA' })
    const no = await buildSale(kasir, { barang: ['00000001'] })
    const own = await validate(kasir, no)
    expect(refusal(own)).toEqual([403, 'Validasi Harus Dari User Lain'])
    await buildUser(server, { user_id: 'KSR2', level: 'KSR' })
    expect((await validate(await server.client('KSR2'), no)).status).toBe(200)
  })
})

describe('once', () => {
  it('a second validation is refused', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    const again = await validate(kasir, no)
    expect(refusal(again)).toEqual([409, `No Faktur ${no} Sudah Di Validasi`])
  })

  it('the same request again gets the same reply', async () => {
    await buildCoupons(server, 'G375', { berat: 1 })
    const no = await buildSale(kasir, { barang: ['00000001'] })
    const [first, second] = [
      await validate(kasir, no, 'SAMEREQUESTAGAIN'),
      await validate(kasir, no, 'SAMEREQUESTAGAIN'),
    ]
    expect(first.status).toBe(200)
    expect(second).toEqual(first)
  })

  it('a cancelled draft cannot be validated, an unknown number neither', async () => {
    const no = await buildSale(till, { barang: ['00000001'] })
    await cancel(till, no)
    expect((await validate(kasir, no)).message).toBe('Transaksi Sudah Dibatalkan')
    const unknown = await validate(kasir, 'JL-TK01-250115-0999')
    expect(refusal(unknown)).toEqual([404, 'No Faktur JL-TK01-250115-0999 Tidak Ditemukan'])
  })
})

describe('KOREKSI BERAT', () => {
  /** 0.05 g off the books, as somebody has allowed. */
  async function lighter(): Promise<string> {
    const wanted = { barang: [{ kode_barcode: '00000001', berat: 2.3, harga_jual: 1_504_000 }] }
    await buildIzin(till, async () => save(till, await saleBody(till, wanted)))
    return buildSale(till, wanted)
  }

  it('writes M24 before M03, so that the tray loses what it held', async () => {
    const no = await lighter()
    await validate(kasir, no)
    const rows = await inDatabase(
      server,
      'SELECT kode_mutasi, lokasi, qty, berat FROM mutasi_stok WHERE ref_no = $1 ORDER BY id',
      [no],
    )
    expect(rows).toEqual([
      { kode_mutasi: 'M24', lokasi: 'TOKO/A1', qty: 0, berat: -50 },
      { kode_mutasi: 'M24', lokasi: 'V:KOREKSI', qty: 0, berat: 50 },
      { kode_mutasi: 'M03', lokasi: 'TOKO/A1', qty: -1, berat: -2_300 },
      { kode_mutasi: 'M03', lokasi: 'V:CUSTOMER', qty: 1, berat: 2_300 },
    ])
    expect(await trays(kasir)).toEqual({ A1: [1, 5.125], A2: [3, 9.625] })
  })

  it('a heavier piece brings grams in', async () => {
    const no = await buildSale(till, {
      barang: [{ kode_barcode: '00000001', berat: 2.36, harga_jual: 1_534_000 }],
    })
    await validate(kasir, no)
    const rows = await inDatabase(
      server,
      `SELECT lokasi, berat FROM mutasi_stok WHERE ref_no = $1 AND kode_mutasi = 'M24' ORDER BY id`,
      [no],
    )
    expect(rows).toEqual([
      { lokasi: 'V:KOREKSI', berat: -10 },
      { lokasi: 'TOKO/A1', berat: 10 },
    ])
    expect((await trays(kasir))['A1']).toEqual([1, 5.125])
  })

  it('is undone with the sale: the piece weighs what it did', async () => {
    const no = await lighter()
    await validate(kasir, no)
    expect((await cancelValid(kasir, no)).status).toBe(200)
    expect(await trays(kasir)).toEqual({ A1: [2, 7.475], A2: [3, 9.625] })
    expect((await till.request('GET', 'barang/00000001')).data.berat).toBe(2.35)
  })
})

describe('points (§C.9)', () => {
  beforeEach(() => buildMember(server, { kode_member: MEMBER }))
  const sellTo = (barang: string[]) => buildValidSale(kasir, { barang, kode_customer: MEMBER })

  it('6,119,000 at 1 for 1,000,000 is 6', async () => {
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    const no = await sellTo(['00000002'])
    expect(await chainOf()).toEqual([
      { poin_awal: 0, poin: 6, poin_akhir: 6, kategori: 'PENJUALAN', ref_no: no },
    ])
    expect((await till.request('GET', `penjualan/${no}`)).data.poin).toBe(6)
  })

  it('5.125 g at 1 for 1.000 g is 5', async () => {
    await buildPoints(server, { tipe: 'BERAT', kelipatan: 1 })
    await sellTo(['00000002'])
    expect(await pointOf()).toBe(5)
  })

  it('once per faktur: two lines together reach what one does not', async () => {
    await buildPoints(server, { tipe: 'RP', kelipatan: 3_000_000 })
    await sellTo(['00000001', '00000004']) // 1,577,500 + 1,429,500 = 3,007,000
    expect(await pointOf()).toBe(1)
  })

  it('a rule of the group wins over ALL, and the minimum is kept', async () => {
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    await buildPoints(server, {
      kode_group: 'G700',
      tipe: 'RP',
      kelipatan: 1_000_000,
      poin: 2,
      minimal: 6_119_001,
    })
    await sellTo(['00000002'])
    expect(await pointOf()).toBe(0)
    await sellTo(['00000003'])
    expect(await pointOf()).toBe(2)
  })

  it('are computed without the tax that lies in the price', async () => {
    await buildSettings(server, { PPN_MODE: 'INCLUDE' })
    await buildPoints(server, { tipe: 'RP', kelipatan: 6_119_000 })
    await sellTo(['00000002']) // 6,052,423 without its 66,577
    expect(await pointOf()).toBe(0)
  })

  it('and without the tax on top of it', async () => {
    await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
    await buildPoints(server, { tipe: 'RP', kelipatan: 6_119_001 })
    await buildValidSale(kasir, { barang: ['00000002'], kode_customer: MEMBER, pajak: 67_309 })
    expect(await pointOf()).toBe(0)
  })

  it('nobody else earns any', async () => {
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    await buildValidSale(kasir, { barang: ['00000002'] })
    expect(await inDatabase(server, 'SELECT 1 FROM mutasi_poin')).toEqual([])
  })

  it('chain: each row begins where the last one ended, and a visit is counted', async () => {
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    const a = await sellTo(['00000002'])
    const b = await sellTo(['00000003'])
    await cancelValid(kasir, a)
    expect(await chainOf()).toEqual([
      { poin_awal: 0, poin: 6, poin_akhir: 6, kategori: 'PENJUALAN', ref_no: a },
      { poin_awal: 6, poin: 2, poin_akhir: 8, kategori: 'PENJUALAN', ref_no: b },
      { poin_awal: 8, poin: -6, poin_akhir: 2, kategori: 'BATAL PENJUALAN', ref_no: a },
    ])
    expect(
      await inDatabase(server, 'SELECT point, trx_count FROM member WHERE kode_member = $1', [MEMBER]),
    ).toEqual([{ point: 2, trx_count: 1 }])
  })
})

describe('coupons (§C.10)', () => {
  it('5.125 g at 1 for 2.500 g are 2, for everyone', async () => {
    await buildCoupons(server, 'G700', { berat: 2.5 })
    const no = await buildSale(till, { barang: ['00000002'] })
    const { data } = await validate(kasir, no)
    expect(data.kupon).toHaveLength(2)
    expect(data.kupon.every(isKodeKupon)).toBe(true)
    expect(await coupons()).toEqual(
      data.kupon
        .toSorted()
        .map((kode_kupon: string) => ({ kode_kupon, status: 'AKTIF', no_faktur_jual: `${no}-01` })),
    )
    expect((await till.request('GET', `penjualan/${no}`)).data.kupon).toEqual(data.kupon.toSorted())
  })

  it('12,750,000 at 2 for 5,000,000 are 4', async () => {
    await buildCoupons(server, 'G700', { type_kupon: 'RP', berat: 5_000_000, jumlah_kupon: 2 })
    const piece = await buildPiece(server, { kode_group: 'G700', berat: 11.087 }) // 12,750,500 with rounding
    await buildValidSale(kasir, { barang: [piece] })
    expect(await coupons()).toHaveLength(4)
  })

  it('per line, not per faktur', async () => {
    await buildCoupons(server, 'G375', { berat: 2.5 })
    await buildValidSale(kasir, { barang: ['00000001', '00000003'] }) // 2.350 and 3.417
    expect(await coupons()).toMatchObject([{ no_faktur_jual: 'JL-TK01-250115-0001-02' }])
  })

  it('die with the sale', async () => {
    await buildCoupons(server, 'G375', { berat: 1 })
    const no = await buildValidSale(kasir, { barang: ['00000001', '00000003'] })
    expect(await coupons()).toHaveLength(5)
    await cancelValid(kasir, no, [`${no}-01`])
    const statuses = (await coupons()).map((k) => [k.no_faktur_jual.slice(-2), k.status].join(' ')).toSorted()
    expect(statuses).toEqual(['01 BATAL', '01 BATAL', '02 AKTIF', '02 AKTIF', '02 AKTIF'])
  })
})

describe('the day behind the calendar', () => {
  const LATE = 'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko'

  it('refuses new sales, lets drafts be validated or cancelled, and refuses to undo a validated one', async () => {
    const [draft, other, done] = [
      await buildSale(till, { barang: ['00000001'] }),
      await buildSale(till, { barang: ['00000002'] }),
      await buildValidSale(kasir, { barang: ['00000003'] }),
    ]
    const body = await saleBody(till, { barang: ['00000004'] })
    const [id_otorisasi] = await buildIzin(kasir, () => cancel(kasir, done))
    // the morning after, on sessions that live on
    await inDatabase(server, `UPDATE sesi SET kedaluwarsa = '2025-02-01', terakhir = '2025-02-01'`)
    server.app.deps.sessions.forgetAll()
    server.clock.set('2025-01-16')

    const sale = await save(till, body)
    expect(refusal(sale)).toEqual([409, LATE])
    expect((await validate(kasir, draft)).status).toBe(200)
    expect((await cancel(till, other)).status).toBe(200)
    const undo = await cancel(kasir, done, { id_otorisasi })
    expect(refusal(undo)).toEqual([409, LATE])
    const posted = await inDatabase(server, 'SELECT tanggal FROM jurnal WHERE no_jurnal = $1', [draft])
    expect(posted).toEqual([{ tanggal: '2025-01-15' }])
  })

  it('a day that is ahead is an ordinary day', async () => {
    server.clock.set('2025-01-14')
    const kasir14 = await server.client('KSR1')
    const no = await buildValidSale(kasir14, { barang: ['00000001'] })
    expect(no).toBe('JL-TK01-250115-0001')
  })
})
