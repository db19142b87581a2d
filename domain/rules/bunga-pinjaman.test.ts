import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { percentToPersen, persen, rupiah, tambahHari } from '../units.ts'
import { bungaJatuh, bungaPertama, perpanjangan, type SyaratBunga } from './bunga-pinjaman.ts'

const syarat = (more: Partial<SyaratBunga> = {}): SyaratBunga => ({
  metode: 'BULANAN',
  bunga: percentToPersen(3),
  min_hari: 1,
  tenggang_hari: 0,
  min_bunga_rp: rupiah(0),
  ...more,
})
const harian = syarat({ metode: 'HARIAN' })

// DOMAIN §C.7
test.each<[string, string, SyaratBunga, number, number]>([
  ['2025-01-15', '2025-03-01', syarat(), 2, 120_000],
  ['2025-01-15', '2025-03-01', harian, 45, 90_000],
  ['2025-01-15', '2025-01-15', syarat(), 1, 60_000],
  ['2025-01-15', '2025-02-15', syarat(), 1, 60_000],
  ['2025-01-15', '2025-02-16', syarat(), 2, 120_000],
  ['2025-01-15', '2025-02-16', syarat({ tenggang_hari: 3 }), 1, 60_000],
  ['2025-01-31', '2025-02-28', syarat(), 1, 60_000],
  ['2025-01-31', '2025-03-01', syarat(), 2, 120_000],
  ['2025-01-15', '2025-01-16', syarat({ metode: 'HARIAN', min_hari: 7 }), 7, 14_000],
  ['2025-01-15', '2025-01-16', syarat({ min_bunga_rp: rupiah(75_000) }), 1, 75_000],
])('2,000,000 at 3%% from %s to %s: %j', (tgl_hutang, d_bayar, terms, kali, bunga) =>
  expect(bungaPertama({ pokok: rupiah(2_000_000), tgl_hutang, d_bayar }, terms, 500)).toEqual({
    bunga,
    kali,
  }),
)

test('1,234,567 at 2.5% for 17 days is rounded up', () =>
  expect(
    bungaPertama(
      { pokok: rupiah(1_234_567), tgl_hutang: '2025-01-15', d_bayar: '2025-02-01' },
      syarat({ metode: 'HARIAN', bunga: percentToPersen(2.5) }),
      500,
    ),
  ).toEqual({ bunga: 17_500, kali: 17 }))

const hutang = (tgl_hutang: string, tgl_bunga_sampai = tgl_hutang, sisa_pokok = 2_000_000) => ({
  tgl_hutang,
  tgl_bunga_sampai,
  sisa_pokok: rupiah(sisa_pokok),
})

// Interest has been paid before: by months from the loan's day, and its floors do not come again (§O.4-6).
test.each<[string, string, string, SyaratBunga, number, number, string]>([
  ['2025-01-15', '2025-02-15', '2025-02-15', syarat(), 0, 0, '2025-02-15'],
  ['2025-01-15', '2025-02-15', '2025-02-16', syarat(), 1, 60_000, '2025-03-15'],
  ['2025-01-15', '2025-02-15', '2025-01-20', syarat(), 0, 0, '2025-02-15'],
  ['2025-01-31', '2025-02-28', '2025-03-31', syarat(), 1, 60_000, '2025-03-31'],
  ['2025-01-31', '2025-02-28', '2025-04-01', syarat(), 2, 120_000, '2025-04-30'],
  ['2024-12-31', '2025-02-28', '2025-03-04', syarat({ tenggang_hari: 3 }), 1, 60_000, '2025-03-31'],
  ['2024-12-31', '2025-02-28', '2025-03-03', syarat({ tenggang_hari: 3 }), 0, 0, '2025-02-28'],
  [
    '2025-01-15',
    '2025-02-15',
    '2025-02-20',
    syarat({ min_bunga_rp: rupiah(75_000) }),
    1,
    60_000,
    '2025-03-15',
  ],
  ['2025-01-15', '2025-01-22', '2025-01-20', syarat({ metode: 'HARIAN', min_hari: 7 }), 0, 0, '2025-01-22'],
  [
    '2025-01-15',
    '2025-01-22',
    '2025-01-25',
    syarat({ metode: 'HARIAN', min_hari: 7 }),
    3,
    6_000,
    '2025-01-25',
  ],
])('a loan of %s, paid up to %s, on %s: %j', (tgl, sampai, d_bayar, terms, kali, bunga, berikut) =>
  expect(bungaJatuh(hutang(tgl, sampai), d_bayar, terms, 500)).toEqual({
    bunga,
    kali,
    tgl_bunga_sampai: berikut,
  }),
)

