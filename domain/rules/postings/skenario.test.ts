/** The acceptance scenarios of DOMAIN §H.2, as far as the books go: closing balances of each. */
import { beforeEach, expect, test } from 'vitest'
import { gramToMilligram, persen, rupiah } from '#domain/units.ts'
import { Neraca } from '#test/tools/neraca.ts'
import { AKUN } from '../akun.ts'
import { reversalOf } from '../pembalikan.ts'
import type { Bayar } from './lines.ts'
import { postingBayarBunga, postingHutang, postingHutangLunas } from './hutang.ts'
import * as kas from './kas-bank.ts'
import { postingPembelian } from './pembelian.ts'
import { postingSaldoAwal } from './saldo-awal.ts'
import { postingBatalService, postingService, postingServiceAmbil, postingServiceSelesai } from './service.ts'
import * as stok from './stok.ts'
import { postingBatalTitipan, postingTitipan } from './titipan.ts'
import { postingTukar } from './tukar.ts'

const BCA = '1234567890'
const uang = (jenis: Bayar['jenis'], nominal: number): Bayar => ({
  jenis,
  nominal: rupiah(nominal),
  fee: persen(0),
  fee_mode: 'TOKO',
  no_rekening: jenis === 'CASH' ? '-' : BCA,
  sub_ref: '-',
})
const piece = (no: number, group: string, gram: number, baki: string) => ({
  barang_id: no,
  kode_barcode: `0000000${no}`,
  kode_group: group,
  kode_dept: '-',
  ref_line: '-',
  kode_gudang: 'TOKO',
  kode_baki: baki,
  lokasi: `TOKO/${baki}`,
  berat: gramToMilligram(gram),
})
const FIXTURE = {
  cincin: piece(1, 'G375', 2.35, 'A1'),
  gelang: piece(2, 'G700', 5.125, 'A1'),
  kalung: piece(3, 'G375', 3.417, 'A2'),
  anting: piece(4, 'G700', 1.208, 'A2'),
  lm: piece(5, 'LM', 5, 'A2'),
}
const goods = (gram: number) => ({
  kode_group: 'G375',
  kode_dept: '-',
  ref_line: '-',
  qty: 1,
  berat: gramToMilligram(gram),
})

let books: Neraca
const opening = (pieces = Object.values(FIXTURE)) =>
  books.post(
    postingSaldoAwal({
      ref_no: 'SALDO-AWAL',
      saldo: [
        { akun: AKUN.KAS, saldo: rupiah(10_000_000) },
        { akun: AKUN.BANK, no_rekening: BCA, saldo: rupiah(25_000_000) },
      ],
      barang: pieces,
    }),
  )
beforeEach(() => {
  books = new Neraca()
})

test('S06: a deposit cancelled leaves the opening', () => {
  opening()
  const before = books.sisa()
  books.post(
    postingTitipan({
      no_titip_group: 'TT-1',
      pembayaran: [uang('TRANSFER', 750_000)],
      barang: [FIXTURE.kalung],
    }),
  )
  expect([books.akun('1102'), books.akun('2101'), books.lokasi('TITIP/TITIP')]).toEqual([
    25_750_000,
    -750_000,
    [1, 3_417],
  ])
  books.post(
    postingBatalTitipan({
      no_titip_group: 'TT-1',
      saldo: rupiah(750_000),
      potongan: rupiah(0),
      refund: [uang('TRANSFER', 750_000)],
      barang: [FIXTURE.kalung],
    }),
  )
  expect(books.sisa()).toEqual(before)
})

const beli = () => ({ ...FIXTURE.cincin, no_faktur_beli: 'BL-1-01', harga: rupiah(1_492_500) })

test('S07, S12: a buy-back, and its cancel', () => {
  const { cincin: _, ...left } = FIXTURE
  opening(Object.values(left))
  const before = books.sisa()
  const stored = books.post(
    postingPembelian({ no_faktur_group: 'BL-1', lines: [beli()], pembayaran: [uang('CASH', 1_492_500)] }),
  )
  expect([books.akun('1101'), books.akun('5101'), books.lokasi('BELI/BELI')]).toEqual([
    8_507_500,
    1_492_500,
    [1, 2_350],
  ])
  const cancel = reversalOf(stored)
  expect(cancel.kategori).toBe('BATAL PEMBELIAN')
  books.post(cancel)
  expect(books.sisa()).toEqual(before)
})

