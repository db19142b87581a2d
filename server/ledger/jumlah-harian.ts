/**
 * The tables of daily totals, by what each knows a day's goods apart. They have the columns of the views that add them up out of the
 * lines, `hitung_` and their name (migration 0116): the close writes a day of the view down, reports read either, periksa-buku compares.
 */
export const JUMLAH_HARIAN = {
  penjualan_harian: 'kode_group, status_gold, titipan',
  penjualan_sales_harian: 'kode_sales',
  pembelian_harian: 'kode_group, status_gold',
  pembelian_sales_harian: 'kode_sales',
} as const
export type JumlahHarian = keyof typeof JUMLAH_HARIAN
export const SEMUA_JUMLAH = Object.keys(JUMLAH_HARIAN) as JumlahHarian[]

/** Where the totals of every day can be read, closed or not. */
export const hitungan = <T extends JumlahHarian>(tabel: T) => `hitung_${tabel}` as const
