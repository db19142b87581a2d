import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { percentToPersen, persen, rupiah } from '#domain/units.ts'
import {
  lineOrigins,
  lockedLine,
  feeRp,
  hapusPembayaran,
  harusLunas,
  JENIS_BAYAR,
  kembalian,
  nominalTunai,
  samarkanKartu,
  describeLine,
  sisaBayar,
  susunPembayaran,
  tambahPembayaran,
  totalBayar,
  tunaiMengikuti,
  uangCepat,
  type Pembayaran,
  type PembayaranInput,
} from './pembayaran.ts'

const TOTAL = rupiah(1_577_500)
const entry = (
  jenis: PembayaranInput['jenis'],
  nominal: number,
  more: Partial<PembayaranInput> = {},
): PembayaranInput => ({
  jenis,
  nominal: rupiah(nominal),
  nama_bank: '-',
  no_card: '-',
  fee: persen(0),
  keterangan: '-',
  uang_diterima: rupiah(0),
  ...more,
})
const debet = (nominal: number, nama_bank = 'BCA') => entry('DEBET', nominal, { nama_bank })
const credit = (nominal: number, fee = 2) =>
  entry('CREDIT', nominal, { nama_bank: 'BCA', no_card: '4111111111111234', fee: percentToPersen(fee) })

const refusedWith = (work: () => unknown): { message: string; fields: string[] } => {
  try {
    work()
  } catch (e) {
    if (e instanceof Refusal)
      return { message: e.message, fields: e.errors.map((x) => `${x.field}: ${x.message}`) }
    throw e
  }
  throw new Error('was not refused')
}

describe('spec 000 §5: what is refused', () => {
  test.each([
    ['no type', entry('-', 1), 'Jenis Tidak Boleh Kosong'],
    ['DEBET without a bank', entry('DEBET', 1), 'Nama Bank tidak boleh kosong'],
    [
      'TRANSFER without an account',
      entry('TRANSFER', 1, { nama_bank: 'BCA' }),
      'Nomor kartu tidak boleh kosong',
    ],
    [
      'CREDIT without a card',
      entry('CREDIT', 1, { nama_bank: 'BCA', no_card: ' ' }),
      'Nomor kartu tidak boleh kosong',
    ],
    ['more than remains', entry('CASH', TOTAL + 1), 'Pembayaran tidak boleh lebih dari sisa'],
    ['nothing', entry('CASH', 0), 'Nominal Tidak Boleh Kosong'],
    ['a fee on cash', entry('CASH', 1, { fee: percentToPersen(2) }), 'Tidak Berlaku Untuk Pembayaran CASH'],
    [
      'less cash than the nominal',
      entry('CASH', 1_000, { uang_diterima: rupiah(999) }),
      'Uang Diterima Kurang Dari Nominal',
    ],
  ])('%s', (_, p, message) => {
    expect(refusedWith(() => tambahPembayaran([], p, TOTAL)).message).toBe(message)
  })

  it('anything once enough has been paid', () => {
    const paid = tambahPembayaran([], entry('CASH', TOTAL), TOTAL)
    expect(refusedWith(() => tambahPembayaran(paid, debet(1), TOTAL)).message).toBe('Pembayaran Sudah Cukup')
  })
  it('all that is wrong at once, each beside its field', () => {
    expect(refusedWith(() => tambahPembayaran([], entry('CREDIT', TOTAL + 1), TOTAL)).fields).toEqual([
      'nama_bank: Nama Bank tidak boleh kosong',
      'no_card: Nomor kartu tidak boleh kosong',
      'nominal: Pembayaran tidak boleh lebih dari sisa',
    ])
  })
  it('on the server: told by the place in the request', () => {
    const work = () =>
      susunPembayaran([], [entry('CASH', 500), entry('TRANSFER', 500, { no_card: '123' })], TOTAL)
    expect(refusedWith(work).fields).toEqual(['pembayaran.1.nama_bank: Nama Bank tidak boleh kosong'])
  })
})

