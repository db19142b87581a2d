/** The most common passwords and what is as near to them, offline. */
import { expect, it } from 'vitest'
import { tolakPassword } from './password-baru.ts'

const PEMILIK = { user_id: 'OWN1', user_name: 'IBU RATNA', kode_toko: 'TK01', nama_toko: 'TOKO MAS KENCANA' }
const UMUM = 'Password Terlalu Umum, Mudah Ditebak'
const NAMA = 'Password Tidak Boleh Hanya User Id, Nama Atau Nama Toko'
const alasan = async (password: string) =>
  (await tolakPassword(password, PEMILIK, 'password')).map((r) => r.message)

it.each([
  '1234567890',
  'qwertyuiop',
  '1q2w3e4r5t',
  'aaaaaaaaaaaa',
  'abcdefghij',
  'Password123!',
  'P@ssw0rd2024',
  'drowssap99',
  'bismillah123',
  'sayang12345',
  'indonesia45',
  'K3nc4n4-2025',
])('%s is one of them', async (password) => {
  expect(await alasan(password)).toEqual([UMUM])
})

it.each(['kuda-lari-72', 'K7QM-29XP-TB4R', 'Emas-Murni-24', 'x'.repeat(20) + 'kuda-lari-72'])(
  '%s is none',
  async (password) => {
    expect(await alasan(password)).toEqual([])
  },
)

it('all that is wrong is told at once, at its field', async () => {
  expect((await tolakPassword('kencana', PEMILIK, 'pemilik.password')).flatMap((r) => r.errors)).toEqual(
    ['Password Minimal 10 Karakter', NAMA, UMUM].map((message) => ({ field: 'pemilik.password', message })),
  )
})

it('two hundred letters take no longer than many', async () => {
  expect(await alasan('Qx9-'.repeat(50))).toEqual([UMUM])
})
