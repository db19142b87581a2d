/** Orders cancelled in every state over real HTTP: the DP and what is kept of it, finished pieces, the customer's gold (DOMAIN §B.6, §O.2-6, 7, 9). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emasTerpakai } from '#domain/rules/emas-customer.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingPesananDariStok } from '#domain/rules/postings/pesanan.ts'
import { postingBahanTukang, type JenisBahan } from '#domain/rules/postings/tukang.ts'
import { gramToMilligram, milligram } from '#domain/units.ts'
import type { Context } from '#server/context.ts'
import { lineEmas, loadPesanan } from '#server/features/pesanan/load-pesanan.ts'
import { post } from '#server/ledger/post.ts'
import { asSystem } from '#server/rantai/system-context.ts'
import { nomorBerikut } from '#server/rantai/nomor.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, type Client } from '#test/tools/client.ts'
import { buildBankOut, buildPieces, buildSettings, buildUser } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import {
  batalPesananLine,
  batalPesanan,
  batalPesananSah,
  buildPesanan,
  buildPesananProses,
  buildTambahDp,
  buildTukang,
  lihatPesanan,
} from '#test/tools/pesanan.ts'
import { buildHancur, leburResult } from '#test/tools/stok.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, allowedIfAsked, balances, buildIzin } from '#test/tools/till.ts'
import { cash, transfer } from '#test/tools/titipan.ts'

let server: TestServer
let till: Client
let kasir: Client
let spv: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir, spv] = (await Promise.all(['SLS1', 'KSR1', 'SPV1'].map((user) => server.client(user)))) as [
    Client,
    Client,
    Client,
  ]
  await buildTukang(server)
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const EMAS = { berat_customer: 1, kadar_customer: 70 }
const A2 = { kode_gudang: 'TOKO', kode_baki: 'A2' }

const dalam = <T>(work: (ctx: Context) => Promise<T>): Promise<T> =>
  asSystem(
    server.pool,
    { kode_toko: 'TK01', user: { user_id: 'OWN1', level: 'OWN' }, now: server.clock.now() },
    work,
  )
/** Milligrams at a place. */
const fill = async (lokasi: string): Promise<number> =>
  (
    await inDatabase<{ berat: number }>(
      server,
      `SELECT COALESCE(sum(berat), 0)::int AS berat FROM saldo_lokasi WHERE kode_toko = 'TK01' AND lokasi = $1`,
      [lokasi],
    )
  )[0]!.berat
const [SERVICE, LEBUR, PESANAN] = ['SERVICE', 'LEBUR', 'PESANAN'].map((g) => lokasiNyata(g, g)) as [
  string,
  string,
  string,
]

/** The customer's gold of line 1 to the goldsmith, back from him, or lost, as its document does. */
const bahan = (no_pesanan: string, jenis: JenisBahan, gram: number): Promise<void> =>
  dalam(async (ctx) => {
    const line = (await loadPesanan(ctx, no_pesanan)).lines[0]!
    const { kode_toko, tgl_system } = ctx.toko
    const no = noFaktur('BT', kode_toko, tgl_system, await nomorBerikut(ctx, 'BT'))
    const berat = gramToMilligram(gram)
    const { kode_group, kode_dept, kadar_customer: kadar } = line
    const head = { no, kode_toko, tgl_system, jam: ctx.now, jenis, kode_tukang: 'TK1', no_pesanan }
    await ctx.db
      .insertInto('bahan_tukang')
      .values({ ...head, input_by: 'OWN1', id_trx: no })
      .execute()
    await ctx.db
      .insertInto('bahan_tukang_baris')
      .values({ no, urut: 1, kode_toko, pemilik: 'CUSTOMER', no_baris: 1, kode_group, kadar, berat })
      .execute()
    const emas = { kode_group, kode_dept, ref_line: line.ref_line, berat, kadar, kode_tukang: 'TK1' }
    await post(ctx, postingBahanTukang(no, jenis, [{ ...emas, pemilik: 'CUSTOMER' }]), no)
  })

