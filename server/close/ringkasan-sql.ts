/** The sections of the end-of-day summary. $1 shop, $2 day. Every order is by code points, whatever the database's language. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../db/client.ts'
import { KOLOM_GERAK } from './stok-harian.ts'

/** The day's validated lines, and those it cancelled, by group: what moved to and from the customer that day, at the prices of its lines. */
const barisJual = (mutasi: 'M03' | 'M04'): string =>
  `SELECT d.kode_group, count(*) AS qty, sum(d.berat) AS berat, sum(d.harga_jual) AS harga_jual, sum(d.ongkos) AS ongkos, sum(d.harga_atribut) AS harga_atribut,
     sum(d.harga_total) AS harga_total, sum(d.ppn_rp) AS ppn_rp
   FROM mutasi_stok m JOIN jual_detail d ON d.kode_toko = m.kode_toko AND d.no_faktur_jual = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi = '${mutasi}' AND m.lokasi = 'V:CUSTOMER' GROUP BY 1 ORDER BY d.kode_group COLLATE "C"`

export const penjualan = statement<object>('eod_penjualan', barisJual('M03'))
export const batalPenjualan = statement<object>('eod_batal_penjualan', barisJual('M04'))

export const batal = statement<object>(
  'eod_batal',
  `SELECT no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, refund, refund_rp, alasan, user_id
   FROM jual_batal WHERE kode_toko = $1 AND tgl_batal = $2 ORDER BY no_faktur_jual COLLATE "C"`,
)

/** What was bought back that day, alone or in a trade-in, and what of it was cancelled, by group. */
const barisBeli = (mutasi: 'M07' | 'M08'): string =>
  `SELECT d.kode_group, count(*) AS qty, sum(d.berat) AS berat, sum(d.harga_nota) AS harga_nota, sum(d.harga) AS harga
   FROM mutasi_stok m JOIN beli_detail d ON d.kode_toko = m.kode_toko AND d.no_faktur_beli = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi = '${mutasi}' AND m.lokasi = 'V:CUSTOMER' GROUP BY 1 ORDER BY d.kode_group COLLATE "C"`

export const pembelian = statement<object>('eod_pembelian', barisBeli('M07'))
export const batalPembelian = statement<object>('eod_batal_pembelian', barisBeli('M08'))

const UANG = `('${AKUN.KAS.kode}', '${AKUN.BANK.kode}')`
/** Trade-ins and their cancels: what came back, what was taken, and what was paid on top (below 0: by the shop). */
export const tukar = statement<object>(
  'eod_tukar',
  `SELECT j.kategori, count(DISTINCT j.id) AS qty, COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${AKUN.PEMBELIAN_EMAS.kode}'), 0) AS beli,
     -COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun IN ('${AKUN.PENJUALAN_EMAS.kode}', '${AKUN.PENDAPATAN_ONGKOS.kode}', '${AKUN.PENJUALAN_ATRIBUT.kode}')), 0) AS jual,
     COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun IN ${UANG}), 0) AS uang
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE j.kode_toko = $1 AND j.tanggal = $2 AND j.kategori IN ('TUKAR', 'BATAL TUKAR')
   GROUP BY 1 ORDER BY j.kategori COLLATE "C"`,
)

/** What customers' deposits hold. */
export const titipan = statement<object>(
  'eod_titipan',
  `SELECT -saldo_awal AS saldo_awal, kredit AS masuk, debet AS keluar, -saldo_akhir AS saldo_akhir
   FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = $2 AND kode_akun = '${AKUN.TITIPAN_PELANGGAN.kode}'`,
)
export const titipanKategori = statement<object>(
  'eod_titipan_kategori',
  `SELECT j.kategori, -COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah < 0), 0) AS masuk, COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah > 0), 0) AS keluar
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE j.kode_toko = $1 AND j.tanggal = $2 AND d.kode_akun = '${AKUN.TITIPAN_PELANGGAN.kode}'
   GROUP BY 1 ORDER BY j.kategori COLLATE "C"`,
)

export const kasBank = statement<object>(
  'eod_kas_bank',
  `SELECT kode_akun, no_rekening, saldo_awal, debet AS masuk, kredit AS keluar, saldo_akhir
   FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = $2 AND kode_akun IN ${UANG} ORDER BY kode_akun COLLATE "C", no_rekening COLLATE "C"`,
)
export const kasBankKategori = statement<object>(
  'eod_kas_bank_kategori',
  `SELECT d.kode_akun, d.no_rekening, j.kategori, COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah > 0), 0) AS masuk, -COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah < 0), 0) AS keluar
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE j.kode_toko = $1 AND j.tanggal = $2 AND d.kode_akun IN ${UANG}
   GROUP BY 1, 2, 3 ORDER BY d.kode_akun COLLATE "C", d.no_rekening COLLATE "C", j.kategori COLLATE "C"`,
)

const jumlah = (kolom: string): string => `sum(${kolom}) AS ${kolom}`
export const stok = statement<object>(
  'eod_stok',
  `SELECT kode_gudang, ${['stock_awal', ...KOLOM_GERAK, 'stock_akhir'].map(jumlah).join(', ')}, ${['awal', ...KOLOM_GERAK, 'akhir'].map((k) => jumlah(`berat_${k}`)).join(', ')}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1 ORDER BY kode_gudang COLLATE "C"`,
)

export const otorisasi = statement<object>(
  'eod_otorisasi',
  `SELECT kategori, count(*) FILTER (WHERE hasil = 'OK') AS ok, count(*) FILTER (WHERE hasil = 'GAGAL') AS gagal
   FROM otorisasi WHERE kode_toko = $1 AND tgl_system = $2 GROUP BY 1 ORDER BY kategori COLLATE "C"`,
)

/** Those of the lines validated that day. */
export const kupon = statement<object>(
  'eod_kupon',
  `SELECT k.kode_group, count(*) AS terbit FROM mutasi_stok m JOIN kupon k ON k.kode_toko = m.kode_toko AND k.no_faktur_jual = m.ref_line
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi = 'M03' AND m.lokasi = 'V:CUSTOMER' GROUP BY 1 ORDER BY k.kode_group COLLATE "C"`,
)

export const poin = statement<object>(
  'eod_poin',
  `SELECT kategori, COALESCE(sum(poin) FILTER (WHERE poin > 0), 0) AS masuk, -COALESCE(sum(poin) FILTER (WHERE poin < 0), 0) AS keluar
   FROM mutasi_poin WHERE kode_toko = $1 AND tgl_trx = $2 GROUP BY 1 ORDER BY kategori COLLATE "C"`,
)

export const hadiah = statement<object>(
  'eod_hadiah',
  `SELECT kategori, kode_hadiah, sum(stock_in) AS masuk, sum(stock_out) AS keluar, sum(nilai) AS nilai
   FROM mutasi_hadiah WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1, 2 ORDER BY kategori COLLATE "C", kode_hadiah COLLATE "C"`,
)
