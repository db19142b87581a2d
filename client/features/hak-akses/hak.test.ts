import { expect, test } from 'vitest'
import type { MenuHak } from '#domain/calls/hak-akses.ts'
import {
  centang,
  isianBawaan,
  isianDari,
  kategori,
  keadaan,
  columnsOf,
  punya,
  salin,
  samaIsian,
  type Asal,
  type Isian,
} from './hak.ts'

const menu = (menu_name: string, over: Partial<MenuHak> = {}): MenuHak => ({
  menu_name,
  title: menu_name,
  group: 'Laporan',
  tindakan: ['lihat', 'tambah'],
  selalu: false,
  hanya: null,
  bawaan: false,
  ...over,
})
const jual = menu('/jual', { bawaan: true })
const lapor = menu('/lapor', { tindakan: ['lihat', 'export'] })
const home = menu('/home', { selalu: true, tindakan: [], bawaan: true })
const users = menu('/users', { hanya: ['OWN', 'SU'], tindakan: [] })
const semua = [jual, lapor, home, users]
const kosong: Isian = { akses: {}, otorisasi: [] }

test('only what the calls of a screen ask for can be ticked, and nothing on screens of everybody or of other levels', () => {
  expect(semua.map(columnsOf)).toEqual([['lihat', 'tambah'], ['lihat', 'export'], [], []])
})

test('doing something needs seeing it, and not seeing it ends all', () => {
  const some = centang(kosong, [jual], ['tambah'], true)
  expect([punya(some, jual, 'lihat'), punya(some, jual, 'tambah')]).toEqual([true, true])
  expect(centang(some, [jual], ['lihat'], false).akses).toEqual({})
  expect(punya(centang(some, [jual], ['tambah'], false), jual, 'lihat')).toBe(true)
})

test('a group and a column are ticked at once, and say how much of them is', () => {
  const columns = ['lihat', 'tambah', 'ubah', 'hapus', 'export'] as const
  expect(keadaan(kosong, semua, columns)).toBe('tidak')
  const one = centang(kosong, [jual], columns, true)
  expect(keadaan(one, semua, columns)).toBe('sebagian')
  expect(keadaan(one, semua, ['tambah'])).toBe('semua')
  expect(keadaan(one, semua, ['hapus'])).toBeUndefined()
  const all = centang(one, semua, columns, true)
  expect(keadaan(all, semua, columns)).toBe('semua')
  expect(Object.keys(all.akses).toSorted()).toEqual(['/jual', '/lapor'])
})

test('the default of the level, another user’s rights, and categories', () => {
  expect(Object.keys(isianBawaan(semua).akses)).toEqual(['/jual'])
  const hak = (menu_name: string) => ({ ...isianBawaan(semua).akses['/jual']!, menu_name })
  const dari = { akses: [hak('/users'), hak('/lapor')], otorisasi: ['B', 'A'] } as unknown as Asal
  expect(salin(semua, dari)).toMatchObject({ akses: { '/lapor': { is_show: true } }, otorisasi: ['A', 'B'] })
  expect(Object.keys(salin(semua, dari).akses)).toEqual(['/lapor'])
  expect(kategori(kategori(kosong, ['B', 'A'], true), ['B'], false).otorisasi).toEqual(['A'])
  expect(samaIsian(isianDari(dari), isianDari({ ...dari, otorisasi: ['A', 'B'] }))).toBe(true)
  expect(samaIsian(kosong, centang(kosong, [jual], ['lihat'], true))).toBe(false)
})
