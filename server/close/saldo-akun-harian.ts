/** The day's accounts: what each began with, its debits and credits, what it ended with (table saldo_akun_harian). */
import { AKUN, SUB_LEDGER } from '#domain/rules/akun.ts'
import { statement } from '../db/statement.ts'
import { SEJAK_DITUTUP, TERAKHIR_DITUTUP } from '../ledger/pemeriksaan.ts'
import type { TutupContext } from '../dokumen/tutup.ts'

/** Accounts with a balance for each document. */
export const AKUN_PER_DOKUMEN = `(${Object.keys(SUB_LEDGER)
  .map((kode) => `'${kode}'`)
  .join(', ')})`
const COLUMN = 'no_rekening, saldo_awal, debet, kredit, saldo_akhir'

/**
 * The rows of saldo_akun_harian of the open day $2 of shop $1, as they would be if it were closed now. Begins as stok-harian.ts does;
 * accounts with nothing at all are left out. Of an account that is
 * kept by document, `dokumen` is how many of them hold money; of one at a bank, `nama_bank` is what that is called now.
 */
export const SALDO_HARI_INI = `WITH baris AS (
     SELECT d.kode_akun, d.no_rekening, d.jumlah, j.tanggal < $2::date AS awal
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE ${SEJAK_DITUTUP('j')}
     UNION ALL
     SELECT kode_akun, no_rekening, saldo_akhir, true FROM saldo_akun_harian
     WHERE kode_toko = $1 AND tanggal = ${TERAKHIR_DITUTUP}),
   jumlah AS (
     SELECT kode_akun, no_rekening, COALESCE(sum(jumlah) FILTER (WHERE awal), 0) AS saldo_awal,
       COALESCE(sum(jumlah) FILTER (WHERE NOT awal AND jumlah > 0), 0) AS debet,
       -COALESCE(sum(jumlah) FILTER (WHERE NOT awal AND jumlah < 0), 0) AS kredit
     FROM baris GROUP BY 1, 2),
   per_dokumen AS (
     SELECT kode_akun, sub_ref FROM jurnal_detail
     WHERE kode_toko = $1 AND kode_akun IN ${AKUN_PER_DOKUMEN} AND sub_ref <> '-' GROUP BY 1, 2
     HAVING sum(jumlah) <> 0)
   SELECT $1::text AS kode_toko, $2::date AS tanggal, kode_akun, no_rekening, saldo_awal, debet, kredit,
     saldo_awal + debet - kredit AS saldo_akhir,
     CASE WHEN kode_akun IN ${AKUN_PER_DOKUMEN} THEN (
         SELECT count(*) FROM per_dokumen p WHERE p.kode_akun = jumlah.kode_akun)::int END AS dokumen,
     CASE kode_akun
       WHEN '${AKUN.BANK.kode}' THEN (
         SELECT b.nama_bank FROM rekening r JOIN bank b USING (kode_bank)
         WHERE r.kode_toko = $1 AND r.no_rekening = jumlah.no_rekening) END AS nama_bank
   FROM jumlah WHERE (saldo_awal, debet, kredit) <> (0, 0, 0)`

const write = statement<unknown>(
  'tutup_saldo_akun_harian',
  `INSERT INTO saldo_akun_harian (kode_toko, tanggal, kode_akun, ${COLUMN}, dokumen, nama_bank) ${SALDO_HARI_INI}`,
)

export async function writeSaldoAkunHarian({
  sql,
  toko: { kode_toko, tgl_system },
}: TutupContext): Promise<void> {
  await sql(write, [kode_toko, tgl_system])
}