/** Every line gets a piece of `gram`, which uses up the customer's gold of SERVICE: as one that was made, of no tray. */
async function jadi(no_pesanan: string, gram = 4.12, yang: readonly number[] = []): Promise<string[]> {
  const { detail_barang } = await lihatPesanan(till, no_pesanan)
  const open = (detail_barang as { no: number; status: string }[]).filter(
    (d) => d.status === 'OPEN' && (yang.length === 0 || yang.includes(d.no)),
  )
  const codes = await buildPieces(
    server,
    open.map(() => ({ kode_group: 'G700', kode_dept: 'CINCIN', berat: gram, kode_baki: 'A1' })),
  )
  await dalam(async (ctx) => {
    const { lines: rows } = await loadPesanan(ctx, no_pesanan)
    const pieces = await ctx.db
      .selectFrom('barang')
      .where('kode_barcode', 'in', codes)
      .orderBy('id')
      .select(['id', 'kode_barcode', 'kode_group', 'kode_dept', 'berat', 'kode_gudang', 'kode_baki'])
      .execute()
    const lines = rows.filter((b) => open.some((d) => d.no === b.no))
    const barang = pieces.map((b, i) => ({
      ...b,
      kode_barcode: b.kode_barcode!,
      barang_id: b.id,
      ref_line: lines[i]!.ref_line,
      lokasi: lokasiNyata(b.kode_gudang, b.kode_baki),
    }))
    const di_service = lines.flatMap((b, i) => {
      const berat = milligram(Math.min(b.emas.di_service, emasTerpakai(pieces[i]!.berat, lineEmas(b))))
      return berat > 0 ? [{ ...b, berat }] : []
    })
    await post(ctx, postingPesananDariStok(`UJI-${no_pesanan}`, barang, { di_tukang: [], di_service }), '-')
    for (const [i, line] of lines.entries())
      await ctx.db
        .updateTable('pesanan_detail')
        .set({ status: 'JADI', barang_id: pieces[i]!.id, no_jadi: 'UJI' })
        .where('no_pesanan', '=', no_pesanan)
        .where('no', '=', line.no)
        .execute()
    await ctx.db
      .updateTable('pesanan')
      .set(
        lines.length === rows.length
          ? { status_pesanan: 'DONE', tgl_jadi: ctx.toko.tgl_system }
          : { cetak: 0 },
      )
      .where('no_pesanan', '=', no_pesanan)
      .execute()
  })
  return codes
}
/** Melted gold of group G700 in the bin. */
async function lebur(gram: number): Promise<void> {
  const [kode] = await buildPieces(server, [{ kode_group: 'G700', kode_dept: 'GELANG', berat: gram }])
  const no = await buildHancur(spv, { barang: [kode!], alasan: 'LEBUR' })
  must(await allowedIfAsked(spv, () => leburResult(spv, no, gram)))
}