describe('spec 000 §4: the same again is one line, another bank, account, card or fee is another', () => {
  const transfer = (no_card: string, keterangan = '-') =>
    entry('TRANSFER', 1_000, { nama_bank: 'BCA', no_card, keterangan })
  it.each<[string, PembayaranInput, PembayaranInput, number]>([
    ['the same bank', debet(1_000), debet(2_000), 1],
    ['another bank', debet(1_000), debet(2_000, 'BRI'), 2],
    [
      'the same card, whole and by its end',
      { ...credit(1_000), no_card: '4111111111111234' },
      { ...credit(1), no_card: '1234' },
      1,
    ],
    ['another card', credit(1_000), { ...credit(1_000), no_card: '9876' }, 2],
    ['another fee', credit(1_000), credit(1_000, 3), 2],
    ['the same account', transfer('123'), transfer('123'), 1],
    ['another account', transfer('123'), transfer('124'), 2],
    ['another account of the same end', transfer('91234'), transfer('81234'), 2],
    ['another note', transfer('123', 'PERTAMA'), transfer('123', 'KEDUA'), 1],
  ])('%s', (_, one, two, lines) => {
    const list = susunPembayaran([], [one, entry('CASH', 500), two], TOTAL)
    expect(list.filter((p) => p.jenis === one.jenis)).toHaveLength(lines)
    expect(totalBayar(list)).toBe(one.nominal + 500 + two.nominal)
    expect(list.map((line) => lineOrigins(line, [one, entry('CASH', 500), two]))).toEqual(
      lines === 1 ? [[0, 2], [1]] : [[0], [1], [2]],
    )
  })
  it('what the shop pays to another account of the customer is another line', () => {
    const list = susunPembayaran(
      [],
      [transfer('123', 'BCA 1 ANI'), transfer('123', 'BRI 2 ANI')],
      TOTAL,
      'KELUAR',
    )
    expect(list.map((p) => p.keterangan)).toEqual(['BCA 1 ANI', 'BRI 2 ANI'])
  })
  it('both notes stay with the line that has become larger, as far as there is room', () => {
    const noted = (...notes: string[]) =>
      susunPembayaran(
        [],
        notes.map((keterangan) => entry('CASH', 500, { keterangan })),
        TOTAL,
      )[0]!.keterangan
    expect(noted('-', 'LUNAS')).toBe('LUNAS')
    expect(noted('UANG LAMA', 'UANG BARU', 'UANG LAMA')).toBe('UANG LAMA, UANG BARU')
    expect(noted('A'.repeat(99), 'BB')).toHaveLength(100)
  })
  it('a line is removed, not all of its kind', () => {
    const list = susunPembayaran([], [debet(1_000), debet(2_000, 'BRI')], TOTAL)
    expect(hapusPembayaran(list, list[1]!).map(describeLine)).toEqual(['DEBET BCA'])
  })
  it('cash never merges into a locked line, which cannot be removed', () => {
    const list = susunPembayaran([lockedLine('TITIPAN', rupiah(750_000))], [entry('CASH', 827_500)], TOTAL)
    expect(list.map((p) => [p.jenis, p.keterangan, p.nominal])).toEqual([
      ['TITIPAN', 'TITIPAN', 750_000],
      ['CASH', '-', 827_500],
    ])
    expect(refusedWith(() => hapusPembayaran(list, list[0]!)).message).toBe(
      'Pembayaran TITIPAN Tidak Bisa Dihapus',
    )
    expect(hapusPembayaran(list, list[1]!)).toHaveLength(1)
  })
  it('keeps nothing in the fields a type does not show', () => {
    const [cash] = tambahPembayaran([], entry('CASH', 500, { nama_bank: 'BCA', no_card: '1' }), TOTAL)
    expect(cash).toMatchObject({ nama_bank: '-', no_card: '-' })
  })
})

describe('money', () => {
  it('C.3: 2 % of 2,000,000 is 40,000; a broken fee is rounded down', () => {
    expect(feeRp(rupiah(2_000_000), percentToPersen(2))).toBe(40_000)
    expect(feeRp(rupiah(99), percentToPersen(2))).toBe(1)
  })
  it('gives change for cash', () => {
    const [cash] = tambahPembayaran(
      [],
      entry('CASH', nominalTunai(rupiah(1_600_000), TOTAL), { uang_diterima: rupiah(1_600_000) }),
      TOTAL,
    )
    expect(cash && [cash.nominal, kembalian(cash)]).toEqual([1_577_500, 22_500])
    expect(nominalTunai(rupiah(1_000), TOTAL)).toBe(1_000)
  })
  it('is whole at validation', () => {
    expect(refusedWith(() => harusLunas([{ nominal: rupiah(577_500) }], TOTAL)).message).toBe(
      'Pembayaran Kurang Rp. 1,000,000',
    )
    expect(refusedWith(() => harusLunas([{ nominal: rupiah(TOTAL + 1) }], TOTAL)).message).toBe(
      'Pembayaran tidak boleh lebih dari sisa',
    )
    expect(() => harusLunas([{ nominal: TOTAL }], TOTAL)).not.toThrow()
  })
  it('shows only the end of a card number', () => {
    expect(samarkanKartu('4111111111111234')).toBe('****1234')
    expect(samarkanKartu(samarkanKartu('4111111111111234'))).toBe('****1234')
    expect(samarkanKartu('-')).toBe('-')
  })
})

const anyEntry = fc
  .record({
    jenis: fc.constantFrom('-' as const, ...JENIS_BAYAR),
    nominal: fc.integer({ min: -10, max: 2_000_000 }),
    nama_bank: fc.constantFrom('-', 'BCA', 'BRI'),
    no_card: fc.constantFrom('-', '1234567890', '4321'),
    fee: fc.constantFrom(0, 20_000),
    keterangan: fc.constant('-'),
    uang_diterima: fc.constantFrom(0, 2_000_000),
  })
  .map((p) => p as PembayaranInput)

