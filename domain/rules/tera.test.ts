import { describe, expect, it, test } from 'vitest'
import { lineTera, peringatanTera, stateTera, timbanganDipakai } from './tera.ts'

test.each([
  ['31 days before the end', '2025-02-15', 'BERLAKU'],
  ['30 days before', '2025-02-14', 'HAMPIR'],
  ['the day before', '2025-01-16', 'HAMPIR'],
  ['on its last day', '2025-01-15', 'HAMPIR'],
  ['the day after', '2025-01-14', 'LEWAT'],
  ['years after', '2020-01-14', 'LEWAT'],
] as const)('%s a verification is %s', (_, sampai, state) => {
  expect(stateTera(sampai, '2025-01-15')).toBe(state)
})

test.each([
  ['2025-02-15', undefined],
  [
    '2025-02-14',
    'Tera timbangan T1 berakhir 30 hari lagi (14 Februari 2025). Timbangan dagang wajib ditera ulang.',
  ],
  [
    '2025-01-15',
    'Tera timbangan T1 berakhir hari ini (15 Januari 2025). Timbangan dagang wajib ditera ulang.',
  ],
  ['2025-01-14', 'Tera timbangan T1 sudah berakhir (14 Januari 2025). Timbangan dagang wajib ditera ulang.'],
])('the owner is told of %s: %s', (sampai, text) => {
  expect(peringatanTera('T1', sampai, '2025-01-15')).toBe(text)
})

const scale = (no_timbangan: string, tera_sampai: string) => ({ no_timbangan, tera_sampai })
const LEWAT = scale('T1', '2025-01-14')
const BAIK = scale('T2', '2025-01-15')

describe('a screen that weighs', () => {
  it.each([
    ['no scale on file', [], undefined],
    ['one that is good to its last day', [BAIK], undefined],
    ['the computer’s own is good, another is past', [LEWAT, BAIK], 'T2'],
    ['its only one is good, whatever was chosen once', [BAIK], 'T9'],
  ])('says nothing: %s', (_, aktif, dipakai) => {
    expect(lineTera(aktif, dipakai, '2025-01-15')).toBeUndefined()
  })

  it.each([
    ['the only one of the shop', [LEWAT], undefined],
    ['the computer’s own', [LEWAT, BAIK], 'T1'],
    ['one of the shop, where the computer does not know its own', [LEWAT, BAIK], undefined],
    ['one of the shop, where the chosen one is there no more', [LEWAT, BAIK], 'T9'],
  ])('names the one that is past: %s', (_, aktif, dipakai) => {
    expect(lineTera(aktif, dipakai, '2025-01-15')).toBe(
      'Tera timbangan T1 sudah berakhir (14 Januari 2025). Jangan dipakai berdagang sebelum ditera ulang.',
    )
  })

  it('names all that are past', () => {
    expect(lineTera([LEWAT, scale('T3', '2024-12-31')], undefined, '2025-01-15')).toBe(
      'Tera timbangan T1 sudah berakhir (14 Januari 2025). Tera timbangan T3 sudah berakhir (31 Desember 2024). Jangan dipakai berdagang sebelum ditera ulang.',
    )
  })
})

test.each([
  ['none on file', [], 'T1', undefined],
  ['the only one, unasked', [BAIK], undefined, 'T2'],
  ['the only one, where another was chosen that is gone', [BAIK], 'T9', 'T2'],
  ['the chosen one of two', [LEWAT, BAIK], 'T1', 'T1'],
  ['unknown of two', [LEWAT, BAIK], undefined, undefined],
])('the scale of a computer: %s', (_, aktif, chosen, dipakai) => {
  expect(timbanganDipakai(aktif, chosen)).toBe(dipakai)
})