describe('the DP goes back', () => {
  it.each([
    ['nothing is kept', 0, 2_500_000],
    ['a part is kept', 500_000, 2_000_000],
    ['all is kept', 2_500_000, 0],
  ])('but for what is agreed: %s', async (_, potongan_rp, refund_rp) => {
    const no = await buildPesanan(till, { pembayaran: cash(2_500_000) })
    const reply = must(await batalPesananSah(kasir, no, { potongan_rp }))
    expect([reply.message, reply.data]).toEqual([
      'Pesanan Berhasil Dibatalkan',
      {
        no_pesanan: no,
        status_pesanan: 'CLOSE',
        no_jurnal: `${no}-R`,
        refund_rp,
        potongan_rp,
        refund: refund_rp ? [{ jenis: 'CASH', nominal: refund_rp, nama_bank: '-' }] : [],
      },
    ])
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 10_000_000 + potongan_rp,
      ...(potongan_rp ? { '4107': potongan_rp } : {}),
    })
    expect(refusal(await batalPesanan(kasir, no))).toEqual([
      409,
      `Pesanan ${no} Sudah Diambil Atau Dibatalkan`,
    ])
  })

  it('but for the setting’s part where nobody says another; never more than it is', async () => {
    await buildSettings(server, { PESANAN_POTONGAN_BATAL_PERSEN: '10' })
    const no = await buildPesanan(till, { pembayaran: cash(1_000_005) })
    expect(await lihatPesanan(till, no)).toMatchObject({ potongan_usul: 100_000 })
    expect(refusal(await batalPesanan(kasir, no, { potongan_rp: 1_000_006 }))[0]).toBe(400)
    expect(must(await batalPesananSah(kasir, no)).data).toMatchObject({ potongan_rp: 100_000 })
  })

  it('is shown to whoever allows it: another potongan than theirs is refused', async () => {
    const no = await buildPesanan(till, { pembayaran: cash(1_000_000) })
    await buildIzin(kasir, () => batalPesanan(kasir, no, { potongan_rp: 0 }))
    expect((await batalPesanan(kasir, no, { potongan_rp: 900_000 })).status).toBe(403)
    expect((await batalPesanan(kasir, no, { potongan_rp: 0 })).status).toBe(200)
  })

  it('the way it came, the last first, where the shop says so; an account may not go below nothing by itself', async () => {
    await buildSettings(server, { REFUND_CARA: 'ASAL' })
    const no = await buildPesanan(till, { pembayaran: cash(1_000_000) })
    await buildTambahDp(till, no, transfer(500_000))
    const reply = must(await batalPesananSah(kasir, no, { potongan_rp: 200_000 }))
    expect(reply.data.refund).toEqual([
      { jenis: 'TRANSFER', nominal: 500_000, nama_bank: 'BCA' },
      { jenis: 'CASH', nominal: 800_000, nama_bank: '-' },
    ])
    expect((await lihatPesanan(till, no)).refund).toEqual(reply.data.refund)
    const other = await buildPesanan(till, { pembayaran: transfer(500_000) })
    await buildBankOut(server, 25_400_000)
    expect((await batalPesanan(kasir, other)).otorisasi).toMatchObject([
      { kategori: 'BATAL PESANAN' },
      { kategori: 'SALDO BANK MINUS' },
    ])
  })

  it('not out of a drawer that does not hold it', async () => {
    await buildSettings(server, { REFUND_CARA: 'CASH' })
    const no = await buildPesanan(till, {
      barang: [{ perkiraan_berat: 20 }],
      pembayaran: transfer(15_000_000),
    })
    await buildIzin(kasir, () => batalPesanan(kasir, no))
    expect((await batalPesanan(kasir, no)).status).toBe(409)
    expect(await lihatPesanan(till, no)).toMatchObject({ status_pesanan: 'OPEN', jumlah_bayar: 15_000_000 })
  })

  it('of an order without DP nothing does, and no journal is written', async () => {
    const no = await buildPesananProses(spv)
    expect(must(await batalPesananSah(kasir, no)).data).toMatchObject({ no_jurnal: null, refund: [] })
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('once, however many ask', async () => {
    const no = await buildPesanan(till, { pembayaran: cash(1_000_000) })
    await buildIzin(kasir, () => batalPesanan(kasir, no))
    await buildIzin(spv, () => batalPesanan(spv, no))
    const both = await Promise.all([batalPesanan(kasir, no), batalPesanan(spv, no)])
    expect(both.map((r) => r.status).sort()).toEqual([200, 409])
    expect(await balances(kasir)).toEqual(OPENING)
  })
})