const HARI = fc.integer({ min: 0, max: 1_500 }).map((n) => tambahHari('2023-01-31', n))
const terms = fc.record({
  metode: fc.constantFrom<'BULANAN' | 'HARIAN'>('BULANAN', 'HARIAN'),
  bunga: fc.integer({ min: 0, max: 100_000 }).map((n) => persen(n)),
  min_hari: fc.integer({ min: 0, max: 15 }),
  tenggang_hari: fc.integer({ min: 0, max: 10 }),
  min_bunga_rp: fc.constantFrom(rupiah(0), rupiah(25_000)),
})

// §H.1-17
it('interest is never below nothing, grows with days, principal and rate, and is paid once', () =>
  fc.assert(
    fc.property(HARI, HARI, HARI, terms, fc.integer({ min: 1, max: 10 ** 9 }), (a, b, c, syarat, pokok) => {
      const [awal, tengah, akhir] = [a, b, c].toSorted() as unknown as [string, string, string]
      const baru = hutang(awal, awal, pokok)
      const pertama = bungaJatuh(baru, tengah, syarat, 500)
      const langsung = bungaJatuh(baru, akhir, syarat, 500)
      expect(pertama.bunga).toBeGreaterThanOrEqual(0)
      expect(langsung.bunga).toBeGreaterThanOrEqual(pertama.bunga)
      expect(
        bungaJatuh({ ...baru, sisa_pokok: rupiah(pokok + 1000) }, akhir, syarat, 500).bunga,
      ).toBeGreaterThanOrEqual(langsung.bunga)
      expect(
        bungaJatuh(baru, akhir, { ...syarat, bunga: persen(syarat.bunga + 100) }, 500).bunga,
      ).toBeGreaterThanOrEqual(langsung.bunga)
      // interest paid on the way is not asked again, and the months and days meet
      const dibayar = hutang(awal, pertama.tgl_bunga_sampai, pokok)
      if (pertama.kali > 0) {
        expect(bungaJatuh(dibayar, tengah, syarat, 500)).toMatchObject({ kali: 0, bunga: 0 })
        const lagi = bungaJatuh(dibayar, akhir, syarat, 500)
        expect(pertama.kali + lagi.kali).toBe(Math.max(langsung.kali, pertama.kali))
        expect(lagi.tgl_bunga_sampai >= langsung.tgl_bunga_sampai).toBe(true)
      }
    }),
  ))

test.each([
  ['2025-01-15', 1, '2025-02-15', '2025-02-10', '2025-03-15', 1],
  ['2025-01-15', 1, '2025-02-15', '2025-02-15', '2025-03-15', 1],
  ['2025-01-15', 1, '2025-02-15', '2025-03-15', '2025-04-15', 2],
  ['2025-01-15', 1, '2025-03-15', '2025-02-20', '2025-04-15', 2],
  ['2025-01-31', 1, '2025-02-28', '2025-02-28', '2025-03-31', 1],
  ['2025-01-31', 2, '2025-03-31', '2025-09-01', '2025-09-30', 3],
])(
  'a loan of %s for %i months due %s, extended on %s, is due %s',
  (tgl_hutang, lama_pinjam, tempo, hari, baru, ke) =>
    expect(perpanjangan({ tgl_hutang, lama_pinjam, tgl_jatuh_tempo: tempo }, hari)).toEqual({
      tgl_jatuh_tempo: baru,
      perpanjang_ke: ke,
    }),
)
