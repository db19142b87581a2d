/** Warnings about a shop for as long as its settings stay as they are. */
import { expect, test } from 'vitest'
import { percentToPersen } from '../units.ts'
import { parseSettings, type Settings } from './para-system.ts'
import { peringatanBerlaku } from './peringatan-pengaturan.ts'

const IZIN = {
  izin_gadai: 'KEP-12/KO.1/2025',
  npwp: '34.04.0101.0190.0001',
  nama_toko: 'TOKO EMAS',
  alamat_toko: 'JL. MALIOBORO 1',
}
const said = (more: Partial<Settings> = {}, izin = IZIN): string[] =>
  peringatanBerlaku(izin, { ...parseSettings(), PPN_MODE: 'INCLUDE', ...more }).map(({ key }) => key)

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
  expect(said(empat, { ...IZIN, izin_gadai: ' - ' })).toEqual(['MODUL_HUTANG'])
  expect(said({ ...empat, MODUL_HUTANG: false }, { ...IZIN, izin_gadai: '-' })).toEqual([])
})

test('PPN that nobody collects, and a nota that would be no tax invoice', () => {
  const dua = { OTORISASI_BEDA_USER: true }
  expect(said({ ...dua, PPN_MODE: 'OFF' })).toEqual(['PPN_MODE'])
  for (const kurang of [{ npwp: '123456789012345' }, { alamat_toko: '-' }, { nama_toko: ' ' }]) {
    expect(said(dua, { ...IZIN, ...kurang })).toEqual(['PPN_MODE'])
    expect(said({ ...dua, PPN_MODE: 'EXCLUDE' }, { ...IZIN, ...kurang })).toEqual(['PPN_MODE'])
  }
  expect(
    peringatanBerlaku(
      { ...IZIN, npwp: '-', alamat_toko: '-' },
      { ...parseSettings(), PPN_MODE: 'EXCLUDE' },
    )[0],
  ).toEqual({
    key: 'PPN_MODE',
    peringatan:
      'Nota belum memenuhi syarat faktur pajak (PER-11/PJ/2025): isi NPWP 16 angka, alamat toko di Setting Toko.',
  })
})

test.each([
  [70, 'penjualannya sendiri 28% di bawah harga daftar'],
  [90, 'penjualannya sendiri 8% di bawah harga daftar'],
  [100, 'mengambil uang kas di atas limitnya sendiri'],
])('with the floor at %i%% it says what one may do alone', (lantai, example) => {
  const settings = { ...parseSettings(), HARGA_LANTAI_PERSEN: percentToPersen(lantai) }
  expect(peringatanBerlaku(IZIN, settings).at(-1)!.peringatan).toBe(
    `Yang berhak memberi otorisasi boleh menyetujui permintaannya sendiri, misalnya ${example}. Pilih YA agar selalu ada orang kedua.`,
  )
})
