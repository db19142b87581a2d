/** The sections of the end-of-day summary. $1 shop, $2 day. Every order is by code points, whatever the database's language. */
import { AKUN } from '#domain/rules/akun.ts'
import { JURNAL, type KategoriJurnal } from '#domain/rules/jurnal.ts'
import { statement } from '../db/statement.ts'
import { AKUN_PER_DOKUMEN } from './saldo-akun-harian.ts'

const UANG = `('${AKUN.KAS.kode}', '${AKUN.BANK.kode}')`
const kasBankDengan = (nama: string, tambahan: string) =>
  statement<object>(
    nama,
    `SELECT kode_akun, no_rekening, saldo_awal, debet AS masuk, kredit AS keluar, saldo_akhir${tambahan}
   FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = $2 AND kode_akun IN ${UANG}
   ORDER BY kode_akun COLLATE "C", no_rekening COLLATE "C"`,
  )
/** Until version 6 an account was its number alone. */
export const kasBank = kasBankDengan('eod_kas_bank', '')
export const kasBankBernama = kasBankDengan('eod_kas_bank_bernama', ', nama_bank')
export const kasBankKategori = statement<object>(
  'eod_kas_bank_kategori',
  `SELECT d.kode_akun, d.no_rekening, j.kategori,
     COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah > 0), 0) AS masuk,
     -COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah < 0), 0) AS keluar
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal = $2 AND d.kode_akun IN ${UANG}
   GROUP BY 1, 2, 3 ORDER BY d.kode_akun COLLATE "C", d.no_rekening COLLATE "C", j.kategori COLLATE "C"`,
)

/** Accounts that are kept by document: what they hold, and for how many. */
export const outstanding = statement<object>(
  'eod_outstanding',
  `SELECT kode_akun, saldo_awal, saldo_akhir, dokumen
   FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = $2 AND kode_akun IN ${AKUN_PER_DOKUMEN}
   ORDER BY kode_akun COLLATE "C"`,
)
export const outstandingKali = statement<object>(
  'eod_outstanding_kali',
  `SELECT d.kode_akun, j.kategori, count(DISTINCT j.id) AS kali
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal = $2 AND d.kode_akun IN ${AKUN_PER_DOKUMEN}
   GROUP BY 1, 2 ORDER BY d.kode_akun COLLATE "C", j.kategori COLLATE "C"`,
)

const BATAL = `(${(Object.keys(JURNAL) as KategoriJurnal[])
  .filter((kategori) => kategori.includes('BATAL'))
  .map((kategori) => `'${kategori}'`)
  .join(', ')})`
/** Every document that was undone after it was posted, whatever it moved: rupiah, goods, or both. */
export const batalDokumen = statement<object>(
  'eod_batal_dokumen',
  `WITH uang AS (
     SELECT j.ref_no, j.kategori, min(j.user_id) AS user_id, sum(d.jumlah) FILTER (WHERE d.jumlah > 0) AS nilai
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = $1 AND j.tanggal = $2 AND j.kategori IN ${BATAL} GROUP BY 1, 2),
   barang AS (
     SELECT ref_no, min(ref_type) AS ref_type, min(user_id) AS user_id, sum(greatest(qty, 0)) AS qty,
       sum(greatest(berat, 0)) AS berat
     FROM mutasi_stok WHERE kode_toko = $1 AND tanggal = $2 AND reversal_of IS NOT NULL GROUP BY 1)
   SELECT ref_no AS no, COALESCE(u.kategori, 'BATAL ' || b.ref_type) AS kategori, COALESCE(b.qty, 0) AS qty,
     COALESCE(b.berat, 0) AS berat, COALESCE(u.nilai, 0) AS nilai, COALESCE(u.user_id, b.user_id) AS user_id
   FROM uang u FULL JOIN barang b USING (ref_no)
   ORDER BY ref_no COLLATE "C", COALESCE(u.kategori, b.ref_type) COLLATE "C"`,
)

export const otorisasi = statement<object>(
  'eod_otorisasi',
  `SELECT kategori, count(*) FILTER (WHERE hasil = 'OK') AS ok, count(*) FILTER (WHERE hasil = 'GAGAL') AS gagal
   FROM otorisasi WHERE kode_toko = $1 AND tgl_system = $2 GROUP BY 1 ORDER BY kategori COLLATE "C"`,
)
