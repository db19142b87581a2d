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
  expect(addWorkingDays(dari, n)).toBe(sampai)
})

test.each([
  ['2025-01-15', '2025-01-15', 0],
  ['2025-01-15', '2025-01-14', 0],
  ['2025-01-15', '2025-01-17', 2],
  ['2025-01-17', '2025-01-19', 0],
  ['2025-01-17', '2025-01-20', 1],
  ['2025-01-15', '2025-02-04', 14],
])('from %s to %s lie %i working days', (dari, sampai, n) => {
  expect(workingDay(dari, sampai)).toBe(n)
})

const hari = fc.integer({ min: 0, max: 20_000 }).map((n) => tambahHari('2000-01-01', n))
const bekerja = (tanggal: string): boolean => ![0, 6].includes(new Date(`${tanggal}T00:00:00Z`).getUTCDay())

test('counted one by one they are the same', () => {
  fc.assert(
    fc.property(hari, fc.nat(60), (dari, days) => {
      const sampai = tambahHari(dari, days)
      const each = Array.from({ length: selisihHari(dari, sampai) }, (_, i) => tambahHari(dari, i + 1))
      expect(workingDay(dari, sampai)).toBe(each.filter(bekerja).length)
    }),
  )
})
test('the n-th is a working day, and n of them lie up to it', () => {
  fc.assert(
    fc.property(hari, fc.integer({ min: 1, max: 60 }), (dari, n) => {
      const last = addWorkingDays(dari, n)
      expect([bekerja(last), workingDay(dari, last)]).toEqual([true, n])
    }),
  )
})
