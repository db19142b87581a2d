import { describe, expect, it, test } from 'vitest'
import {
  hanyaOwn,
  paraSystem,
  parseSetting,
  parseSettings,
  textInForce,
  type SettingKey,
} from './para-system.ts'

describe('DOMAIN §L', () => {
  it('defaults', () => {
    expect(parseSettings()).toEqual({
      PEMBULATAN: 500,
      PEMBULATAN_BELI: 'NAIK',
      PEMBULATAN_HARGA_GRAM: 1_000,
      BATU_IKUT_TIMBANG: false,
      HARGA_LANTAI_PERSEN: 700_000,
      TOLERANSI_BERAT_JUAL: 10,
      TOLERANSI_BERAT_BELI: 10,
      TOLERANSI_TIMBANG: 100,
      TOLERANSI_SUSUT_CUCI: 10_000,
      BASIS_BELI: 'NOTA',
      BELI_DENGAN_ATRIBUT: false,
      BELI_DENGAN_ONGKOS: false,
      FEE_KARTU_MODE: 'TOKO',
      REFUND_CARA: 'ASAL',
      AUTO_VALIDASI: false,
      VALIDASI_BEDA_USER: false,
      OTORISASI_BEDA_USER: false,
      TITIP_MIN_PERSEN: 200_000,
      TITIP_MASA_HARI: 30,
      TITIP_POTONGAN_BATAL_PERSEN: 0,
      PESANAN_POTONGAN_BATAL_PERSEN: 0,
      POIN_TUKAR: 'NETTO',
      POIN_POTONG_BELI: false,
      KUPON_TUKAR: true,
      POIN_MASA_BULAN: 0,
      MEMBER_TIDAK_AKTIF_BULAN: 3,
      TIMBANG_BAKI_TUTUP: 'PERINGATAN',
      HITUNG_KAS_TUTUP: 'PERINGATAN',
      LIMIT_AMBIL_KAS: 5_000_000,
      KIRIM_OTORISASI: false,
      DOKUMEN_ASAL: 'PERINGATAN',
      TAHAN_TANPA_SURAT_HARI: 0,
      HUTANG_BEDA_USER_MULAI: 5_000_000,
      MODUL_HUTANG: true,
      PPN_MODE: 'OFF',
      CORETAX_DPP: 'JUAL',
      AML_BATAS: 500_000_000,
      AML_HARI: 1,
      AML_POLA_HARI: 30,
      AML_IDENTITAS_MIN: 100_000_000,
      ARSIP_MIN_HARI: 90,
      SESI_JAM: 12,
      RETENSI_MEMBER_BULAN: 60,
      RETENSI_IDENTITAS_BULAN: 60,
      RETENSI_PAJAK_BULAN: 120,
      SESI_DIAM_MENIT: 60,
    })
  })
  it('what a shop has stored wins; keys nobody knows are left alone', () => {
    expect(
      parseSettings({ PEMBULATAN: '1000', TOLERANSI_TIMBANG: '0.25', PPN_MODE: 'INCLUDE', RASA: 'MERAH' }),
    ).toMatchObject({
      PEMBULATAN: 1_000,
      TOLERANSI_TIMBANG: 250,
      PPN_MODE: 'INCLUDE',
    })
  })
  it('a stored text that is not valid stops everything, by name', () => {
    expect(() => parseSettings({ PEMBULATAN: '0', PPN_MODE: 'off' })).toThrow(
      'para-system not valid: PEMBULATAN=0, PPN_MODE=off',
    )
  })
})

test.each<[SettingKey, string]>([
  ['PEMBULATAN', '0'],
  ['PEMBULATAN', '-500'],
  ['PEMBULATAN', '1.5'],
  ['PEMBULATAN', ''],
  ['PEMBULATAN', '5e2'],
  ['PEMBULATAN', ' 500'],
  ['TOLERANSI_BERAT_JUAL', '0.0001'],
  ['TOLERANSI_BERAT_JUAL', '-1'],
  ['TOLERANSI_BERAT_JUAL', '0x1'],
  ['TOLERANSI_BERAT_JUAL', '1.'],
  ['TITIP_MIN_PERSEN', '100.1'],
  ['TITIP_MIN_PERSEN', '1.12345'],
  ['BASIS_BELI', 'nota'],
  ['AUTO_VALIDASI', 'true'],
  ['SESI_JAM', '0'],
  // times that no calendar holds: with such a session nobody could sign in any more
  ['SESI_JAM', '8761'],
  // a user who left yesterday is not signed in today
  ['SESI_JAM', '25'],
  ['SESI_DIAM_MENIT', '4'],
  ['SESI_DIAM_MENIT', '00'],
  ['TITIP_MASA_HARI', '36501'],
  ['POIN_MASA_BULAN', '1201'],
  ['MEMBER_TIDAK_AKTIF_BULAN', '99999999999'],
  ['PEMBULATAN', '100000000001'],
])('%s refuses "%s"', (key, text) => {
  expect(parseSetting(key, text)).toBeUndefined()
})

test.each(Object.entries(paraSystem))('%s explains itself, and its default is valid', (_, setting) => {
  expect(setting.keterangan.length).toBeGreaterThan(10)
  expect(setting.parse(setting.default)).not.toBeUndefined()
  for (const choice of setting.choices ?? []) expect(setting.parse(choice)).not.toBeUndefined()
})

test.each<[SettingKey, string, number]>([
  ['SESI_JAM', '24', 24],
  ['SESI_JAM', '48', 24],
  ['SESI_JAM', '8760', 24],
  ['SESI_DIAM_MENIT', '0', 0],
  ['SESI_DIAM_MENIT', '1', 5],
  ['SESI_DIAM_MENIT', '5', 5],
])('%s stored as "%s" before counts as %i, and is shown so', (key, text, value) => {
  expect(parseSettings({ [key]: text })[key]).toBe(value)
  expect(textInForce(key, text)).toBe(String(value))
})

test('a session that never ends by itself is the owner’s to allow', () => {
  expect(hanyaOwn('SESI_DIAM_MENIT', '0')).toBe(true)
  expect(hanyaOwn('SESI_DIAM_MENIT', '5')).toBe(false)
  expect(hanyaOwn('PEMBULATAN', '0')).toBe(false)
})
