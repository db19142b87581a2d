/** Warnings about a shop for as long as its settings stay as they are. */
import { expect, test } from 'vitest'
import { percentToPersen } from '../units.ts'
import { parseSettings, type Settings } from './para-system.ts'
import { peringatanBerlaku } from './peringatan-pengaturan.ts'

const IZIN = { izin_gadai: 'KEP-12/KO.1/2025' }
const said = (more: Partial<Settings> = {}, izin = IZIN): string[] =>
  peringatanBerlaku(izin, { ...parseSettings(), ...more }).map(({ key }) => key)

test.each<[string, Partial<Settings>, string[]]>([
  ['as delivered, one allows oneself', {}, ['OTORISASI_BEDA_USER']],
  ['with a second person nothing is said', { OTORISASI_BEDA_USER: true }, []],
  [
    'a fee that is the customer’s',
    { OTORISASI_BEDA_USER: true, FEE_KARTU_MODE: 'PELANGGAN' },
    ['FEE_KARTU_MODE'],
  ],
])('%s', (_, settings, keys) => {
  expect(said(settings)).toEqual(keys)
})

test('lending without a licence, while money is lent', () => {
  const empat = { OTORISASI_BEDA_USER: true }
  expect(said(empat, { izin_gadai: ' - ' })).toEqual(['MODUL_HUTANG'])
  expect(said({ ...empat, MODUL_HUTANG: false }, { izin_gadai: '-' })).toEqual([])
})

test.each([
  [70, 'penjualannya sendiri 28% di bawah harga daftar'],
  [90, 'penjualannya sendiri 8% di bawah harga daftar'],
  [100, 'mengambil uang kas di atas limitnya sendiri'],
])('with the floor at %i%% it says what one may do alone', (lantai, example) => {
  const settings = { ...parseSettings(), HARGA_LANTAI_PERSEN: percentToPersen(lantai) }
  expect(peringatanBerlaku(IZIN, settings)[0]!.peringatan).toBe(
    `Yang berhak memberi otorisasi boleh menyetujui permintaannya sendiri, misalnya ${example}. Pilih YA agar selalu ada orang kedua.`,
  )
})