test('S10: a trade-in, the customer pays', () => {
  const { cincin: _, ...left } = FIXTURE
  opening(Object.values(left))
  const { kalung } = FIXTURE
  const lines = [
    {
      ...kalung,
      no_faktur_jual: 'TK-1-01',
      berat_awal: kalung.berat,
      harga_jual: rupiah(2_221_500),
      ongkos: rupiah(60_000),
      harga_atribut: rupiah(0),
      ppn_rp: rupiah(0),
      pph_rp: rupiah(0),
    },
  ]
  const tukar = { ...uang('TUKAR', 1_492_500), no_rekening: '-' }
  books.post(
    postingTukar({
      no_faktur_group: 'TK-1',
      ppn_mode: 'OFF',
      lines,
      beli: [beli()],
      arah: 'MASUK',
      pembayaran: [tukar, uang('CASH', 789_000)],
    }),
  )
  expect([books.akun('1101'), books.akun('5101'), books.akun('4101'), books.akun('4102')]).toEqual([
    10_789_000, 1_492_500, -2_221_500, -60_000,
  ])
  expect([books.lokasi('TOKO/A2'), books.lokasi('BELI/BELI')]).toEqual([
    [2, 6_208],
    [1, 2_350],
  ])
})

test('C.6: a trade-in, the shop pays', () => {
  opening()
  const { cincin, gelang } = FIXTURE
  const lines = [
    {
      ...cincin,
      no_faktur_jual: 'TK-1-01',
      berat_awal: cincin.berat,
      harga_jual: rupiah(1_527_500),
      ongkos: rupiah(50_000),
      harga_atribut: rupiah(0),
      ppn_rp: rupiah(0),
      pph_rp: rupiah(0),
    },
  ]
  const old = { ...gelang, barang_id: 9, no_faktur_beli: 'TK-1-01', harga: rupiah(5_599_500) }
  const posting = postingTukar({
    no_faktur_group: 'TK-1',
    ppn_mode: 'OFF',
    lines,
    beli: [old],
    arah: 'KELUAR',
    pembayaran: [uang('CASH', 4_022_000)],
  })
  books.post(posting)
  expect(books.akun('1101')).toBe(5_978_000)
  expect(posting.rupiah.find((l) => l.kode_akun === '1101')?.keterangan).toBe('TUKAR KURANG')
})

test('S15: a repair, picked up; and one cancelled before it was done', () => {
  opening()
  const before = books.sisa()
  books.post(
    postingService({ no_faktur_service: 'SV-1', pembayaran: [uang('CASH', 50_000)], barang: [goods(2.9)] }),
  )
  expect([books.akun('2103'), books.lokasi('SERVICE/SERVICE')]).toEqual([-50_000, [1, 2_900]])
  books.post(
    postingServiceSelesai({
      no_selesai: 'SV-1-S1',
      barang: [
        {
          ...goods(2.9),
          berat_selesai: gramToMilligram(2.95),
          tambahan_dari: { kode_tukang: 'T01', kadar: persen(375_000) },
          group_tambahan: 'G375',
        },
      ],
    }),
  )
  books.post(
    postingServiceAmbil({
      no_faktur_service: 'SV-1',
      no_setoran: 'SV-1-02',
      dp: rupiah(50_000),
      total: rupiah(120_000),
      ppn_rp: rupiah(0),
      ppn_mode: 'OFF',
      pembayaran: [uang('CASH', 70_000)],
      barang: [goods(2.95)],
    }),
  )
  expect([
    books.akun('1101'),
    books.akun('4104'),
    books.akun('2103'),
    books.lokasi('SERVICE/SERVICE'),
    books.tukang('T01', 'TOKO'),
  ]).toEqual([10_120_000, -120_000, 0, [0, 0], [-50, -50 * 375_000]])

  books = new Neraca()
  opening()
  books.post(
    postingService({ no_faktur_service: 'SV-1', pembayaran: [uang('CASH', 50_000)], barang: [goods(2.9)] }),
  )
  books.post(
    postingBatalService({
      no_faktur_service: 'SV-1',
      dp: rupiah(50_000),
      refund: [uang('CASH', 50_000)],
      barang: [goods(2.9)],
    }),
  )
  expect(books.sisa()).toEqual(before)
})

test.each([
  ['BULANAN', 120_000, 10_120_000],
  ['HARIAN', 90_000, 10_090_000],
])('S16: a loan settled after 45 days, %s', (_, bunga, cash) => {
  opening()
  books.post(
    postingHutang({ no_faktur_hutang: 'HT-1', pembayaran: [uang('CASH', 2_000_000)], barang: [goods(5.2)] }),
  )
  expect([books.akun('1201'), books.lokasi('HUTANG/HUTANG')]).toEqual([2_000_000, [1, 5_200]])
  books.post(
    postingHutangLunas({
      no_faktur_hutang: 'HT-1',
      no_transaksi: 'LN-1',
      pokok: rupiah(2_000_000),
      bunga: rupiah(bunga),
      pembayaran: [uang('CASH', 2_000_000 + bunga)],
      barang: [goods(5.2)],
    }),
  )
  expect([books.akun('1101'), books.akun('4105'), books.akun('1201'), books.lokasi('HUTANG/HUTANG')]).toEqual(
    [cash, -bunga, 0, [0, 0]],
  )
})

