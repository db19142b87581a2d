/** Repairs in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../../db/statement.ts'

/** Money paid ahead on repairs. */
export const service = statement<object>(
  'eod_service',
  `SELECT -saldo_awal AS saldo_awal, kredit AS masuk, debet AS keluar, -saldo_akhir AS saldo_akhir
   FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = $2 AND kode_akun = '${AKUN.UANG_MUKA_SERVICE.kode}'`,
)
/** Money that repairs brought in and gave back, event by event. */
export const serviceKategori = statement<object>(
  'eod_service_kategori',
  `SELECT j.kategori,
     -COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${AKUN.UANG_MUKA_SERVICE.kode}'), 0) AS uang_muka,
     -COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${AKUN.PENDAPATAN_SERVICE.kode}'), 0) AS pendapatan
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal = $2
     AND d.kode_akun IN ('${AKUN.UANG_MUKA_SERVICE.kode}', '${AKUN.PENDAPATAN_SERVICE.kode}')
   GROUP BY 1 ORDER BY j.kategori COLLATE "C"`,
)
