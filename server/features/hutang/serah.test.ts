/** Goods that are handed over for a loan, over real HTTP: a purchase that the debt pays, its excess paid out, undone while it lies untouched (DOMAIN §B.8, §O.4-1, §O.4-2, §O.4-4). */
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import {
  batalBayar,
  batalBayarSah,
  batalLunas,
  buildBayar,
  buildBayarSah,
  serah,
  serahBody,
  serahSah,
} from '#test/tools/bayar-hutang.ts'
import { cancelBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildMember, buildSettings } from '#test/tools/factories.ts'
import { buildHutangSah, lihatHutang } from '#test/tools/hutang.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked, balances, trays } from '#test/tools/till.ts'

let server: TestServer
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  kasir = await server.client('KSR1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const LENT = { ...OPENING, '1101': 8_000_000, '1201': 2_000_000 }
const cash = (nominal: number) => (nominal > 0 ? [{ jenis: 'CASH', nominal }] : [])
const BL = 'BL-TK01-250115-0001'

test.each([
  ['more than the debt', 2_200_000, 60_000, 140_000],
  ['just the debt', 2_060_000, 60_000, 0],
  ['a part of the interest, the rest is waived', 2_025_000, 25_000, 0],
  ['the principal alone', 2_000_000, 0, 0],
])('goods that pay %s', async (_, harga, bunga, kelebihan) => {
  await buildMember(server, { kode_member: 'MTK010000017' })
  const no = await buildHutangSah(kasir, { kode_customer: 'MTK010000017' })
  const stok = await trays(kasir)
  const sebelum = await balances(kasir)
  const reply = await serahSah(kasir, serahBody(no, { barang: [{ harga }], pembayaran: cash(kelebihan) }))
  expect(must(reply).data).toEqual({
    no_transaksi: 'SB-TK01-250115-0001',
    no_faktur_hutang: no,
    no_faktur_group: BL,
    harga,
    pokok: 2_000_000,
    bunga,
    kelebihan,
  })
  const { '1201': _piutang, ...sisa } = LENT
  expect(await balances(kasir)).toEqual({
    ...sisa,
    '1101': 8_000_000 - kelebihan,
    '5101': harga,
    ...(bunga > 0 ? { '4105': bunga } : {}),
  })
  expect(await trays(kasir)).toEqual({ ...stok, BELI: [1, 5.2] })
  expect(await lihatHutang(kasir, no)).toMatchObject({
    status_hutang: 'CLOS',
    sisa_pokok: 0,
    tgl_lunas: '2025-01-15',
  })
  const beli = must(await kasir.request('GET', `pembelian/${BL}`)).data
  expect(beli).toMatchObject({
    no_faktur_hutang: no,
    total: harga,
    total_bayar: 0 - kelebihan,
    status_valid: 'DONE',
  })
  expect(beli.identitas).toMatchObject({ jenis: 'KTP' })
  // reports of purchases have it (R24, R25, R27)
  const hari = { tgl_awal: '2025-01-15', tgl_akhir: '2025-01-15' }
  const owner = await server.client('OWN1')
  const laporan = async (path: string, more = {}) =>
    must(await owner.request('POST', path, { ...hari, ...more }))
  expect((await laporan('pembelian/report', { type_laporan: 'REKAP' }))['total']).toMatchObject({
    harga,
    qty: 1,
  })
  expect((await laporan('pembelian/report-history')).data).toMatchObject([
    { no_faktur_beli: `${BL}-01`, harga, status: 'BELI' },
  ])
  expect((await laporan('pembelian/report-stock-beli', { group_by: 'KODE_GROUP' }))['total']).toMatchObject({
    harga,
  })

  // undone: all as it was, the purchase with it
  const batal = must(await batalBayarSah(kasir, 'SB-TK01-250115-0001')).data
  expect(batal).toMatchObject({ status_hutang: 'OPEN', sisa_pokok: 2_000_000, refund: [] })
  expect(batal.terima).toEqual(cash(kelebihan).map((p) => ({ ...p, nama_bank: '-' })))
  expect(await balances(kasir)).toEqual(sebelum)
  expect(await trays(kasir)).toEqual(stok)
  expect((await laporan('pembelian/report', { type_laporan: 'REKAP' })).data).toEqual([])
  expect((await laporan('pembelian/report-batal')).data).toMatchObject([
    { no_faktur_group: BL, harga, kembali_rp: kelebihan },
  ])
  expect(
    await inDatabase(server, `SELECT trx_count::int AS n FROM member WHERE kode_member = 'MTK010000017'`),
  ).toEqual([{ n: 0 }])
  expect(refusal(await batalBayar(kasir, 'SB-TK01-250115-0001'))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
})

it('less than the principal, without consent, by who may not, or beside a payment that waits: refused', async () => {
  const no = await buildHutangSah(kasir)
  expect(refusalAt(await serah(kasir, serahBody(no, { barang: [{ harga: 1_999_999 }] })))).toEqual([
    400,
    'Harga Serah Kurang Dari Pokok',
    ['detail_barang'],
  ])
  expect(refusals(await serah(kasir, { ...serahBody(no), setuju: false }))).toEqual([
    400,
    [['setuju', 'Persetujuan Customer Harus Ada']],
  ])
  expect((await serah(await server.client('SLS1'), serahBody(no))).status).toBe(403)
  expect((await serah(await server.client('OWN1', 'TK02'), serahBody(no))).status).toBe(404)
  expect(
    refusals(await serah(kasir, serahBody(no, { barang: [{ berat: 5, kondisi: 'X' }, { no: 2 }] }))),
  ).toEqual([
    400,
    [
      ['detail_barang.0.kondisi', 'Kondisi X Tidak Ada'],
      ['detail_barang.1.no', 'Barang Ke 2 Tidak Ada Di Hutang Ini'],
      ['catatan', 'Berat Beda 0.200 g Dari Waktu Diterima, Catatan Harus Diisi'],
    ],
  ])
  expect(refusalAt(await serah(kasir, serahBody(no)))).toEqual([
    409,
    'Pembayaran Kurang Rp. 140,000',
    ['pembayaran'],
  ])
  await buildBayar(kasir, no)
  expect(refusal(await serah(kasir, serahBody(no, { pembayaran: cash(140_000) })))).toEqual([
    409,
    'Masih Ada Pembayaran Belum Divalidasi',
  ])
})

it('what is allowed is these pieces at these prices', async () => {
  const no = await buildHutangSah(kasir)
  const asked = await serah(kasir, serahBody(no, { pembayaran: cash(140_000) }))
  expect(refusal(asked)).toEqual([403, 'Perlu Otorisasi HUTANG SERAH BARANG'])
  must(
    await kasir.send('POST', 'authorization', {
      user_id: 'SPV1',
      password: 'Rahasia-123',
      ...asked.otorisasi![0],
    }),
  )
  const dearer = serahBody(no, { barang: [{ harga: 2_500_000 }], pembayaran: cash(440_000) })
  expect((await serah(kasir, dearer)).status).toBe(403)
  must(await serah(kasir, serahBody(no, { pembayaran: cash(140_000) })))
})

it('a purchase that came of a loan is undone with the hand-over alone, and only while its pieces lie untouched', async () => {
  const no = await buildHutangSah(kasir, { barang: [{}, { nama_barang: 'ANTING', jumlah: 2, berat: 3 }] })
  const body = serahBody(no, {
    barang: [
      {},
      { no: 2, nama_barang: 'ANTING KIRI', kode_dept: 'ANTING', berat: 1.5, harga: 300_000 },
      { no: 2, nama_barang: 'ANTING KANAN', kode_dept: 'ANTING', berat: 1.5, harga: 300_000, kadar: 68.5 },
    ],
    pembayaran: [
      {
        jenis: 'TRANSFER',
        nominal: 740_000,
        nama_bank: 'BCA',
        no_card: '1234567890',
        keterangan: 'BCA 998877 HESTI',
      },
    ],
  })
  must(await serahSah(kasir, body))
  expect(await balances(kasir)).toMatchObject({ '1102-1234567890': 24_260_000, '5101': 2_800_000 })
  expect((await trays(kasir))['BELI']).toEqual([3, 8.2])
  const owner = await server.client('OWN1')
  expect(refusal(await cancelBuy(owner, BL))).toEqual([
    409,
    `Pembelian Ini Dari Hutang ${no}, Batalkan Serah Barangnya`,
  ])
  expect(refusal(await batalLunas(owner, no))).toEqual([409, `Hutang ${no} Lunas Dengan Serah Barang`])
  const [piece] = await inDatabase<{ id: number }>(
    server,
    `SELECT id::int AS id FROM barang WHERE nama_barang = 'ANTING KANAN'`,
  )
  must(
    await allowedIfAsked(owner, () =>
      owner.send('POST', 'data-barang/koreksi-berat', {
        id: piece!.id,
        berat: 1.49,
        alasan: 'TIMBANG ULANG',
      }),
    ),
  )
  expect(refusal(await batalBayar(owner, 'SB-TK01-250115-0001'))).toEqual([
    409,
    'Barang Sudah Bertransaksi Lagi',
  ])
})

it('after payments, and after a close', async () => {
  const no = await buildHutangSah(kasir)
  await buildBayarSah(kasir, no, { jenis: 'CICIL', cicil: 500_000 })
  // interest of the month is paid
  must(await serahSah(kasir, serahBody(no, { barang: [{ harga: 1_600_000 }], pembayaran: cash(100_000) })))
  kasir = await (await closeDay(server, askOf(server), '2025-01-16')).as('KSR1')
  expect(refusal(await batalBayar(kasir, 'SB-TK01-250115-0001'))).toEqual([
    409,
    'Serah Barang Tanggal Lain Tidak Bisa Dibatalkan',
  ])
})

it('the shop pays out no more cash than it has, nor from an account below nothing without a word', async () => {
  const no = await buildHutangSah(kasir)
  const much = (pembayaran: object[]) =>
    serahBody(no, { barang: [{ harga: 32_060_000 }], pembayaran: pembayaran as never })
  expect(refusal(await serahSah(kasir, much(cash(30_000_000))))).toEqual([409, 'Saldo Kas Tidak Cukup'])
  const transfer = much([
    {
      jenis: 'TRANSFER',
      nominal: 30_000_000,
      nama_bank: 'BCA',
      no_card: '1234567890',
      keterangan: 'BCA 1 HESTI',
    },
  ])
  expect(refusal(await serah(kasir, transfer))).toEqual([403, 'Perlu Otorisasi SALDO BANK MINUS'])
  must(await serahSah(kasir, transfer))
  expect(await balances(kasir)).toMatchObject({ '1102-1234567890': -5_000_000 })
})

it('handed over twice at once, once; with AUTO_VALIDASI no otherwise', async () => {
  await buildSettings(server, { AUTO_VALIDASI: 'YA' })
  const no = await buildHutangSah(kasir)
  const body = () => serahBody(no, { pembayaran: cash(140_000) })
  const asked = await serah(kasir, body())
  for (const _ of [1, 2])
    must(
      await kasir.send('POST', 'authorization', {
        user_id: 'SPV1',
        password: 'Rahasia-123',
        ...asked.otorisasi![0],
      }),
    )
  const both = await Promise.all([serah(kasir, body()), serah(kasir, body())])
  expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
  const file = await kasir.file('hutang/bayar/SB-TK01-250115-0001/nota')
  expect(file.bytes.subarray(0, 4).toString()).toBe('%PDF')
})
