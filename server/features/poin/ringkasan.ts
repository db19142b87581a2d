/** Points in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { statement } from '../../db/statement.ts'

export const poin = statement<object>(
  'eod_poin',
  `SELECT kategori, COALESCE(sum(poin) FILTER (WHERE poin > 0), 0) AS masuk,
     -COALESCE(sum(poin) FILTER (WHERE poin < 0), 0) AS keluar
   FROM mutasi_poin WHERE kode_toko = $1 AND tgl_trx = $2 GROUP BY 1 ORDER BY kategori COLLATE "C"`,
)
