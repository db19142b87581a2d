/** Gifts in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { statement } from '../../db/statement.ts'

export const hadiah = statement<object>(
  'eod_hadiah',
  `SELECT kategori, kode_hadiah, sum(stock_in) AS masuk, sum(stock_out) AS keluar, sum(nilai) AS nilai
   FROM mutasi_hadiah WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1, 2
   ORDER BY kategori COLLATE "C", kode_hadiah COLLATE "C"`,
)
