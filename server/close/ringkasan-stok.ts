/** Stock in the end-of-day summary. $1 shop, $2 day; every order is by code points. */
import { GUDANG_SISTEM, lokasiSistem } from '#domain/rules/lokasi.ts'
import { statement } from '../db/statement.ts'
import { GERAK_COLUMNS } from '../ledger/stok-harian.ts'

const jumlah = (column: string): string => `sum(${column}) AS ${column}`
export const stok = statement<object>(
  'eod_stok',
  `SELECT kode_gudang, ${['stock_awal', ...GERAK_COLUMNS, 'stock_akhir'].map(jumlah).join(', ')},
     ${['awal', ...GERAK_COLUMNS, 'akhir'].map((k) => jumlah(`berat_${k}`)).join(', ')}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1 ORDER BY kode_gudang COLLATE "C"`,
)

/** Fine gold, exact: milligrams by the purity each group had when the day was closed. */
const HALUS = 'sum(berat_akhir::numeric * kadar) AS halus'
const dari24k = (nama: string, mana: string) =>
  statement<object>(
    nama,
    `SELECT kode_gudang, sum(berat_akhir) AS berat, ${HALUS}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2${mana} GROUP BY 1 HAVING sum(berat_akhir) <> 0
   ORDER BY kode_gudang COLLATE "C"`,
  )
const dariKadar = (nama: string, mana: string, column: string) =>
  statement<object>(
    nama,
    `SELECT kode_group, kadar, sum(stock_akhir) AS qty, sum(berat_akhir) AS berat${column}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2${mana} GROUP BY 1, 2 HAVING sum(berat_akhir) <> 0
   ORDER BY kode_group COLLATE "C", kadar`,
  )
/** Until version 6 silver was counted by its purity as if that were gold's. */
export const allStok24k = dari24k('eod_stok_24k', '')
export const allStokKadar = dariKadar('eod_stok_kadar', '', `, ${HALUS}`)

const jenis = (status_gold: 'GOLD' | 'NONGOLD'): string =>
  ` AND kode_group IN (
     SELECT h.kode_group FROM grup_harian h
     WHERE h.kode_toko = $1 AND h.tanggal = $2 AND h.status_gold = '${status_gold}')`
const EMAS = jenis('GOLD')
export const stok24k = dari24k('eod_stok_24k_emas', EMAS)
export const stokKadar = dariKadar('eod_stok_kadar_emas', EMAS, `, ${HALUS}`)
/** Silver, stones, accessories: in their own grams, whose purity is no gold's. */
export const stokBukanEmas = dariKadar('eod_stok_bukan_emas', jenis('NONGOLD'), '')

const DITAHAN = GUDANG_SISTEM.filter((gudang) => gudang === 'PESANAN' || gudang === 'TITIP')
/** Orders and deposits that went to their customers, and came back of a sale that was cancelled. */
export const serah = statement<object>(
  'eod_serah',
  `SELECT split_part(m.lokasi, '/', 1) AS kode_gudang, m.kode_mutasi, count(*) AS qty, sum(d.berat) AS berat,
     sum(d.harga_total) AS harga_total
   FROM mutasi_stok m JOIN jual_detail d ON d.kode_toko = m.kode_toko AND d.no_faktur_jual = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi IN ('M03', 'M04')
     AND m.lokasi IN (${DITAHAN.map((g) => `'${lokasiSistem(g)}'`).join(', ')})
   GROUP BY 1, 2 ORDER BY 1, 2`,
)

/** Customers' own goods that came in and went home: of orders, repairs, loans. */
export const barangCustomer = statement<object>(
  'eod_barang_customer',
  `SELECT ref_type, -COALESCE(sum(qty) FILTER (WHERE berat < 0), 0) AS masuk,
     -COALESCE(sum(berat) FILTER (WHERE berat < 0), 0) AS berat_masuk,
     COALESCE(sum(qty) FILTER (WHERE berat > 0), 0) AS keluar,
     COALESCE(sum(berat) FILTER (WHERE berat > 0), 0) AS berat_keluar
   FROM mutasi_stok WHERE kode_toko = $1 AND tanggal = $2 AND lokasi = 'V:CUSTOMER' AND pemilik = 'CUSTOMER'
   GROUP BY 1 ORDER BY ref_type COLLATE "C"`,
)