test('invariant 12: whatever is entered, no more than due, the same money in one line, cash in one, locked lines untouched', () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 12 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.nat(1_000_000),
      (entries, due, deposit) => {
        const total = rupiah(due + deposit)
        const locked = deposit ? [lockedLine('TITIPAN', rupiah(deposit))] : []
        let list: Pembayaran[] = locked
        for (const p of entries) {
          try {
            list = tambahPembayaran(list, p, total)
          } catch (e) {
            expect(e).toBeInstanceOf(Refusal)
          }
        }
        expect(totalBayar(list)).toBeLessThanOrEqual(total)
        expect(sisaBayar(list, total)).toBe(total - totalBayar(list))
        const lines = list.map((p) => [p.jenis, p.nama_bank, p.no_card, p.fee].join())
        expect(new Set(lines).size).toBe(list.length)
        expect(list.filter((p) => p.jenis === 'CASH').length).toBeLessThan(2)
        expect(list.filter((p) => p.terkunci)).toEqual(locked)
        expect(list.every((p) => p.nominal > 0 && kembalian(p) >= 0)).toBe(true)
        // the server, given what the till has gathered, makes the same list
        expect(susunPembayaran(locked, list.filter((p) => !p.terkunci) as PembayaranInput[], total)).toEqual(
          list,
        )
      },
    ),
  )
})

describe('cash follows what is due', () => {
  const cash = (nominal: number, uang_diterima: number): Pembayaran =>
    ({ ...entry('CASH', nominal, { uang_diterima: rupiah(uang_diterima) }), terkunci: false }) as Pembayaran
  const debet = (nominal: number): Pembayaran =>
    ({ ...entry('DEBET', nominal, { nama_bank: 'BCA' }), terkunci: false }) as Pembayaran
  const due = (total: number, ...list: Pembayaran[]) => ({ list, total: rupiah(total) })
  const figures = (list: readonly Pembayaran[], total: number) => ({
    sisa: sisaBayar(list, rupiah(total)),
    kembali: list.reduce((sum, p) => sum + kembalian(p), 0),
  })

  test.each([
    ['a line is deleted', due(1_500, cash(1_500, 2_000)), 1_000, { sisa: 0, kembali: 1_000 }],
    ['a line comes', due(1_500, cash(1_500, 2_000)), 1_800, { sisa: 0, kembali: 200 }],
    ['more than was handed over', due(1_500, cash(1_500, 2_000)), 2_300, { sisa: 300, kembali: 0 }],
    ['nothing is left', due(1_500, cash(1_500, 2_000)), 0, { sisa: 0, kembali: 2_000 }],
    ['beside a card', due(1_500, debet(500), cash(1_000, 1_000)), 1_200, { sisa: 0, kembali: 300 }],
    ['a card alone pays too much', due(1_500, debet(1_500)), 1_000, { sisa: -500, kembali: 0 }],
    ['less was meant to pay', due(2_000, cash(500, 1_000)), 1_900, { sisa: 1_400, kembali: 500 }],
  ] as const)('%s', (_, before, total, expected) => {
    const list = tunaiMengikuti(before, { list: before.list, total: rupiah(total) })
    expect(figures(list, total)).toEqual(expected)
  })

  test('a payment that goes leaves its part to the cash; one that was just entered stays as entered', () => {
    const before = due(1_500, debet(500), cash(1_000, 2_000))
    expect(figures(tunaiMengikuti(before, due(1_500, before.list[1]!)), 1_500)).toEqual({
      sisa: 0,
      kembali: 500,
    })
    const entered = [cash(500, 2_000)]
    expect(tunaiMengikuti(before, { list: entered, total: rupiah(1_500) })).toBe(entered)
  })

  test('never is something left to pay while change is handed out of cash that pays all it can', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, (total, next, card, received) => {
        const other = Math.min(card, total)
        const before = due(
          total,
          ...(other > 0 ? [debet(other)] : []),
          cash(Math.min(received, total - other), received),
        )
        const list = tunaiMengikuti(before, { list: before.list, total: rupiah(next) })
        const { sisa, kembali } = figures(list, next)
        expect(sisa > 0 && kembali > 0).toBe(false)
        expect(received + other).toBe(next - sisa + kembali)
      }),
    )
  })
})

test.each([
  [1_312_500, [1_320_000, 1_350_000, 1_400_000]],
  [1_577_500, [1_580_000, 1_600_000, 2_000_000]],
  [1_300_000, [1_500_000, 2_000_000]],
  [50_000, [100_000]],
  [1, [10_000, 50_000, 100_000]],
  [0, []],
  [2_000_000, []], // exact in the largest notes
] as const)('for %s the next round sums are offered', (sisa, sums) => {
  expect(uangCepat(rupiah(sisa))).toEqual(sums)
})
