import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defused, needsQuotes, undefused } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+62812', "'+62812"],
  ['-2+3', "'-2+3"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ['A;=HYPERLINK("http://x";"Y")', 'A;\'=HYPERLINK("http://x";"Y")'],
  ['A;;=1', "A;;'=1"],
  ['A,@X', "A,'@X"],
  ['A\t+1', "A\t'+1"],
  ['A\n-1', "A\n'-1"],
  ["A;'=1", "A;''=1"],
  ['-', '-'],
  ['A=1+1', 'A=1+1'],
  ['JL. MAWAR NO. 3 - 5, YOGYAKARTA', 'JL. MAWAR NO. 3 - 5, YOGYAKARTA'],
])('%j stands in a file as %j, and comes back', (text, cell) => {
  expect(defused(text)).toBe(cell)
  expect(undefused(cell)).toBe(text)
})

test('whatever a text is, no cell of it is a formula, and it comes back', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', ';', "'", '"', 'A', '1', ' ')),
      (letters) => {
        const text = letters.join('')
        const cell = defused(text)
        expect(undefused(cell)).toBe(text)
        for (const part of cell.split(/[,;\t\r\n]/)) if (cell !== '-') expect(part).not.toMatch(/^[=+@-]/)
      },
    ),
  ))

test('a cell is quoted that is defused, or holds what separates elsewhere', () => {
  expect(["'=1", 'A;B', 'A\tB', 'A\nB'].map(needsQuotes)).toEqual([true, true, true, true])
  expect(['A', '-', '-0.040', -5].map(needsQuotes)).toEqual([false, false, false, false])
})
