/** Purchases and trade-ins in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../../db/statement.ts'

/** Pieces bought back that day, alone or in a trade-in, and pieces of cancelled purchases, by group. */
const beliLine = (mutasi: 'M07' | 'M08'): string =>
  `SELECT d.kode_group, count(*) AS qty, sum(d.berat) AS berat, sum(d.harga_nota) AS harga_nota, sum(d.harga) AS harga
   FROM mutasi_stok m JOIN beli_detail d ON d.kode_toko = m.kode_toko AND d.no_faktur_beli = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi = '${mutasi}' AND m.lokasi = 'V:CUSTOMER'
   GROUP BY 1 ORDER BY d.kode_group COLLATE "C"`

export const pembelian = statement<object>('eod_pembelian', beliLine('M07'))
export const batalPembelian = statement<object>('eod_batal_pembelian', beliLine('M08'))

const UANG = `('${AKUN.KAS.kode}', '${AKUN.BANK.kode}')`
/** Trade-ins and their cancels: what came back, what was taken, and what was paid on top (below 0: by the shop). */
export const tukar = statement<object>(
  'eod_tukar',
  `SELECT j.kategori, count(DISTINCT j.id) AS qty,
     COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${AKUN.PEMBELIAN_EMAS.kode}'), 0) AS beli,
     -COALESCE(sum(d.jumlah) FILTER (
         WHERE d.kode_akun IN ('${AKUN.PENJUALAN_EMAS.kode}', '${AKUN.PENDAPATAN_ONGKOS.kode}',
             '${AKUN.PENJUALAN_ATRIBUT.kode}')), 0) AS jual,
     COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun IN ${UANG}), 0) AS uang
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal = $2 AND j.kategori IN ('TUKAR', 'BATAL TUKAR')
   GROUP BY 1 ORDER BY j.kategori COLLATE "C"`,
)
