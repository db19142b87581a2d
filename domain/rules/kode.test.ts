import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  readNomorPendek,
  notWholeNomor,
  cocokNomor,
  isKodeMember,
  JENIS_NOMOR,
  randomKode,
  kodeIdTrx,
  kodeBarcode,
  kodeMember,
  lineNo,
  noFaktur,
  noFakturUser,
  noKoreksi,
  nomorPendek,
  type JenisNomor,
} from './kode.ts'

const jenis = fc.constantFrom(...(Object.keys(JENIS_NOMOR) as JenisNomor[]))
const toko = fc.stringMatching(/^[A-Z0-9]{1,6}$/)

describe('DOMAIN §B.0.8', () => {
  test.each([
    [noFaktur('JL', 'TK01', '2025-01-15', 1), 'JL-TK01-250115-0001'],
    [noFaktur('TT', 'TK01', '2025-01-15', 42), 'TT-TK01-250115-0042'],
    [noFaktur('JL', 'TK01', '2025-01-15', 10_000), 'JL-TK01-250115-10000'],
    [noFakturUser('2025-01-15', 1), '250115-0001'],
    [lineNo('JL-TK01-250115-0001', 1), 'JL-TK01-250115-0001-01'],
    [noKoreksi('JL-TK01-250115-0001'), 'JL-TK01-250115-0001-R'],
    [noKoreksi('JL-TK01-250115-0001', 2), 'JL-TK01-250115-0001-R2'],
    [kodeBarcode(12_345), '00012345'],
    [kodeMember('TK01', 123), 'MTK010001237'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected)
  })
})

describe('short numbers', () => {
  test.each([
    ['JL-TK01-250115-0001', 'JL 0001'],
    ['TT-PST-250115-0042', 'TT 0042'],
    ['TK-TK01-250115-10000', 'TK 10000'],
    ['JL-TK01-250115-0001-01', 'JL-TK01-250115-0001-01'],
    ['CONTOH', 'CONTOH'],
  ])('%s is called out as %s', (no, pendek) => {
    expect(nomorPendek(no)).toBe(pendek)
  })
  test.each([
    ['JL 0001', { jenis: 'JL', urut: '0001' }],
    ['jl0001', { jenis: 'JL', urut: '0001' }],
    ['TT-0042', { jenis: 'TT', urut: '0042' }],
    ['JL 250115-0001', { jenis: 'JL', hari: '250115', urut: '0001' }],
    ['250115-0001', { hari: '250115', urut: '0001' }],
    ['0001', undefined],
    ['00012345', undefined],
    ['AB 0001', undefined],
    ['IBU 0001', undefined],
    ['JL-TK01-250115-0001', undefined],
  ])('%s is understood as %j', (text, dicari) => {
    expect(readNomorPendek(text)).toEqual(dicari)
  })
  test('each is found by what is printed of it', () =>
    fc.assert(
      fc.property(jenis, toko, fc.integer({ min: 1, max: 999_999 }), (kind, shop, seq) => {
        const no = noFaktur(kind, shop, '2025-01-15', seq)
        const { jenis: found, urut } = readNomorPendek(nomorPendek(no))!
        expect([found, no.endsWith(`-${urut}`)]).toEqual([kind, true])
      }),
    ))
  test('whatever is printed short may be several documents’, the whole number is one’s', () =>
    fc.assert(
      fc.property(jenis, toko, fc.integer({ min: 1, max: 999_999 }), (kind, shop, seq) => {
        const no = noFaktur(kind, shop, '2025-01-15', seq)
        const short = [nomorPendek(no), nomorPendek(no).replace(/\D/g, '')]
        expect([no, ...short].map(notWholeNomor)).toEqual([false, true, true])
      }),
    ))
})

test.each([
  ['line 100', () => lineNo('JL-1', 100)],
  ['line 0', () => lineNo('JL-1', 0)],
  ['barcode 100000000', () => kodeBarcode(100_000_000)],
  ['sequence 1.5', () => noFakturUser('2025-01-15', 1.5)],
])('there is no %s', (_, work) => {
  expect(work).toThrow(RangeError)
})

test('invariant 25: different kind, shop, day or sequence, different number; at most 24 characters, line and all', () => {
  const key = fc.tuple(
    jenis,
    toko,
    fc.constantFrom('2025-01-15', '2025-11-05', '2026-01-15'),
    fc.integer({ min: 1, max: 9_999 }),
  )
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(noFaktur(...a) === noFaktur(...b)).toBe(a.join('|') === b.join('|'))
      expect(lineNo(noFaktur(...a), 99).length).toBeLessThanOrEqual(24)
      expect(noFaktur(...a)).toMatch(/^[A-Z0-9-]+$/)
    }),
  )
})

test('a kode_member is known by its check digit; NONMEMBER never is', () => {
  fc.assert(
    fc.property(toko, fc.integer({ min: 1, max: 999_999 }), fc.nat(9), (kode_toko, seq, digit) => {
      const kode = kodeMember(kode_toko, seq)
      expect(kode.length).toBeGreaterThanOrEqual(12)
      expect(isKodeMember(kode)).toBe(true)
      expect(isKodeMember(kode.slice(0, -1) + digit)).toBe(digit === Number(kode.slice(-1)))
    }),
  )
  expect(isKodeMember('NONMEMBER')).toBe(false)
})

it('a random code is 16 letters and digits, spelled by its source', () => {
  let n = 0
  expect(randomKode((limit) => n++ % limit)).toBe('ABCDEFGHIJKLMNOP')
  expect(randomKode((limit) => limit - 1)).toBe('9999999999999999')
})

it('an id_trx is 16 letters and digits, in order of time, and two of one moment are not the same', () => {
  const random = (numbers: readonly number[]) => {
    let i = 0
    return (limit: number) => numbers[i++ % numbers.length]! % limit
  }
  const moment = fc.date({
    min: new Date('1980-01-01T00:00:00Z'),
    max: new Date('2058-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const bytes = fc.array(fc.nat(255), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(moment, moment, bytes, bytes, (a, b, x, y) => {
      const [satu, dua] = [kodeIdTrx(random(x), a), kodeIdTrx(random(y), b)]
      expect(satu).toMatch(/^[A-Z0-9]{16}$/)
      if (a < b) expect(satu < dua).toBe(true)
    }),
  )
  const now = new Date('2025-01-15T02:00:00Z')
  expect(kodeIdTrx(() => 0, now)).not.toBe(kodeIdTrx(() => 1, now))
})

test.each([
  ['JL-TK01-250115-0004', true],
  ['jl 4', true],
  ['JL4', true],
  ['JL-0004', true],
  ['JL 250115-4', true],
  ['250115-0004', true],
  ['JL-TK01-250115-0004-01.K7Q2', true],
  ['JL 250114-4', false],
  ['BL 4', false],
  ['JL 40', false],
  ['4', false],
  ['JL-TK01-250115-00041', false],
  ['', false],
])('%s names JL-TK01-250115-0004: %s', (typed, is) => {
  expect(cocokNomor('JL-TK01-250115-0004', typed)).toBe(is)
})
