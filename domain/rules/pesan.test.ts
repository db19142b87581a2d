import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tanggalSystem } from '../units.ts'
import {
  hariUlangTahun,
  PESAN_FIELDS,
  pesanText,
  JENIS_PESAN,
  pesanState,
  KIND_PESAN,
  nilaiPesan,
  periksaTemplate,
  tautanWa,
  type PesanFields,
} from './pesan.ts'

const nilai = (all: string) =>
  Object.fromEntries(Object.keys(PESAN_FIELDS).map((nama) => [nama, all])) as Record<PesanFields, string>
const apaPun = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

test('an offered kind has words that its own rule takes', () => {
  for (const jenis of JENIS_PESAN) {
    expect([jenis, periksaTemplate(jenis, KIND_PESAN[jenis].text)]).toEqual([jenis, []])
    expect(pesanText(KIND_PESAN[jenis].text, nilai('X'))).not.toMatch(/[{}]/)
  }
})

test.each([
  [
    'ULANG TAHUN',
    'Halo {nama}, {sisa} {umur}',
    ['{sisa} Tidak Dikenal, Yang Ada: {nama} {toko}', '{umur} Tidak Dikenal, Yang Ada: {nama} {toko}'],
  ],
  ['ULANG TAHUN', 'Halo {Nama} {nama}', ['{Nama} Tidak Dikenal, Yang Ada: {nama} {toko}']],
  ['PESANAN JADI', 'Halo {nama', ['Tanda { Dan } Hanya Untuk Isian']],
  ['PESANAN JADI', 'Halo {{nama}}', ['Tanda { Dan } Hanya Untuk Isian']],
  [
    'PESANAN JADI',
    'Halo {constructor}',
    ['{constructor} Tidak Dikenal, Yang Ada: {nama} {no} {barang} {toko} {tanggal}'],
  ],
  ['PESANAN JADI', '{barang}'.repeat(20), ['Pesan Terlalu Panjang Bila Sudah Diisi']],
  ['PESANAN JADI', 'Sudah jadi', []],
] as const)('%s: %s', (jenis, text, wrong) =>
  expect(periksaTemplate(jenis, text).flatMap(({ errors }) => errors)).toEqual(
    wrong.map((message) => ({ field: 'teks', message })),
  ),
)

describe('whatever a customer and their pieces are called', () => {
  test('no placeholder is left in what is sent, none is brought in, and it does not grow without end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...JENIS_PESAN), apaPun, (jenis, content) => {
        const text = pesanText(KIND_PESAN[jenis].text, nilai(content))
        expect(text).not.toMatch(/[{}]/)
        expect([...text].length).toBeLessThanOrEqual(1_000)
        expect(nilaiPesan(content)).toBe(nilaiPesan(nilaiPesan(content)))
      }),
    )
  })
  test('the address is one of wa.me with the number of the member, and the text comes out of it as it went in', () => {
    fc.assert(
      fc.property(fc.constantFrom(...JENIS_PESAN), apaPun, apaPun, (jenis, content, template) => {
        for (const pola of [KIND_PESAN[jenis].text, template]) {
          const text = pesanText(pola, nilai(content))
          const url = new URL(tautanWa('6281234567890', text))
          expect([url.origin, url.pathname, url.hash, [...url.searchParams.keys()]]).toEqual([
            'https://wa.me',
            '/6281234567890',
            '',
            ['text'],
          ])
          expect(url.searchParams.get('text')).toBe(text.replace(/\p{Cs}/gu, ''))
        }
      }),
    )
  })
  test('a name that looks like a placeholder is a name', () =>
    expect(pesanText('{nama}: {toko}', { ...nilai('KENCANA'), nama: 'IBU {toko}\n{no}' })).toBe(
      'IBU toko no: KENCANA',
    ))
})

test('only who agreed, at a number, on the day', () => {
  const hari = tanggalSystem('2025-01-15')
  const basis = { setuju: true, no_hp: '081234567890', untuk: hari, tgl_system: hari }
  expect(pesanState(basis, 'ULANG TAHUN')).toBe('BISA')
  expect(pesanState({ ...basis, setuju: false }, 'ULANG TAHUN')).toBe('TANPA PERSETUJUAN')
  expect(pesanState({ ...basis, no_hp: '-' }, 'PESANAN JADI')).toBe('TANPA NOMOR')
  const besok = { ...basis, untuk: tanggalSystem('2025-01-16') }
  expect([pesanState(besok, 'ULANG TAHUN'), pesanState(besok, 'TITIPAN JATUH TEMPO')]).toEqual([
    'BELUM HARINYA',
    'BISA',
  ])
})

test.each([
  ['2025-02-28', [228, 229]],
  ['2024-02-28', [228]],
  ['2024-02-29', [229]],
  ['2025-12-31', [1231]],
])('birthdays that are kept on %s', (tanggal, kunci) =>
  expect(
    hariUlangTahun(tanggalSystem(tanggal))
      .filter(({ untuk }) => untuk === tanggal)
      .map((hari) => hari.kunci),
  ).toEqual(kunci),
)
test('nine days, whatever month ends among them', () =>
  expect([...new Set(hariUlangTahun(tanggalSystem('2025-12-28')).map(({ untuk }) => untuk))]).toHaveLength(9))
