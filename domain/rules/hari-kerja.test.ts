import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selisihHari, tambahHari } from '#domain/units.ts'
import { workingDay, addWorkingDays } from './hari-kerja.ts'

test.each([
  // a Wednesday
  ['2025-01-15', 1, '2025-01-16'],
  ['2025-01-15', 2, '2025-01-17'],
  ['2025-01-15', 3, '2025-01-20'],
  ['2025-01-15', 14, '2025-02-04'],
  // a Friday, a Saturday, a Sunday: the first is Monday
  ['2025-01-17', 1, '2025-01-20'],
  ['2025-01-18', 1, '2025-01-20'],
  ['2025-01-19', 1, '2025-01-20'],
  ['2025-01-19', 5, '2025-01-24'],
  ['2025-01-19', 6, '2025-01-27'],
  // over a leap day and the end of a year
  ['2024-02-28', 2, '2024-03-01'],
  ['2024-12-31', 1, '2025-01-01'],
])('%s and %i working days is %s', (dari, n, sampai) => {
  expect(addWorkingDays(dari, n, new Set())).toBe(sampai)
})

test.each([
  ['2025-01-15', '2025-01-15', 0],
  ['2025-01-15', '2025-01-14', 0],
  ['2025-01-15', '2025-01-17', 2],
  ['2025-01-17', '2025-01-19', 0],
  ['2025-01-17', '2025-01-20', 1],
  ['2025-01-15', '2025-02-04', 14],
])('from %s to %s lie %i working days', (dari, sampai, n) => {
  expect(workingDay(dari, sampai, new Set())).toBe(n)
})

test.each([
  // a holiday on a working day moves all behind it, one on a Saturday nothing
  [['2025-01-27'], '2025-02-05'],
  [['2025-01-27', '2025-01-29'], '2025-02-06'],
  [['2025-01-18'], '2025-02-04'],
  // the last day itself, and one behind it
  [['2025-02-04'], '2025-02-05'],
  [['2025-02-05'], '2025-02-04'],
])('with holidays %j fourteen working days after 15 January are %s', (libur, sampai) => {
  expect(addWorkingDays('2025-01-15', 14, new Set(libur))).toBe(sampai)
  expect(workingDay('2025-01-15', sampai, new Set(libur))).toBe(14)
})

const hari = fc.integer({ min: 0, max: 20_000 }).map((n) => tambahHari('2000-01-01', n))
/** Holidays that lie where the days are counted. */
const jarak = fc.array(fc.nat(90), { maxLength: 12 })
const liburnya = (dari: string, days: readonly number[]): ReadonlySet<string> =>
  new Set(days.map((n) => tambahHari(dari, n)))
const bekerja = (tanggal: string, libur: ReadonlySet<string>): boolean =>
  ![0, 6].includes(new Date(`${tanggal}T00:00:00Z`).getUTCDay()) && !libur.has(tanggal)

test('counted one by one they are the same', () => {
  fc.assert(
    fc.property(hari, fc.nat(60), jarak, (dari, days, off) => {
      const libur = liburnya(dari, off)
      const sampai = tambahHari(dari, days)
      const each = Array.from({ length: selisihHari(dari, sampai) }, (_, i) => tambahHari(dari, i + 1))
      expect(workingDay(dari, sampai, libur)).toBe(each.filter((h) => bekerja(h, libur)).length)
    }),
  )
})
test('the n-th is a working day, and n of them lie up to it', () => {
  fc.assert(
    fc.property(hari, fc.integer({ min: 1, max: 60 }), jarak, (dari, n, off) => {
      const libur = liburnya(dari, off)
      const last = addWorkingDays(dari, n, libur)
      expect([bekerja(last, libur), workingDay(dari, last, libur)]).toEqual([true, n])
    }),
  )
})
