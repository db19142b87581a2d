/** Coupons in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { statement } from '../../db/statement.ts'

/** Coupons of the lines validated that day. */
export const kupon = statement<object>(
  'eod_kupon',
  `SELECT k.kode_group, count(*) AS terbit
   FROM mutasi_stok m JOIN kupon k ON k.kode_toko = m.kode_toko AND k.no_faktur_jual = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi = 'M03' AND m.lokasi = 'V:CUSTOMER' GROUP BY 1
   ORDER BY k.kode_group COLLATE "C"`,
)
