/** Rules for a new password: by table, and for any name. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PASSWORD_MINIMAL, periksaPassword } from './password.ts'

const PEMILIK = {
  user_id: 'KSR1',
  user_name: 'BUDI SANTOSO',
  kode_toko: 'TK01',
  nama_toko: "TOKO EMAS D'KENCANA",
}
const PENDEK = 'Password Minimal 10 Karakter'
const SPASI = 'Password Tidak Boleh Hanya Spasi'
const NAMA = 'Password Tidak Boleh Hanya User Id, Nama Atau Nama Toko'
const alasan = (password: string, pemilik = PEMILIK) =>
  periksaPassword(password, pemilik).map((r) => r.message)

it.each<[password: string, alasan: string[]]>([
  ['kuda-lari-72', []],
  ['K7QM-29XP-TB4R', []],
  ['Emas Budi Hilang 7', []],
  ['kuda lari', [PENDEK]],
  ['🐎🐎🐎🐎🐎', [PENDEK]],
  ['', [PENDEK, SPASI]],
  ['   \u00a0   \u2003   ', [SPASI]],
  ['ksr1', [PENDEK, NAMA]],
  ['KSR1-2025-2025', [NAMA]],
  ['2025ksr12025', [NAMA]],
  ['ksr1ksr1ksr1', [NAMA]],
  ['Budi-Santoso-88', [NAMA]],
  ['santosobudi', [NAMA]],
  ['B.U.D.I santoso', [NAMA]],
  ["D'Kencana 123", [NAMA]],
  ['Ｋｅｎｃａｎａｄ　2025', []],
  ['Ｄｋｅｎｃａｎａ　2025', [NAMA]],
  ['toko emas 2025', [NAMA]],
  ['tk01tk01tk01', [NAMA]],
  ['1234567890', []],
])('%j: %j', (password, reasons) => {
  expect(alasan(password)).toEqual(reasons)
})

const letter = fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 1, maxLength: 8 }).map((l) => l.join(''))
const ekor = fc.array(fc.constantFrom(...'0123456789-_.! '), { maxLength: 12 }).map((l) => l.join(''))
const pemilik = fc.record({ user_id: letter, user_name: letter, kode_toko: letter, nama_toko: letter })

it('no name of whoever it is, once or often, with digits and dashes behind, before and between', () => {
  fc.assert(
    fc.property(
      pemilik,
      fc.array(
        fc.tuple(fc.constantFrom('user_id', 'user_name', 'kode_toko', 'nama_toko'), ekor, fc.boolean()),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      ekor,
      (whose, parts, before) => {
        const password = parts
          .map(([which, tail, loud]) => (loud ? whose[which].toUpperCase() : whose[which]) + tail)
          .join('')
        expect(alasan(before + password, whose)).toContain(NAMA)
      },
    ),
  )
})

it('a letter that is in no name makes it none, and what is long enough is not short', () => {
  fc.assert(
    fc.property(pemilik, fc.string({ unit: 'grapheme', maxLength: 60 }), (whose, text) => {
      const reasons = alasan(`${text}z`, whose)
      expect(reasons).not.toContain(NAMA)
      expect(reasons).not.toContain(SPASI)
      expect(reasons.includes(PENDEK)).toBe([...text].length + 1 < PASSWORD_MINIMAL)
    }),
  )
})
