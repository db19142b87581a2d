import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Grid } from '#domain/report/grid.ts'
import { textLine, withoutEmpty } from './width.ts'

test.each([
  ['', 10, 1],
  ['CINCIN', 10, 1],
  ['CINCIN AIR', 10, 1],
  ['CINCIN MATA', 10, 2],
  ['CINCIN MATA BIRU', 10, 2],
  ['ANTINGANTING', 10, 2],
  ['A ANTINGANTING B', 10, 3],
  ['ANTINGANTINGANTINGANTING B', 10, 3],
])('%j takes in lines of %i characters %i', (text, fitting, garis) => {
  expect(textLine(text, fitting)).toBe(garis)
})

test('no text takes fewer lines than its characters fill, or more than its words', () => {
  const kata = fc.array(fc.string({ unit: fc.constantFrom('A', 'B'), minLength: 1, maxLength: 30 }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(kata, fc.integer({ min: 1, max: 40 }), (words, fitting) => {
      const text = words.join(' ')
      const garis = textLine(text, fitting)
      const letter = words.reduce((sum, { length }) => sum + length, 0)
      expect(garis).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(letter / fitting)))
      expect(garis).toBeLessThanOrEqual(
        Math.max(
          1,
          words.reduce((sum, { length }) => sum + Math.ceil(length / fitting), 0),
        ),
      )
    }),
  )
})

const grid = (...rows: (string | number)[][]): Grid =>
  ({
    columns: [
      { name: 'no', kind: 'text', label: 'No' },
      { name: 'intern', kind: 'text', label: 'Kode Intern' },
      { name: 'jumlah', kind: 'rupiah', label: 'Jumlah' },
      { name: 'ket', kind: 'text', label: 'Keterangan' },
    ],
    lines: [
      ...rows.map((cells) => ({ style: 'body', level: 0, label: '', path: '', cells })),
      { style: 'total', level: 0, label: 'Total', path: '', cells: [null, null, 0, null] },
    ],
  }) as unknown as Grid

test('a table that does not fit goes without columns in which nothing stands; figures of 0 and the first column stay', () => {
  const content = grid(['-', '-', 0, 'ADA'], ['-', '', 0, '-'])
  const { grid: sempit, empty } = withoutEmpty(content, 300)
  expect(empty).toEqual(['Kode Intern'])
  expect(sempit.columns.map(({ name }) => name)).toEqual(['no', 'jumlah', 'ket'])
  expect(sempit.lines.map(({ cells }) => cells)).toEqual([
    ['-', 0, 'ADA'],
    ['-', 0, '-'],
    [null, 0, null],
  ])
  // A table that fits, whose room is not known, or that has no rows stays as it was.
  for (const width of [0, 9_999]) expect(withoutEmpty(content, width)).toEqual({ grid: content, empty: [] })
  expect(withoutEmpty(grid(), 300).empty).toEqual([])
})
