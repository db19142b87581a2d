import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milligram, percentToPersen, persen, rupiah } from '#domain/units.ts'
import { Neraca } from '#test/tools/neraca.ts'
import { AKUN } from '../akun.ts'
import type { Posting } from '../posting.ts'
import type { Bayar } from './lines.ts'
import {
  postingBatalLine,
  postingBatalPenjualan,
  postingPenjualan,
  type JualLine,
  type FaktaPenjualan,
} from './penjualan.ts'
import { postingSaldoAwal } from './saldo-awal.ts'

const bayar = (jenis: Bayar['jenis'], nominal: number, more: Partial<Bayar> = {}): Bayar => ({
  jenis,
  nominal: rupiah(nominal),
  fee: persen(0),
  no_rekening: ['CASH', 'TITIPAN', 'DP'].includes(jenis) ? '-' : '1234567890',
  fee_mode: 'TOKO',
  sub_ref: '-',
  ...more,
})
const row = (
  no: number,
  berat: number,
  harga_jual: number,
  ongkos: number,
  more: Partial<JualLine> = {},
): JualLine => ({
  no_faktur_jual: `JL-TK01-250115-0001-0${no}`,
  barang_id: no,
  kode_barcode: `0000000${no}`,
  kode_group: 'G375',
  kode_dept: 'CINCIN',
  kode_gudang: 'TOKO',
  kode_baki: 'A1',
  berat_awal: milligram(berat),
  berat: milligram(berat),
  harga_jual: rupiah(harga_jual),
  ongkos: rupiah(ongkos),
  harga_atribut: rupiah(0),
  ppn_rp: rupiah(0),
  pph_rp: rupiah(0),
  ...more,
})
const sale = (lines: JualLine[], payments: Bayar[], more: Partial<FaktaPenjualan> = {}): FaktaPenjualan => ({
  no_faktur_group: 'JL-TK01-250115-0001',
  ppn_mode: 'OFF',
  lines: lines,
  pembayaran: payments,
  ...more,
})
const opened = (): Neraca => {
  const books = new Neraca()
  books.post(
    postingSaldoAwal({
      ref_no: 'SALDO-AWAL',
      saldo: [
        { akun: AKUN.KAS, saldo: rupiah(10_000_000) },
        { akun: AKUN.BANK, no_rekening: '1234567890', saldo: rupiah(25_000_000) },
      ],
      barang: [1, 2].map((id) => ({
        barang_id: id,
        kode_barcode: `0000000${id}`,
        kode_group: 'G375',
        kode_dept: 'CINCIN',
        ref_line: '-',
        lokasi: 'TOKO/A1',
        berat: milligram(id === 1 ? 2_350 : 5_125),
      })),
    }),
  )
  return books
}
const cincin = row(1, 2_350, 1_527_500, 50_000)
const gelang = row(2, 5_125, 5_894_000, 75_000, { harga_atribut: rupiah(150_000) })

test('S01: a cash sale', () => {
  const books = opened()
  books.post(postingPenjualan(sale([cincin], [bayar('CASH', 1_577_500)])))
  expect([books.akun('1101'), books.akun('1102'), books.akun('4101'), books.akun('4102')]).toEqual([
    11_577_500, 25_000_000, -1_527_500, -50_000,
  ])
  expect(books.lokasi('TOKO/A1')).toEqual([1, 5_125])
  expect(books.lokasi('V:CUSTOMER')).toEqual([1, 2_350])
})

test('S03: and its cancel leaves the opening', () => {
  const books = opened()
  const before = books.sisa()
  const stored = books.post(postingPenjualan(sale([cincin], [bayar('CASH', 1_577_500)])))
  const cancel = postingBatalPenjualan(stored, 'ASAL')
  expect(cancel).toMatchObject({ kategori: 'BATAL PENJUALAN', membalik: stored.jurnal_id })
  expect(cancel.stok[0]).toMatchObject({
    kode_mutasi: 'M04',
    dari: 'V:CUSTOMER',
    ke: 'TOKO/A1',
    membalik: { dari: stored.stok[1]?.id, ke: stored.stok[0]?.id },
  })
  books.post(cancel)
  expect(books.sisa()).toEqual(before)
})

