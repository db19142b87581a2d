import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { jamDi, ZONA } from '../zona.ts'
import { cadanganPerlu, isJam, jadwalTerakhir, peringatanCadangan, type RiwayatCadangan } from './cadangan.ts'

const pada = (text: string): Date => new Date(`${text}+07:00`)
const now = pada('2025-01-15T10:00:00')
const riwayat = (r: Partial<RiwayatCadangan>): RiwayatCadangan => ({
  baik: null,
  gagal: null,
  berjalan: null,
  sejak: pada('2024-06-01T00:00:00'),
  ...r,
})

test.each([
  ['2025-01-15T23:29:59', '23:30', '2025-01-14T23:30:00'],
  ['2025-01-15T23:30:00', '23:30', '2025-01-15T23:30:00'],
  ['2025-01-15T00:00:00', '00:00', '2025-01-15T00:00:00'],
  ['2025-03-01T05:00:00', '06:15', '2025-02-28T06:15:00'],
])('at %s the last %s was %s', (saat, jam, terakhir) => {
  expect(jadwalTerakhir(pada(saat), jam, 'WIB')).toEqual(pada(terakhir))
})

test('the last one is never ahead, less than a day back, and its clock says the hour', () => {
  const jam = fc.tuple(fc.nat(23), fc.nat(59)).map((n) => n.map((x) => String(x).padStart(2, '0')).join(':'))
  const saat = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(saat, jam, fc.constantFrom(...ZONA), (saat, jam, zona) => {
      const terakhir = jadwalTerakhir(saat, jam, zona)
      const lalu = saat.getTime() - terakhir.getTime()
      expect(isJam(jam) && lalu >= 0 && lalu < 86_400_000).toBe(true)
      expect(jamDi(terakhir, zona)).toBe(`${jam}:00`)
    }),
  )
})

it.each(['24:00', '7:00', '12:60', '12', '', '12:00:00'])('%j is no hour of a day', (jam) => {
  expect(isJam(jam)).toBe(false)
})

describe('one is due', () => {
  const jadwal = pada('2025-01-14T23:30:00')
  it.each([
    ['where there was none ever', {}, true],
    ['when the last is of before', { baik: pada('2025-01-14T23:29:00') }, true],
    ['not when it is of after', { baik: pada('2025-01-14T23:30:00') }, false],
    ['not soon after one that failed', { gagal: pada('2025-01-15T09:30:00') }, false],
    ['again an hour after it', { gagal: pada('2025-01-15T09:00:00') }, true],
  ])('%s', (_, r, perlu) => expect(cadanganPerlu(riwayat(r), jadwal, now)).toBe(perlu))
})

describe('the owner is told', () => {
  it.each([
    ['nothing on the first day', { sejak: pada('2025-01-14T11:00:00') }, null],
    ['that there was none ever', {}, 'BELUM PERNAH'],
    ['nothing within a day', { baik: pada('2025-01-14T10:00:00') }, null],
    ['that the last is old', { baik: pada('2025-01-14T09:59:00') }, 'LAMA'],
    [
      'not while the next is being made',
      { baik: pada('2025-01-14T09:59:00'), berjalan: pada('2025-01-15T09:59:00') },
      null,
    ],
    [
      'also while one is being made for ever',
      { baik: pada('2025-01-14T09:59:00'), berjalan: pada('2025-01-15T03:00:00') },
      'LAMA',
    ],
    [
      'that one failed, though the last is young',
      { baik: pada('2025-01-15T01:00:00'), gagal: pada('2025-01-15T02:00:00') },
      'GAGAL',
    ],
    ['rather that none is there than that it failed', { gagal: pada('2025-01-15T02:00:00') }, 'BELUM PERNAH'],
  ])('%s', (_, r, kata) => expect(peringatanCadangan(riwayat(r), now)).toBe(kata))
})
