import { expect, test } from 'vitest'
import { menuOf } from '#domain/menus.ts'
import { pekerjaanBerikut } from './pekerjaan.ts'

const title = (adaStok: boolean) => pekerjaanBerikut(adaStok).map((p) => p.title)

test('a shop with stock prints its labels next, and sells last; one without brings its stock in', () => {
  expect(title(true)[0]).toBe('Cetak Label')
  expect(title(true).at(-1)).toBe('Penjualan Pertama')
  expect(title(false)).not.toContain('Cetak Label')
  expect(title(false).at(-1)).toBe('Impor Stok Awal')
  for (const { menu } of [...pekerjaanBerikut(true), ...pekerjaanBerikut(false)])
    expect(menuOf(menu)).toBeDefined()
})
