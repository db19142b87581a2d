/** The sections of the end-of-day summary. $1 shop, $2 day. Every order is by code points, whatever the database's language. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../db/statement.ts'
import { GERAK_COLUMNS } from './stok-harian.ts'

const UANG = `('${AKUN.KAS.kode}', '${AKUN.BANK.kode}')`
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

const jumlah = (column: string): string => `sum(${column}) AS ${column}`
export const stok = statement<object>(
  'eod_stok',
  `SELECT kode_gudang, ${['stock_awal', ...GERAK_COLUMNS, 'stock_akhir'].map(jumlah).join(', ')}, ${['awal', ...GERAK_COLUMNS, 'akhir'].map((k) => jumlah(`berat_${k}`)).join(', ')}
   FROM stok_harian WHERE kode_toko = $1 AND tanggal = $2 GROUP BY 1 ORDER BY kode_gudang COLLATE "C"`,
)

export const otorisasi = statement<object>(
  'eod_otorisasi',
  `SELECT kategori, count(*) FILTER (WHERE hasil = 'OK') AS ok, count(*) FILTER (WHERE hasil = 'GAGAL') AS gagal
   FROM otorisasi WHERE kode_toko = $1 AND tgl_system = $2 GROUP BY 1 ORDER BY kategori COLLATE "C"`,
)
