/** Drawer counts in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day. */
import { statement } from '../../db/statement.ts'
import { BASI } from './state.ts'

/** The day's counts in their order, with what became of their differences; `basi`: the drawer moved after it, on that day still. */
export const hitungKas = statement<object>(
  'eod_hitung_kas',
  `SELECT h.no, h.seharusnya, h.dihitung, h.selisih, s.cara, s.keterangan, s.no_kas, h.input_by, ${BASI} AS basi
   FROM hitung_kas h LEFT JOIN hitung_kas_selisih s ON s.no = h.no
   WHERE h.kode_toko = $1 AND h.tgl_system = $2 ORDER BY h.id`,
)