describe('S23: PPN at 1.1 % on 6,119,000', () => {
  test.each([
    ['EXCLUDE', 67_309, 6_186_309, 5_894_000],
    ['INCLUDE', 66_577, 6_119_000, 5_827_423],
  ] as const)('%s', (ppn_mode, ppn, paid, emas) => {
    const books = opened()
    books.post(
      postingPenjualan(sale([{ ...gelang, ppn_rp: rupiah(ppn) }], [bayar('CASH', paid)], { ppn_mode })),
    )
    expect([books.akun('1101'), books.akun('2104'), books.akun('4101')]).toEqual([
      10_000_000 + paid,
      -ppn,
      -emas,
    ])
  })
  it('takes it from ongkos and atribut where the gold does not suffice', () => {
    const stone = row(1, 100, 500, 1_000, { harga_atribut: rupiah(5_000_000), ppn_rp: rupiah(54_418) })
    const { rupiah: lines } = postingPenjualan(
      sale([stone], [bayar('CASH', 5_001_500)], { ppn_mode: 'INCLUDE' }),
    )
    expect(lines.map((l) => [l.kode_akun, l.jumlah])).toEqual([
      ['1101', 5_001_500],
      ['4103', -4_947_082],
      ['2104', -54_418],
    ])
  })
})

describe('C.3: the fee of a card', () => {
  const card = (fee_mode: Bayar['fee_mode']) =>
    bayar('CREDIT', 2_000_000, { fee: percentToPersen(2), fee_mode })
  const line = row(1, 2_350, 1_950_000, 50_000)
  test.each([
    ['TOKO', 26_960_000, 40_000, 0],
    ['PELANGGAN', 27_040_000, 0, -40_000],
  ] as const)('borne by %s', (mode, bank, cost, income) => {
    const books = opened()
    books.post(postingPenjualan(sale([line], [card(mode)])))
    expect([books.akun('1102'), books.akun('6102'), books.akun('4106')]).toEqual([bank, cost, income])
  })
  it('stays where it is when the refund is in cash', () => {
    const books = opened()
    const stored = books.post(postingPenjualan(sale([line], [card('TOKO')])))
    books.post(postingBatalPenjualan(stored, 'CASH'))
    expect([books.akun('1101'), books.akun('1102'), books.akun('6102'), books.akun('4101')]).toEqual([
      8_000_000, 26_960_000, 40_000, 0,
    ])
  })
})

describe('a piece weighed otherwise than in the books', () => {
  it('leaves nothing behind, and comes back as it was', () => {
    const books = opened()
    const before = books.sisa()
    const stored = books.post(
      postingPenjualan(sale([{ ...cincin, berat: milligram(2_330) }], [bayar('CASH', 1_577_500)])),
    )
    expect([books.lokasi('TOKO/A1'), books.lokasi('V:KOREKSI'), books.lokasi('V:CUSTOMER')]).toEqual([
      [1, 5_125],
      [0, 20],
      [1, 2_330],
    ])
    books.post(postingBatalPenjualan(stored, 'ASAL'))
    expect(books.sisa()).toEqual(before)
  })
})

test('a deposit used is a liability again after the cancel', () => {
  const books = opened()
  const deposit = bayar('TITIPAN', 500_000, { sub_ref: 'TT-TK01-250110-0001' })
  const stored = books.post(
    postingPenjualan(
      sale([{ ...cincin, kode_gudang: 'TITIP', kode_baki: 'TITIP' }], [deposit, bayar('CASH', 1_077_500)]),
    ),
  )
  expect(books.akun('2101')).toBe(500_000)
  const cancel = postingBatalPenjualan(stored, 'CASH')
  expect(cancel.stok.at(-1)?.ke).toBe('TITIP/TITIP')
  books.post(cancel)
  expect([books.akun('2101'), books.akun('1101')]).toEqual([0, 10_000_000])
})

