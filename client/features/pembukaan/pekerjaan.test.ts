import { expect, test } from 'vitest'
import { menuOf } from '#domain/menus.ts'
import { pekerjaanBerikut } from './pekerjaan.ts'

const judul = (adaStok: boolean) => pekerjaanBerikut(adaStok).map((p) => p.judul)

test('a shop with stock prints its labels next, and sells last; one without brings its stock in', () => {
  expect(judul(true)[0]).toBe('Cetak Label')
  expect(judul(true).at(-1)).toBe('Penjualan Pertama')
  expect(judul(false)).not.toContain('Cetak Label')
  expect(judul(false).at(-1)).toBe('Impor Stok Awal')
  for (const { menu } of [...pekerjaanBerikut(true), ...pekerjaanBerikut(false)])
    expect(menuOf(menu)).toBeDefined()
})
