/** The text that prints debts by itself: lines of 20 letters, three at most (spec 001 §9). */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rupiah } from '#domain/units.ts'
import { nameLine, hutangTextOf } from './hutang-text.ts'

it.each([
  ['', []],
  ['CINCIN', ['CINCIN']],
  ['GELANG RANTAI ITALY7', ['GELANG RANTAI ITALY7']],
  ['GELANG RANTAI ITALY 70', ['GELANG RANTAI ITALY ', '70']],
  ['A'.repeat(61), ['A'.repeat(20), 'A'.repeat(20), 'A'.repeat(20)]],
])('%j stands in %j', (nama, lines) => expect(nameLine(nama)).toEqual(lines))

it('never more than three lines of 20, and nothing of the first 60 letters is lost', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 150, unit: 'grapheme' }), (nama) => {
      const lines = nameLine(nama)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(lines.every((l) => [...l].length <= 20 && l !== '')).toBe(true)
      expect(lines.join('')).toBe([...nama].slice(0, 60).join(''))
    }),
  ))

it('says what was lent, for how long, and what is to be paid', () =>
  expect(
    hutangTextOf('HT-TK01-250115-0001', {
      nama_barang: 'GELANG RANTAI ITALY 70, CINCIN',
      lamaPinjam: 1,
      totalPinjam: rupiah(2_000_000),
      bunga: rupiah(60_000),
      harusDibayar: rupiah(2_060_000),
    }).split('\r\n'),
  ).toEqual([
    'HT-TK01-250115-0001',
    'GELANG RANTAI ITALY ',
    '70, CINCIN',
    'Lama Pinjam   : 1 bulan',
    'Total Pinjam  : 2,000,000',
    'Bunga         : 60,000',
    'Harus Dibayar : 2,060,000',
    '',
  ]))