test('S18: a settlement cancelled the same day', () => {
  opening()
  books.post(
    postingHutang({ no_faktur_hutang: 'HT-1', pembayaran: [uang('CASH', 1_000_000)], barang: [goods(3)] }),
  )
  const facts = {
    no_faktur_hutang: 'HT-1',
    no_transaksi: 'LN-1',
    pokok: rupiah(1_000_000),
    bunga: rupiah(30_000),
    pembayaran: [uang('CASH', 1_030_000)],
    barang: [goods(3)],
  }
  const stored = books.post(postingHutangLunas(facts))
  expect(books.akun('1101')).toBe(10_030_000)
  const cancel = reversalOf(stored)
  expect(cancel.kategori).toBe('BATAL HUTANG LUNAS')
  books.post(cancel)
  expect([books.akun('1101'), books.akun('1201'), books.akun('4105'), books.lokasi('HUTANG/HUTANG')]).toEqual(
    [9_000_000, 1_000_000, 0, [1, 3_000]],
  )
})

test('interest alone leaves the principal', () => {
  opening()
  books.post(
    postingBayarBunga({
      no_faktur_hutang: 'HT-1',
      no_transaksi: 'BB-1',
      bunga: rupiah(60_000),
      pembayaran: [uang('CASH', 60_000)],
    }),
  )
  expect([books.akun('1101'), books.akun('4105'), books.akun('1201')]).toEqual([10_060_000, -60_000, 0])
})

test('S19: cash and bank', () => {
  opening()
  const entry = (jumlah: number) => ({
    no_kas: 'KM-1',
    jumlah: rupiah(jumlah),
    keterangan: '-',
    no_rekening: BCA,
  })
  books.post(
    kas.postingTambahKas({ ...entry(5_000_000), lawan: AKUN.MODAL }),
    kas.postingSetorBank(entry(8_000_000)),
    kas.postingAmbilKas({ ...entry(350_000), lawan: AKUN.BIAYA_OPERASIONAL }),
    kas.postingTambahBank({ ...entry(1_000_000), lawan: AKUN.MODAL }),
    kas.postingAmbilBank({ ...entry(15_000), lawan: AKUN.BIAYA_KARTU }),
  )
  expect(['1101', '1102', '3101', '6102', '6103'].map((kode) => books.akun(kode))).toEqual([
    6_650_000, 33_985_000, -6_000_000, 15_000, 350_000,
  ])
})

test('S21: branch, melt, wash', () => {
  opening()
  const bought = [piece(6, 'G375', 2.35, '-'), piece(7, 'G700', 5.105, '-')].map((b) => ({
    ...b,
    lokasi: 'BELI/BELI',
  }))
  const [melt, wash] = bought as [(typeof bought)[0], (typeof bought)[0]]
  books.post(
    postingPembelian({
      no_faktur_group: 'BL-1',
      lines: bought.map((b) => ({ ...b, no_faktur_beli: 'BL-1-01', harga: rupiah(1_000) })),
      pembayaran: [uang('CASH', 2_000)],
    }),
  )
  books.post(stok.postingKirim('KR-1', 'V:TRANSIT', [FIXTURE.anting]))
  expect([books.lokasi('TOKO/A2'), books.lokasi('V:TRANSIT')]).toEqual([
    [2, 8_417],
    [1, 1_208],
  ])
  books.post(stok.postingTerima('TR-1', [{ ...FIXTURE.anting, lokasi: 'TOKO/B1' }]))
  expect([books.lokasi('TOKO/B1'), books.lokasi('V:TRANSIT')]).toEqual([
    [1, 1_208],
    [0, 0],
  ])
  books.post(
    stok.postingHancur('HC-1', [melt]),
    stok.postingLebur('HC-1', [{ ...melt, berat_hasil: gramToMilligram(2.31) }]),
    stok.postingCuciKeluar('CU-1', [wash]),
    stok.postingCuciMasuk('CU-1', [{ ...wash, lokasi: 'TOKO/A1', berat_kembali: gramToMilligram(5.098) }]),
  )
  expect(
    ['TOKO/A1', 'BELI/BELI', 'LEBUR/LEBUR', 'V:SUSUT', 'V:HANCUR', 'CUCI/CUCI'].map((l) => books.lokasi(l)),
  ).toEqual([
    [3, 12_573],
    [0, 0],
    [0, 2_310],
    [0, 47],
    [1, 0],
    [0, 0],
  ])
})
