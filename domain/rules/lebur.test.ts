import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milligram, sumMilligram } from '../units.ts'
import { susutBanyak, susutCuci, tolakKembali } from './cuci.ts'
import { ambilLebur, divideResult } from './lebur.ts'

const mg = (n: number) => milligram(n)
const arbBerat = fc.integer({ min: 1, max: 1_000_000 }).map(mg)

describe('what a melting gave, shared among its pieces', () => {
  it('in proportion, to the milligram', () => {
    expect(divideResult([mg(1234), mg(3333), mg(7001)], mg(11_567))).toEqual([1233, 3333, 7001])
    expect(divideResult([mg(1), mg(1), mg(1)], mg(1))).toEqual([0, 0, 1])
  })
  test('adds up to the whole, and no piece gave more than it weighed', () => {
    fc.assert(
      fc.property(
        fc.array(arbBerat, { minLength: 1, maxLength: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (berat, part) => {
          const result = mg(Math.floor(sumMilligram(berat) * part))
          const parts = divideResult(berat, result)
          expect(sumMilligram(parts)).toBe(result)
          parts.forEach((p, i) => expect(p >= 0 && p <= berat[i]!).toBe(true))
        },
      ),
    )
  })
})

describe('grams taken out of the bin', () => {
  const fill = (kode_group: string, kode_dept: string, berat: number) => ({
    kode_group,
    kode_dept,
    berat: mg(berat),
  })
  it('one jenis after the other, and what is not there is told', () => {
    const ada = [fill('G375', 'GELANG', 500), fill('G375', 'CINCIN', 300), fill('G700', 'CINCIN', 10)]
    const diminta = [{ kode_group: 'G375', berat: mg(700) }]
    expect(ambilLebur(ada, diminta)).toEqual({
      emas: [fill('G375', 'CINCIN', 300), fill('G375', 'GELANG', 400)],
      kurang: [],
    })
    expect(
      ambilLebur(ada, [{ kode_group: 'G700', berat: mg(11) }]).kurang.map((k) => [k.i, k.refusal.message]),
    ).toEqual([[0, 'Emas Lebur G700 Tinggal 0.010 g']])
  })
  test('what is taken is what was asked for, and never more than there is of a jenis', () => {
    fc.assert(
      fc.property(fc.array(arbBerat, { minLength: 1, maxLength: 20 }), fc.nat(), (berat, n) => {
        const ada = berat.map((b, i) => fill('G', `J${i}`, b))
        const wanted = mg(1 + (n % sumMilligram(berat)))
        const { emas } = ambilLebur(ada, [{ kode_group: 'G', berat: wanted }])
        expect(sumMilligram(emas.map((e) => e.berat))).toBe(wanted)
        for (const e of emas)
          expect(e.berat).toBeLessThanOrEqual(ada.find((a) => a.kode_dept === e.kode_dept)!.berat)
      }),
    )
  })
})

describe('a wash', () => {
  const b = (berat: number, kembali: number, sudah = 0) => ({
    kode_barcode: '00000001',
    berat: mg(berat),
    berat_kembali: mg(kembali),
    sudah_susut: mg(sudah),
  })
  it.each([
    [5105, 5098, undefined],
    [5105, 5105, undefined],
    [5105, 5106, 'Barang 00000001 Dikirim 5.105 g, Tidak Bisa Kembali Lebih Berat'],
    [5105, 0, 'Berat Kembali Harus Diisi'],
  ])('%i comes back with %i: %s', (berat, kembali, says) => {
    expect(tolakKembali(b(berat, kembali))?.message).toBe(says)
  })
  it('is much above the percent, not at it, with what earlier washes took', () => {
    const satu = 10_000 as never
    expect([
      susutCuci(b(5105, 5098)),
      susutBanyak(b(1000, 990), satu),
      susutBanyak(b(1000, 989), satu),
      susutBanyak(b(995, 990, 5), satu),
      susutBanyak(b(995, 989, 5), satu),
      susutBanyak(b(900, 900, 100), satu),
    ]).toEqual([7, false, true, false, true, false])
  })
})
