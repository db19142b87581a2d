/** Writes numbers and days for screen, paper and files. No Intl: both sides must write the same. */
import type { Milligram, Persen, Rupiah } from './units.ts'

const RUPIAH = 'Rp. '

/** 1577500 → '1,577,500' (Korean grouping, spec 000 §9); -5 → '-5'. */
export const formatNumber = (n: number): string => {
  const digits = String(Math.abs(n)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return n < 0 ? `-${digits}` : digits
}

/** Of a file: 1577500 bytes → '2 MB', never less than it is. */
export const formatUkuran = (bytes: number): string =>
  bytes < 1e6 ? `${formatNumber(Math.ceil(bytes / 1e3))} kB` : `${formatNumber(Math.ceil(bytes / 1e6))} MB`

/** 1577500 → 'Rp. 1,577,500', -5101000 → '-Rp. 5,101,000': the sign stands first, where it is seen. */
export const formatRupiah = (amount: Rupiah): string =>
  `${amount < 0 ? '-' : ''}${RUPIAH}${formatNumber(Math.abs(amount))}`

/** 2350 mg → '2.350'; thousands are separated from 1000 g on (spec 000 §9). `decimals` 2 for the order reports. */
export const formatGram = (mg: Milligram, decimals: 2 | 3 = 3): string => {
  const scaled = decimals === 3 ? Math.abs(mg) : Math.floor((Math.abs(mg) + 5) / 10)
  const whole = formatNumber(Math.floor(scaled / 10 ** decimals))
  const fraction = String(scaled % 10 ** decimals).padStart(decimals, '0')
  return `${mg < 0 && scaled > 0 ? '-' : ''}${whole}.${fraction}`
}

/** 375000 → '37.5%', 11000 → '1.1%', 0 → '0%'. */
export const formatPersen = (p: Persen): string => {
  const fraction = String(p % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${Math.floor(p / 10_000)}${fraction && '.'}${fraction}%`
}

export const NAMA_BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const
export const NAMA_HARI = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

const parts = (tanggal: string): [number, number, number] =>
  tanggal.split('-').map(Number) as [number, number, number]

/** '2025-01-15' or '2025-01' → 'Januari 2025'. */
export const formatBulan = (tanggal: string): string => {
  const [y, m] = parts(tanggal)
  return `${NAMA_BULAN[m - 1]} ${y}`
}

/** '2025-01-15' → '15 Januari 2025'. */
export const formatTanggal = (tanggal: string): string => `${parts(tanggal)[2]} ${formatBulan(tanggal)}`

/** '2025-01-15' → 'Rabu, 15 Januari 2025'. */
export const formatHariTanggal = (tanggal: string): string => {
  const [y, m, d] = parts(tanggal)
  return `${NAMA_HARI[new Date(Date.UTC(y, m - 1, d)).getUTCDay()]}, ${formatTanggal(tanggal)}`
}
