/** R47, four times: sales or purchases, of one shop or of all (spec 001 §2.15). One line a day when one month is asked for, else one a month. */
import { ALL, kodeToko, periodeBulan, choice } from './filters.ts'

export const MENU_REKAP_BULANAN = '/laporan-rekap-perbulan'

const bulan = {
  ...periodeBulan('tgl_from', 'tgl_to'),
  kategori: choice('Kategori', [ALL, 'GOLD', 'NONGOLD']),
}

/** Of one shop: the session's, or for an owner another one that has no server of its own. */
export const filtersToko = { ...bulan, kode_toko: kodeToko('sendiri') }
export const allFilters = bulan

/** Messages of a search (spec 001 §8). */
export const rekapText = { success: 'Laporan Tersedia', empty: 'Laporan Tidak Tersedia' }

/** '2025-01-15' or '2025-01'. */
export const polaTanggal = (tgl_from: string, tgl_to: string): 'YYYY-MM-DD' | 'YYYY-MM' =>
  tgl_from === tgl_to ? 'YYYY-MM-DD' : 'YYYY-MM'
