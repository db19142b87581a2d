import { expect, test } from 'vitest'
import type { MenuHak } from '#domain/calls/hak-akses.ts'
import {
  centang,
  defaultForm,
  formFrom,
  kategori,
  state,
  columnsOf,
  punya,
  salin,
  sameForm,
  type Asal,
  type Form,
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
const everything = [jual, lapor, home, users]
const empty: Form = { akses: {}, otorisasi: [] }

test('only what the calls of a screen ask for can be ticked, and nothing on screens of everybody or of other levels', () => {
  expect(everything.map(columnsOf)).toEqual([['lihat', 'tambah'], ['lihat', 'export'], [], []])
})

test('doing something needs seeing it, and not seeing it ends all', () => {
  const some = centang(empty, [jual], ['tambah'], true)
  expect([punya(some, jual, 'lihat'), punya(some, jual, 'tambah')]).toEqual([true, true])
  expect(centang(some, [jual], ['lihat'], false).akses).toEqual({})
  expect(punya(centang(some, [jual], ['tambah'], false), jual, 'lihat')).toBe(true)
})

test('a group and a column are ticked at once, and say how much of them is', () => {
  const columns = ['lihat', 'tambah', 'ubah', 'hapus', 'export'] as const
  expect(state(empty, everything, columns)).toBe('tidak')
  const one = centang(empty, [jual], columns, true)
  expect(state(one, everything, columns)).toBe('sebagian')
  expect(state(one, everything, ['tambah'])).toBe('semua')
  expect(state(one, everything, ['hapus'])).toBeUndefined()
  const all = centang(one, everything, columns, true)
  expect(state(all, everything, columns)).toBe('semua')
  expect(Object.keys(all.akses).toSorted()).toEqual(['/jual', '/lapor'])
})

test('the default of the level, another user’s rights, and categories', () => {
  expect(Object.keys(defaultForm(everything).akses)).toEqual(['/jual'])
  const hak = (menu_name: string) => ({ ...defaultForm(everything).akses['/jual']!, menu_name })
  const dari = { akses: [hak('/users'), hak('/lapor')], otorisasi: ['B', 'A'] } as unknown as Asal
  expect(salin(everything, dari)).toMatchObject({
    akses: { '/lapor': { is_show: true } },
    otorisasi: ['A', 'B'],
  })
  expect(Object.keys(salin(everything, dari).akses)).toEqual(['/lapor'])
  expect(kategori(kategori(empty, ['B', 'A'], true), ['B'], false).otorisasi).toEqual(['A'])
  expect(sameForm(formFrom(dari), formFrom({ ...dari, otorisasi: ['A', 'B'] }))).toBe(true)
  expect(sameForm(empty, centang(empty, [jual], ['lihat'], true))).toBe(false)
})