const anyLine = (no: number) =>
  fc
    .record({
      berat_awal: fc.integer({ min: 1, max: 100_000 }),
      berat: fc.integer({ min: 1, max: 100_000 }),
      harga_jual: fc.integer({ min: 0, max: 10 ** 8 }),
      ongkos: fc.nat(10 ** 7),
      harga_atribut: fc.nat(10 ** 7),
      ppn: fc.nat(99),
    })
    .map(
      ({ ppn, ...r }) =>
        ({
          ...row(no, 0, 0, 0),
          ...r,
          pph_rp: rupiah(r.harga_jual % 997),
          ppn_rp: rupiah(Math.floor(((r.harga_jual + r.ongkos + r.harga_atribut) * ppn) / 5_000)),
        }) as JualLine,
    )
const anySale = fc.record({
  lines: fc
    .integer({ min: 1, max: 5 })
    .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => anyLine(i + 1)))),
  ppn_mode: fc.constantFrom('OFF' as const, 'INCLUDE' as const, 'EXCLUDE' as const),
  jenis: fc.constantFrom('CASH' as const, 'DEBET' as const, 'CREDIT' as const),
  fee: fc.nat(50_000),
  fee_mode: fc.constantFrom('TOKO' as const, 'PELANGGAN' as const),
})
const due = (lines: readonly JualLine[], mode: FaktaPenjualan['ppn_mode']): number =>
  lines.reduce(
    (sum, b) =>
      sum + b.harga_jual + b.ongkos + b.harga_atribut + (mode === 'EXCLUDE' ? b.ppn_rp : 0) + b.pph_rp,
    0,
  )
type AnySale = {
  lines: JualLine[]
  ppn_mode: FaktaPenjualan['ppn_mode']
  jenis: 'CASH' | 'DEBET' | 'CREDIT'
  fee: number
  fee_mode: Bayar['fee_mode']
}
const factsOf = ({ lines, ppn_mode, jenis, fee, fee_mode }: AnySale): FaktaPenjualan => {
  const clean = ppn_mode === 'OFF' ? lines.map((b) => ({ ...b, ppn_rp: rupiah(0) })) : lines
  const total = due(clean, ppn_mode)
  const payments = total ? [bayar(jenis, total, { fee: persen(jenis === 'CREDIT' ? fee : 0), fee_mode })] : []
  return sale(clean, payments, { ppn_mode, poin: { kode_member: 'MTK010001237', poin: total % 7 } })
}

test('any sale may be written, and its cancel restores zero', () => {
  fc.assert(
    fc.property(anySale, (s) => {
      const books = new Neraca()
      const stored = books.post(postingPenjualan(factsOf(s)))
      books.post(postingBatalPenjualan(stored, 'ASAL'))
      expect(books.sisa()).toEqual({})
    }),
  )
})

test('cancelled line by line, in any order, it comes to zero as well', () => {
  fc.assert(
    fc.property(anySale, fc.infiniteStream(fc.nat()), (s, order) => {
      const whole = factsOf(s)
      fc.pre(whole.lines.every((b) => due([b], whole.ppn_mode) > 0))
      const books = new Neraca()
      const stored = books.post(postingPenjualan(whole))
      let live = whole
      while (live.lines.length) {
        const picked = live.lines[(order.next().value as number) % live.lines.length]!
        const poin = live.lines.length === 1 ? live.poin!.poin : 0
        const cancel: Posting = postingBatalLine(stored, live, new Set([picked.no_faktur_jual]), 'ASAL', poin)
        books.post(cancel)
        const rest = live.lines.filter((b) => b !== picked)
        live = {
          ...live,
          lines: rest,
          pembayaran: live.pembayaran.map((p) => ({ ...p, nominal: rupiah(due(rest, live.ppn_mode)) })),
        }
      }
      expect(books.sisa()).toEqual({})
    }),
  )
})
