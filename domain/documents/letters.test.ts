import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printLetters, labelLetters } from './letters.ts'

describe('what people type, copy and paste is on paper', () => {
  test.each([
    ['“Cincin” ‘Ratu’', '“Cincin” ‘Ratu’', `"Cincin" 'Ratu'`],
    ['2019–2020 — lanjut…', '2019–2020 — lanjut…', '2019-2020 - lanjut...'],
    ['€ 25', '€ 25', 'EUR 25'],
    ['−0.350 g', '-0.350 g', '-0.350 g'],
    // composed of a letter and its mark
    ['Ame\u0301lie Cafe\u0300', 'Amélie Cafè', 'Amelie Cafe'],
    ['Nguyễn Łódź Đặng', 'Nguyen Lódz Ðang'.replace('Ð', 'D'), 'Nguyen Lodz Dang'],
    ['ﬁlm Ⅳ ½', 'film IV ½', 'film IV 1/2'],
    ['a\u00a0b\u2009c\u200bd\ufeff', 'a\u00a0b cd', 'a b cd'],
    ['≥ 5 × 3', '>= 5 × 3', '>= 5 x 3'],
    ['金', '?', '?'],
    ['💍', '?', '?'],
  ])('%s', (text, cetak, label) => {
    expect(printLetters(text)).toBe(cetak)
    expect(labelLetters(text)).toBe(label)
  })
})

test('whatever the text, nothing is left that a face does not have, and plain letters stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(new TextEncoder().encode(labelLetters(text)).every((b) => b >= 0x20 && b <= 0x7e)).toBe(true)
      expect(printLetters(printLetters(text))).toBe(printLetters(text))
    }),
  )
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => printLetters(text) === text))
})
