/** Sales in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { statement } from '../../db/statement.ts'

/** The day's validated lines, and those it cancelled, by group: what moved to and from the customer that day, at the prices of its lines. */
const jualLine = (mutasi: 'M03' | 'M04'): string =>
  `SELECT d.kode_group, count(*) AS qty, sum(d.berat) AS berat, sum(d.harga_jual) AS harga_jual,
     sum(d.ongkos) AS ongkos, sum(d.harga_atribut) AS harga_atribut, sum(d.harga_total) AS harga_total,
     sum(d.ppn_rp) AS ppn_rp
   FROM mutasi_stok m JOIN jual_detail d ON d.kode_toko = m.kode_toko AND d.no_faktur_jual = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi = '${mutasi}' AND m.lokasi = 'V:CUSTOMER'
   GROUP BY 1 ORDER BY d.kode_group COLLATE "C"`

export const penjualan = statement<object>('eod_penjualan', jualLine('M03'))
export const batalPenjualan = statement<object>('eod_batal_penjualan', jualLine('M04'))

export const batal = statement<object>(
  'eod_batal',
  `SELECT no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, refund, refund_rp, alasan, user_id
   FROM jual_batal WHERE kode_toko = $1 AND tgl_batal = $2 ORDER BY no_faktur_jual COLLATE "C"`,
)
