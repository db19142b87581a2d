import { expect, it, test } from 'vitest'
import { rincianUbah } from './jejak.ts'

test.each([
  [{ nama: 'CINCIN', aktif: true }, { nama: 'GELANG', aktif: true }, 'nama: CINCIN → GELANG'],
  [{ value: '5' }, { value: '' }, 'value: 5 → -'],
  [null, { kode: 'C', urut: 1 }, 'kode: C, urut: 1'],
  [{ kode: 'C' }, null, 'kode: C → -'],
  [{ harga: { min: 1 } }, { harga: { min: 2 } }, 'harga: {"min":1} → {"min":2}'],
  [{ nama: null }, { nama: '' }, ''],
  [null, { diubah: ['nama', 'no_hp'] }, 'diubah: nama no_hp'],
  [null, null, ''],
])('%j, %j', (sebelum, sesudah, text) => {
  expect(rincianUbah(sebelum, sesudah)).toBe(text)
})

it('is never longer than a line can be read', () => {
  expect(rincianUbah({ a: 'x'.repeat(5_000) }, { a: 'y' }).length).toBeLessThanOrEqual(402)
})