describe('finished pieces', () => {
  it('go to the tray that is named, which must be there, be free and have room', async () => {
    const no = await buildPesananProses(spv, { pembayaran: cash(1_000_000) })
    const [kode] = await jadi(no)
    expect(await fill(PESANAN)).toBe(4_120)
    expect(refusal(await batalPesanan(kasir, no))).toEqual([400, 'Baki Harus Dipilih'])
    expect(refusal(await batalPesanan(kasir, no, { kode_gudang: 'TOKO', kode_baki: 'ZZ' }))[0]).toBe(400)
    await inDatabase(server, `UPDATE baki SET kapasitas = 1 WHERE kode_toko = 'TK01' AND kode_baki = 'A2'`)
    expect(refusal(await batalPesanan(kasir, no, A2))[1]).toContain('Hanya Muat 0')
    await inDatabase(server, `UPDATE baki SET kapasitas = 0 WHERE kode_toko = 'TK01' AND kode_baki = 'A2'`)
    must(await batalPesananSah(kasir, no, A2))
    const [piece] = await inDatabase(
      server,
      'SELECT status, kode_gudang, kode_baki FROM barang WHERE kode_barcode = $1',
      [kode],
    )
    expect(piece).toEqual({ status: 'READY', ...A2 })
    expect(await fill(PESANAN)).toBe(0)
  })

  it('are several when several were ordered: all go, or none', async () => {
    const no = await buildPesananProses(spv, { barang: [{}, {}, {}] })
    await jadi(no, 4)
    await inDatabase(
      server,
      `UPDATE baki SET status = 'KUNCI_SO' WHERE kode_toko = 'TK01' AND kode_baki = 'A2'`,
    )
    expect(refusal(await batalPesanan(kasir, no, A2))).toEqual([409, 'Baki A2 Sedang Stock Opname'])
    expect(await fill(PESANAN)).toBe(12_000)
    await inDatabase(server, `UPDATE baki SET status = 'READY' WHERE kode_toko = 'TK01' AND kode_baki = 'A2'`)
    must(await batalPesananSah(kasir, no, A2))
    expect(await fill(PESANAN)).toBe(0)
  })
})

describe('the customer’s own gold', () => {
  it('goes home as it was while it lies in the shop', async () => {
    const no = await buildPesanan(till, { barang: [EMAS, EMAS], pembayaran: cash(500_000) })
    must(await batalPesananSah(kasir, no))
    expect(await fill(SERVICE)).toBe(0)
    expect((await lihatPesanan(till, no)).detail_barang).toMatchObject([
      { emas_di_toko: 0 },
      { emas_di_toko: 0 },
    ])
  })

  it('at the goldsmith keeps the order open until he has brought it back', async () => {
    const no = await buildPesananProses(spv, { barang: [EMAS] })
    await bahan(no, 'SERAH', 1)
    expect(await lihatPesanan(till, no)).toMatchObject({
      detail_barang: [{ emas_di_toko: 0, emas_di_tukang: 1 }],
    })
    const tolak = [409, 'Emas Customer Masih Di Tukang, Timbang Kembali Dahulu']
    expect(refusal(await batalPesanan(kasir, no))).toEqual(tolak)
    await buildTukang(server, { kode_tukang: 'TK2' })
    expect(refusal(await spv.send('POST', 'pesanan/proses', { no_pesanan: no, kode_tukang: 'TK2' }))).toEqual(
      tolak,
    )
    await bahan(no, 'KEMBALI', 1)
    must(await batalPesananSah(kasir, no))
    expect(await fill(SERVICE)).toBe(0)
  })

  it('that he lost is replaced out of the shop’s melted gold by what was fine in it', async () => {
    const no = await buildPesananProses(spv, { barang: [{ berat_customer: 1, kadar_customer: 91.6 }] })
    await bahan(no, 'SERAH', 1)
    await bahan(no, 'SUSUT', 0.1)
    await bahan(no, 'KEMBALI', 0.9)
    expect(refusal(await batalPesanan(kasir, no))).toEqual([409, 'Emas Lebur Tidak Cukup'])
    await lebur(2)
    must(await batalPesananSah(kasir, no))
    expect(await fill(SERVICE)).toBe(0)
    // 0.100 g of 91.6 % is 0.131 g of 70 %
    expect(await fill(LEBUR)).toBe(2_000 - 131)
  })

  it('that was worked in comes out of LEBUR, what was left of it out of SERVICE', async () => {
    const no = await buildPesananProses(spv, { barang: [{ berat_customer: 5, kadar_customer: 70 }] })
    await jadi(no, 4.12)
    expect([await fill(SERVICE), await fill(LEBUR)]).toEqual([880, 4_120])
    must(await batalPesananSah(kasir, no, A2))
    expect([await fill(SERVICE), await fill(LEBUR)]).toEqual([0, 0])
  })

  it('two orders do not draw the same gram', async () => {
    const [a, b] = [
      await buildPesananProses(spv, { barang: [EMAS] }),
      await buildPesananProses(spv, { barang: [EMAS] }),
    ]
    for (const no of [a, b]) {
      await bahan(no, 'SERAH', 1)
      await bahan(no, 'SUSUT', 1)
    }
    await lebur(1)
    await buildIzin(kasir, () => batalPesanan(kasir, a))
    await buildIzin(spv, () => batalPesanan(spv, b))
    const both = await Promise.all([batalPesanan(kasir, a), batalPesanan(spv, b)])
    expect(both.map((r) => r.status).sort()).toEqual([200, 409])
    expect(both.find((r) => r.status === 409)!.message).toBe('Emas Lebur Tidak Cukup')
  })
})

