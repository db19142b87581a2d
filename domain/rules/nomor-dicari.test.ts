import { expect, test } from 'vitest'
import { tanggalSystem } from '../units.ts'
import { dokumenDi, nomorDicari } from './nomor-dicari.ts'

const toko = { kode_toko: 'TK01', tgl_system: tanggalSystem('2025-01-15') }

test.each(['JL-TK01-250115-0001', 'JL-TK01-250115-0001-01', 'JL-250115-0001', 'JL 250115-1'])(
  '%s is that sale',
  (typed) => {
    expect(nomorDicari(typed, toko)).toEqual(['JL-TK01-250115-0001'])
  },
)

test.each(['JL 0001', 'JL-0001', 'JL1', 'JL 1'])('%s is that sale of the last days, today first', (typed) => {
  const found = nomorDicari(typed, toko)
  expect(found[0]).toBe('JL-TK01-250115-0001')
  expect(found.at(-1)).toBe('JL-TK01-250109-0001')
  expect(found).toHaveLength(7)
})

test('the short number of a nota is of any kind', () => {
  expect(nomorDicari('250110-0012', toko)).toEqual([
    'JL-TK01-250110-0012',
    'TT-TK01-250110-0012',
    'BL-TK01-250110-0012',
    'TK-TK01-250110-0012',
  ])
})

test('more than four digits alone are a barcode; behind the name of a kind they are a number', () => {
  expect(nomorDicari('1234', toko)).toContain('JL-TK01-250115-1234')
  expect(nomorDicari('12345', toko)).toEqual([])
  expect(nomorDicari('JL 12345', toko)[0]).toBe('JL-TK01-250115-12345')
  expect(nomorDicari('250110-12345', toko)[0]).toBe('JL-TK01-250110-12345')
})

test('a stock document is found when its kind is named', () => {
  expect(nomorDicari('CU-TK01-250115-0001', toko)).toEqual(['CU-TK01-250115-0001'])
  expect(nomorDicari('PB 1', toko)[0]).toBe('PB-TK01-250115-0001')
})

test.each(['PS', 'SV'])('an order and a repair are found when their kind is named: %s', (jenis) => {
  expect(nomorDicari(`${jenis}-TK01-250115-0001-02`, toko)).toEqual([`${jenis}-TK01-250115-0001`])
  expect(nomorDicari(`${jenis} 1`, toko)[0]).toBe(`${jenis}-TK01-250115-0001`)
  expect(dokumenDi(`${jenis}-TK01-250115-0001-02`)).toBe(`${jenis}-TK01-250115-0001`)
})

test('another shop’s number stays another shop’s', () => {
  expect(nomorDicari('JL-TK02-250115-0001', toko)).toEqual(['JL-TK02-250115-0001'])
})

test.each(['RATNA', '0', 'XX 0001', '081234567890', '00000001', '', 'JL', 'JL-TK01-', '250115-'])(
  '%s is the number of none',
  (typed) => {
    expect(nomorDicari(typed, toko)).toEqual([])
  },
)

test('what stands behind a document’s number is not of the document', () => {
  expect(dokumenDi('JL-TK01-250115-0001-01')).toBe('JL-TK01-250115-0001')
  expect(dokumenDi('TT-TK01-250115-0001-R2')).toBe('TT-TK01-250115-0001')
  expect(dokumenDi('PB-TK01-250115-0001')).toBeUndefined()
  expect(dokumenDi('-')).toBeUndefined()
})
