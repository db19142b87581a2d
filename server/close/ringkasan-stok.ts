/** Stock in the end-of-day summary. $1 shop, $2 day; every order is by code points. */
import { GUDANG_SISTEM, lokasiSistem } from '#domain/rules/lokasi.ts'
import { statement } from '../db/statement.ts'
import { GERAK_COLUMNS } from './stok-harian.ts'

const jumlah = (column: string): string => `sum(${column}) AS ${column}`
export const stok = statement<object>(
  'eod_stok',
  `SELECT kode_gudang, ${['stock_awal', ...GERAK_COLUMNS, 'stock_akhir'].map(jumlah).join(', ')}, ${['awal', ...GERAK_COLUMNS, 'akhir'].map((k) => jumlah(`berat_${k}`)).join(', ')}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1 ORDER BY kode_gudang COLLATE "C"`,
)

/** Fine gold, exact: milligrams by the purity each group had when the day was closed. */
const HALUS = 'sum(berat_akhir::numeric * kadar) AS halus'
export const stok24k = statement<object>(
  'eod_stok_24k',
  `SELECT kode_gudang, sum(berat_akhir) AS berat, ${HALUS}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1 HAVING sum(berat_akhir) <> 0 ORDER BY kode_gudang COLLATE "C"`,
)
export const stokKadar = statement<object>(
  'eod_stok_kadar',
  `SELECT kode_group, kadar, sum(stock_akhir) AS qty, sum(berat_akhir) AS berat, ${HALUS}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1, 2 HAVING sum(berat_akhir) <> 0 ORDER BY kode_group COLLATE "C", kadar`,
)

const DITAHAN = GUDANG_SISTEM.filter((gudang) => gudang === 'PESANAN' || gudang === 'TITIP')
/** Orders and deposits that went to their customers, and came back of a sale that was cancelled. */
export const serah = statement<object>(
  'eod_serah',
  `SELECT split_part(m.lokasi, '/', 1) AS kode_gudang, m.kode_mutasi, count(*) AS qty, sum(d.berat) AS berat, sum(d.harga_total) AS harga_total
   FROM mutasi_stok m JOIN jual_detail d ON d.kode_toko = m.kode_toko AND d.no_faktur_jual = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi IN ('M03', 'M04') AND m.lokasi IN (${DITAHAN.map((g) => `'${lokasiSistem(g)}'`).join(', ')})
   GROUP BY 1, 2 ORDER BY 1, 2`,
)

/** Customers' own goods that came in and went home: of orders, repairs, loans. */
export const barangCustomer = statement<object>(
  'eod_barang_customer',
  `SELECT ref_type, -COALESCE(sum(qty) FILTER (WHERE berat < 0), 0) AS masuk, -COALESCE(sum(berat) FILTER (WHERE berat < 0), 0) AS berat_masuk,
     COALESCE(sum(qty) FILTER (WHERE berat > 0), 0) AS keluar, COALESCE(sum(berat) FILTER (WHERE berat > 0), 0) AS berat_keluar
   FROM mutasi_stok WHERE kode_toko = $1 AND tanggal = $2 AND lokasi = 'V:CUSTOMER' AND pemilik = 'CUSTOMER' GROUP BY 1 ORDER BY ref_type COLLATE "C"`,
)
