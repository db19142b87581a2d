import { expect, test } from 'vitest'
import { GUDANG_SISTEM, LOKASI_MAYA, lokasiSistem } from './lokasi.ts'
import { sebutLokasi } from './sebut-lokasi.ts'

test('a tray has its gudang before it, a reserved place its name once, a virtual one a word', () => {
  expect(sebutLokasi('TOKO/A1')).toBe('TOKO / A1')
  expect(sebutLokasi('BRANKAS/B2')).toBe('BRANKAS / B2')
  expect(sebutLokasi('V:CUSTOMER')).toBe('Customer')
  for (const gudang of GUDANG_SISTEM.filter((g) => g !== 'TOKO'))
    expect(sebutLokasi(lokasiSistem(gudang))).toBe(gudang)
  for (const maya of LOKASI_MAYA) expect(sebutLokasi(maya)).not.toContain('V:')
})
