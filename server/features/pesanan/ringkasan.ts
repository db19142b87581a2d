/** Orders in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../../db/statement.ts'

/** Money that the DPs of orders hold. */
export const pesanan = statement<object>(
  'eod_pesanan',
  `SELECT -saldo_awal AS saldo_awal, kredit AS masuk, debet AS keluar, -saldo_akhir AS saldo_akhir
   FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = $2 AND kode_akun = '${AKUN.DP_PESANAN.kode}'`,
)
export const pesananKategori = statement<object>(
  'eod_pesanan_kategori',
  `SELECT j.kategori, -COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah < 0), 0) AS masuk,
     COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah > 0), 0) AS keluar
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal = $2 AND d.kode_akun = '${AKUN.DP_PESANAN.kode}'
   GROUP BY 1 ORDER BY j.kategori COLLATE "C"`,
)
