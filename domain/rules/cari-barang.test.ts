import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCariBarang, type Arti } from './cari-barang.ts'

/** 'berat 3000 2700-3300' */
const sebut = (arti: Arti): string => {
  const [apa, content] = Object.values(arti) as [string, unknown]
  if (typeof content !== 'object') return `${apa} ${content as string}`
  const { kira, dari, sampai } = content as Record<string, number>
  return `${apa} ${kira} ${dari}-${sampai}`
}
const read = (text: string): string[] => readCariBarang(text).map((word) => word.map(sebut).join(' | '))

describe('what is typed to find a piece', () => {
  test.each([
    ['gelang 3', ['bagian GELANG', 'berat 3000 2700-3300 | kata 3']],
    ['gelang 3,52', ['bagian GELANG', 'berat 3520 3168-3872 | kata 3,52']],
    ['cincin 1 gr', ['bagian CINCIN', 'berat 1000 750-1250']],
    ['120gram', ['berat 120000 108000-132000']],
    ['17k a1', ['bagian 17K', 'bagian A1']],
    ['750', ['kadar 750000 | bagian 750']],
    ['75%', ['kadar 750000 | bagian 75%']],
    ['1,5jt', ['harga 1500000 1350000-1650000']],
    ['900 rb', ['harga 900000 810000-990000']],
    ['rp 2jt', ['bagian RP', 'harga 2000000 1800000-2200000']],
    ['Rp1.577.500', ['harga 1577500 1419750-1735250 | bagian RP1.577.500']],
    ['1500000', ['harga 1500000 1350000-1650000 | bagian 1500000']],
    ['booked kalung', ['status BOOKED | bagian BOOKED', 'bagian KALUNG']],
    ['00000003', ['bagian 00000003']],
    ['KC-1234', ['bagian KC-1234']],
    ['  ', []],
  ])('%s', (text, words) => {
    expect(read(text)).toEqual(words)
  })

  test('anything may be typed; what is around something holds it', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^(RP)?[0-9.,]{1,40}( ?(G|JT|RB|%|K))?$/)),
        (text) => {
          for (const arti of readCariBarang(text).flat()) {
            if (arti.apa !== 'berat' && arti.apa !== 'harga') continue
            const { kira, dari, sampai } = arti.apa === 'berat' ? arti.berat : arti.harga
            expect(dari <= kira && kira <= sampai && dari >= 0).toBe(true)
          }
        },
      ),
    ))
})
