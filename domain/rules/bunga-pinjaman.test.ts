import { expect, test } from 'vitest'
import { percentToPersen, rupiah } from '../units.ts'
import { bungaPertama, type SyaratBunga } from './bunga-pinjaman.ts'

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
