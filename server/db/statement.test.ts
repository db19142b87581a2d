/** Named values of a statement, and sets of rows, become $1, $2 … */
import { expect, test } from 'vitest'
import { statement, statements } from './statement.ts'

const SETS = `INSERT INTO t SELECT :kode, to_char(now(), 'HH24:MI:SS'), baris.berat::text, no
  FROM :baris(berat bigint, nama text, no) JOIN x ON x.kode = :kode WHERE id = ANY (:ids::bigint[])`

test('a name is one place however often it stands there, a set one for each column; literals and casts are left alone', () => {
  const s = statement<unknown, { kode: string; ids: number[]; baris: { berat: number; nama: string }[] }>(
    'uji_nama',
    SETS,
  )
  expect(s.text.replaceAll(/\s+/g, ' ')).toBe(
    "INSERT INTO t SELECT $1, to_char(now(), 'HH24:MI:SS'), baris.berat::text, no FROM unnest($2::bigint[], $3::text[]) WITH ORDINALITY AS baris (berat, nama, no) JOIN x ON x.kode = $1 WHERE id = ANY ($4::bigint[])",
  )
  expect(
    s.bind({
      kode: 'A',
      ids: [7],
      baris: [
        { berat: 1, nama: 'X' },
        { berat: 2, nama: 'Y' },
      ],
    }),
  ).toEqual(['A', [1, 2], ['X', 'Y'], [7]])
  expect(statements.get('uji_nama')).toBe(s.text)
})

test('numbers stay as they are, with a list of values', () => {
  const s = statement<unknown>('uji_nomor', 'SELECT $1::text')
  expect([s.text, s.bind(['A'])]).toEqual(['SELECT $1::text', ['A']])
})

test('a value that is missing, a name used twice, and names mixed with numbers are told', () => {
  const s = statement<unknown, { a: string | null | undefined; b: readonly object[] }>(
    'uji_kurang',
    'SELECT :a FROM :b(c text)',
  )
  expect(s.bind({ a: null, b: [{ c: 'x' }] })).toEqual([null, ['x']])
  expect(() => s.bind({ a: undefined, b: [] })).toThrow('uji_kurang: nothing for :a')
  expect(() => s.bind({ a: '', b: [{}] })).toThrow('uji_kurang b: nothing for :c')
  expect(() => statement('uji_kurang', 'SELECT 1')).toThrow('two statements are called uji_kurang')
  expect(() => statement('uji_campur', 'SELECT :a, $1')).toThrow('names, or numbers')
})
