/**
 * The tables of daily totals, by what each knows a day's goods or money apart. They have the columns of the views that add them up out of
 * the lines, `hitung_` and their name (migrations 0116, 0122): the close writes a day of the view down, reports read either, periksa-buku
 * compares. What is sold or bought can be cancelled on a later day, so that it has two (tgl_nota); money moves on one.
 */
export const JUMLAH_HARIAN = {
  penjualan_harian: 'tgl_nota, kode_group, status_gold, titipan',
  penjualan_sales_harian: 'tgl_nota, kode_sales',
  pembelian_harian: 'tgl_nota, kode_group, status_gold',
  pembelian_sales_harian: 'tgl_nota, kode_sales',
  mutasi_uang_harian: 'kode_akun, no_rekening, kategori, jenis_bayar, user_id',
} as const
export type JumlahHarian = keyof typeof JUMLAH_HARIAN
export const ALL_JUMLAH = Object.keys(JUMLAH_HARIAN) as JumlahHarian[]

/** True if the table tells the day of the line from the day on which it counts. */
export const punyaTglNota = (table: JumlahHarian): boolean => JUMLAH_HARIAN[table].startsWith('tgl_nota')

/** View of the totals of every day, closed or not. */
export const hitungan = <T extends JumlahHarian>(table: T) => `hitung_${table}` as const
