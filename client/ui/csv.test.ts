import { expect, test } from 'vitest'
import { milligram, rupiah } from '#domain/units.ts'
import { cellText, compareCells } from './cells.ts'
import { csvOf } from './csv.ts'

const rows = [
  { nama: '=SUM(A1)', berat: milligram(2_350), total: rupiah(1_577_500) },
  { nama: 'CINCIN, "MERAH"', berat: milligram(1_000), total: rupiah(-500) },
]

test('numbers are numbers, formulae are text', () => {
  const csv = csvOf<(typeof rows)[number]>(
    [
      { title: 'Nama', value: (r) => r.nama },
      { title: 'Berat', kind: 'gram', value: (r) => r.berat },
      { title: 'Total', kind: 'rupiah', value: (r) => r.total },
    ],
    rows,
  )
  expect(csv.split('\r\n')).toEqual([
    'Nama,Berat,Total',
    `"'=SUM(A1)",2.35,1577500`,
    `"CINCIN, ""MERAH""",1,-500`,
  ])
})

test('a formula behind the separator of another spreadsheet is text too', () => {
  const of = (nama: string) => csvOf([{ title: 'Nama', value: (r: { nama: string }) => r.nama }], [{ nama }])
  expect(of('A;=1+1')).toBe(`Nama\r\n"A;'=1+1"`)
  expect(of('A;B')).toBe('Nama\r\n"A;B"')
  expect(of('\t=1')).toBe(`Nama\r\n"'\t'=1"`)
})

test('a dash for nothing stays a dash', () => {
  expect(csvOf([{ title: 'No', value: (r: { no: string }) => r.no }], [{ no: '-' }])).toBe('No\r\n-')
})

test('a kind decides how a value is written', () => {
  expect(cellText('rupiah', 1_577_500)).toBe('Rp. 1,577,500')
  expect(cellText('gram', 2_350)).toBe('2.350')
  expect(cellText('count', 1_000)).toBe('1,000')
  expect(cellText('text', null)).toBe('-')
})

test('codes sort as people count', () => {
  expect(['B10', 'B2', 'A1'].toSorted(compareCells)).toEqual(['A1', 'B2', 'B10'])
  expect([10, 9].toSorted(compareCells)).toEqual([9, 10])
})
