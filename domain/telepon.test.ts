import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bagianTelepon, ejaTelepon, intiTelepon, isTelepon, nomorWa, teleponText } from './telepon.ts'

const SATU = [
  '081234567890',
  '6281234567890',
  '81234567890',
  '+62 812-3456-7890',
  '+62 (0) 812 3456 7890',
  '0062 812 3456 7890',
  '62 0812 3456 7890',
  '0812.3456.7890',
  '(0812) 3456‑7890',
  '\u202a+62\u00a0812–3456–7890\u202c',
  '０８１２３４５６７８９０',
]

test.each(SATU)('%s is 081234567890', (written) => {
  expect(ejaTelepon(written)).toBe('081234567890')
  expect(nomorWa(written)).toBe('6281234567890')
  expect(intiTelepon(written)).toBe('81234567890')
  expect(teleponText(written)).toEqual(['081234567890', '6281234567890', '81234567890'])
})

test.each([
  // Land lines keep their area.
  ['(021) 555-1234', '0215551234', '62215551234'],
  ['+62 21 555 1234', '0215551234', '62215551234'],
  ['62274123456', '0274123456', '62274123456'],
  ['620812345678901', '0812345678901', '62812345678901'],
  // A number of another country begins with its +.
  ['+65 9123 4567', '+6591234567', '6591234567'],
  ['+81 (90) 1234-5678', '+819012345678', '819012345678'],
  ['6591234567', '6591234567', null],
  // No number that anybody could be called by: figures stay figures, the rest as it is.
  ['555-1234', '5551234', null],
  ['215551234', '215551234', null],
  ['00000000000', '00000000000', null],
  ['0812 3456 7890 123', '081234567890123', null],
  ['0812', '0812', null],
  ['-', '-', null],
  ['', '', null],
  ['0812*****890', '0812*****890', null],
  ['0812 atau  0813', '0812 atau 0813', null],
  ['0274-489112 / 0812-3456-7890', '0274-489112 / 0812-3456-7890', null],
  ['0812345678 0813345678', '0812345678 0813345678', null],
  ['%0812345678', '%0812345678', null],
])('%s is kept as %s and called as %s', (written, eja, wa) => {
  expect(ejaTelepon(written)).toBe(eja)
  expect(nomorWa(written)).toBe(wa)
})

test.each([
  ['+65 9123 4567', ['+6591234567', '6591234567']],
  ['6591234567', ['6591234567', '06591234567', '626591234567', '+6591234567']],
  ['0812', []],
  ['BUDI', []],
  ['-', []],
  ['0812345678901234', []],
])('%s may stand as %j', (text, expected) => expect(teleponText(text)).toEqual(expected))

test.each([
  ['0812-34', '081234'],
  ['812 34', '81234'],
  ['+62 812-34', '081234'],
  ['62 812-34', '81234'],
  ['6281', '6281'],
  ['+62', '+62'],
  ['+62 812-3456-7890', '081234567890'],
  ['7890', '7890'],
  ['SITI', 'SITI'],
  ['', ''],
])('of %s is sought %s', (text, bagian) => {
  expect(bagianTelepon(text)).toBe(bagian)
})

test('a part of a number is told from a name', () => {
  expect(['0812-34', '+62', '812'].map(isTelepon)).toEqual([true, true, true])
  expect(['SITI', '', '-', '+', 'AB12', '0812*****890'].map(isTelepon)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})

describe('whatever is typed', () => {
  const written = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'+-() .0268', '\u200b', '１'), maxLength: 20 }),
  )
  const nomor = fc.stringMatching(/^[2-9]\d{7,12}$/)
  /** Separators strewn over it, but not before a +. */
  const terpisah = (text: string) =>
    fc
      .array(fc.constantFrom('', '', '', ' ', '-', '.', '\u00a0', '\u200b', ' ('), {
        minLength: text.length,
        maxLength: text.length,
      })
      .map((signs) => [...text].map((c, i) => c + signs[i]!).join(''))

  test('one spelling has itself for its spelling', () =>
    fc.assert(
      fc.property(written, (text) => {
        expect(ejaTelepon(ejaTelepon(text))).toBe(ejaTelepon(text))
      }),
    ))

  test('every way to write one number is one, and every one of them is found by any other', () =>
    fc.assert(
      fc.property(
        nomor.chain((n) => {
          const seluler = n.startsWith('8') ? [n] : []
          const cara = [`0${n}`, `62${n}`, `+62${n}`, `+620${n}`, `0062${n}`, ...seluler]
          return fc.tuple(fc.constant(n), fc.constantFrom(...cara).chain(terpisah))
        }),
        ([n, text]) => {
          expect(ejaTelepon(text)).toBe(`0${n}`)
          expect(nomorWa(text)).toBe(`62${n}`)
          expect(teleponText(text)).toEqual(teleponText(`0${n}`))
        },
      ),
    ))

  test('two numbers are two', () =>
    fc.assert(
      fc.property(nomor, nomor, (a, b) => {
        expect(ejaTelepon(`0${a}`) === ejaTelepon(`62${b}`)).toBe(a === b)
      }),
    ))

  test('another country stays another country', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^\+[1-9]\d{7,13}$/).filter((n) => !n.startsWith('+62')),
        (n) => {
          expect(ejaTelepon(n)).toBe(n)
          expect(nomorWa(n)).toBe(n.slice(1))
        },
      ),
    ))

  test('a number stays among the ways to write it', () =>
    fc.assert(
      fc.property(written, (text) => {
        const cara = teleponText(text)
        if (cara.length) expect(cara).toContain(ejaTelepon(text))
        expect(cara.length).toBeLessThanOrEqual(6)
      }),
    ))
})
