/** Weighing of trays in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { GUDANG_SISTEM } from '#domain/rules/lokasi.ts'
import { statement } from '../../db/statement.ts'

const BUKAN_JUALAN = GUDANG_SISTEM.filter((gudang) => gudang !== 'TOKO')
  .map((gudang) => `'${gudang}'`)
  .join(', ')

/** The last weighing of each tray, and the trays with pieces that nobody weighed. */
export const statusTimbang = statement<object>(
  'eod_status_timbang',
  `SELECT COALESCE(w.kode_baki, s.kode_baki) AS kode_baki, COALESCE(w.status, 'BELUM') AS status, w.no,
     w.berat_seharusnya, w.berat_timbang, w.selisih
   FROM (
       SELECT DISTINCT ON (kode_baki) kode_baki, status, no, berat_seharusnya, berat_timbang, selisih
       FROM timbang_baki WHERE kode_toko = $1 AND tgl_system = $2 ORDER BY kode_baki, id DESC) w
     FULL JOIN (
       SELECT kode_baki FROM stok_harian
       WHERE kode_toko = $1 AND tanggal = $2 AND kode_gudang NOT IN (${BUKAN_JUALAN}) GROUP BY 1
       HAVING sum(stock_akhir) > 0) s ON s.kode_baki = w.kode_baki
   ORDER BY COALESCE(w.kode_baki, s.kode_baki) COLLATE "C"`,
)