describe('a thing that is dropped', () => {
  it('moves no money, and its gold goes home; the last one does not go alone', async () => {
    const no = await buildPesanan(till, { barang: [EMAS, {}], pembayaran: cash(5_000_000) })
    expect(refusal(await batalPesananLine(kasir, no, 9))).toEqual([
      404,
      'Barang Ke 9 Tidak Ada Di Pesanan Ini',
    ])
    const reply = must(await allowed(kasir, () => batalPesananLine(kasir, no, 1)))
    expect([reply.message, reply.data]).toEqual([
      'Barang Pesanan Berhasil Dibatalkan',
      { no_pesanan: no, status_pesanan: 'OPEN', total_harga: 4_900_000 },
    ])
    expect([await fill(SERVICE), await balances(kasir)]).toEqual([
      0,
      { ...OPENING, '1101': 15_000_000, '2102': 5_000_000 },
    ])
    expect(await lihatPesanan(till, no)).toMatchObject({ total_qty: 1, sisa_bayar: 0 })
    expect(refusal(await batalPesananLine(kasir, no, 1))).toEqual([409, 'Barang Ke 1 Sudah Dibatalkan'])
    expect(refusal(await batalPesananLine(kasir, no, 2))).toEqual([
      409,
      'Tinggal Satu Barang, Batalkan Pesanannya',
    ])
    // cancelled later, the gold does not go home a second time
    must(await batalPesananSah(kasir, no))
  })

  it('at the goldsmith with its gold is refused', async () => {
    const no = await buildPesananProses(spv, { barang: [EMAS, {}] })
    await bahan(no, 'SERAH', 0.5)
    expect(refusal(await batalPesananLine(kasir, no, 1))[1]).toBe(
      'Emas Customer Masih Di Tukang, Timbang Kembali Dahulu',
    )
    must(await allowed(kasir, () => batalPesananLine(kasir, no, 2)))
  })

  it('after which all others have their piece finishes the order', async () => {
    const no = await buildPesananProses(spv, { barang: [{}, {}] })
    await jadi(no, 4.12, [1])
    expect(refusal(await batalPesananLine(kasir, no, 1))).toEqual([409, 'Barang Ke 1 Sudah Jadi'])
    expect(must(await allowed(kasir, () => batalPesananLine(kasir, no, 2))).data.status_pesanan).toBe('DONE')
  })

  it('is no work of who may not cancel', async () => {
    await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
    const no = await buildPesanan(till, { barang: [{}, {}] })
    const gudang = await server.client('GDG1')
    expect((await batalPesananLine(gudang, no, 1)).status).toBe(403)
  })
})
