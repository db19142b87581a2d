import { expect, test } from 'vitest'
import { papanColumn, sebutJanji } from './janji.ts'

test.each([
  ['2025-01-15', 'hari ini'],
  ['2025-01-16', 'besok'],
  ['2025-01-17', 'lusa'],
  ['2025-01-20', '5 hari lagi'],
  ['2025-01-14', 'lewat 1 hari'],
  ['2024-12-31', 'lewat 15 hari'],
])('a promise for %s is told on 15 January as %s', (hari, kata) => {
  expect(sebutJanji('2025-01-15', hari)).toBe(kata)
})

test.each([
  ['OPEN', false, 'BARU'],
  ['PROSES', false, 'DI TUKANG'],
  ['OPEN', true, 'TERLAMBAT'],
  ['PROSES', true, 'TERLAMBAT'],
  ['DONE', false, 'JADI'],
  ['FINISH', false, 'DIAMBIL'],
  ['CLOSE', false, null],
] as const)('an order that is %s, late: %s, stands in %s', (status_pesanan, terlambat, column) => {
  expect(papanColumn({ status_pesanan, terlambat })).toBe(column)
})
