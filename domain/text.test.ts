import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lipat, rapi, ONE_LINE } from './text.ts'

test.each([
  ['EMAS  TUA', 'EMAS TUA'],
  ['  EMAS TUA ', 'EMAS TUA'],
  ['EMAS\u00a0TUA', 'EMAS TUA'],
  ['EMAS\u2003 \u202fTUA\u3000', 'EMAS TUA'],
  ['EMAS\u200b TUA', 'EMAS TUA'],
  ['EMAS \u200b\ufeff\u2060 TUA', 'EMAS TUA'],
  ['E\u00adMAS\u200d TUA\ufe0f', 'EMAS TUA'],
  ['Sa’adah', "Sa'adah"],
  ['NU´MAN `ALI', "NU'MAN 'ALI"],
  ['“Toko” „Emas‟', '"Toko" "Emas"'],
  ['RENE\u0301', 'RENÉ'],
  ['RENE\u200b\u0301', 'RENÉ'],
  // Characters that form a picture are kept.
  ['Halo 👩‍👩‍👧 ❤️ 1️⃣', 'Halo 👩‍👩‍👧 ❤️ 1️⃣'],
  // Characters that are refused at their field are not tidied away.
  ['EMAS\tTUA', 'EMAS\tTUA'],
  ['EMAS\u202eTUA', 'EMAS\u202eTUA'],
  ['dua\nbaris', 'dua\nbaris'],
  ['', ''],
])('%j is kept as %j', (text, expected) => expect(rapi(text)).toBe(expected))

const apaPun = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      ' ',
      '\u00a0',
      '\u200b',
      '\u200d',
      '\u0301',
      '\ufe0f',
      '’',
      '´',
      'e',
      'A',
      '❤',
      '👩',
      '\u20e3',
    ),
    maxLength: 20,
  }),
)

test('what is tidy stays as it is', () =>
  fc.assert(
    fc.property(apaPun, (text) => {
      expect(rapi(rapi(text))).toBe(rapi(text))
    }),
  ))

test('nothing that is refused slips through', () =>
  fc.assert(
    fc.property(apaPun, (text) => {
      if (!ONE_LINE.test(text.trim())) expect(ONE_LINE.test(rapi(text))).toBe(false)
    }),
  ))

test('four ways to write a name are one', () =>
  expect(
    new Set(['EMAS TUA', 'EMAS  TUA', 'emas tua ', 'EMAS\u00a0TUA', 'ＥＭＡＳ TUA', 'Emas\nTua'].map(lipat)),
  ).toEqual(new Set(['EMAS TUA'])))
