/** The day's accounts: what each began with, its debits and credits, what it ended with (table saldo_akun_harian). */
import { statement } from '../db/statement.ts'
import { SEJAK_DITUTUP, TERAKHIR_DITUTUP } from '../ledger/pemeriksaan/pemeriksaan.ts'
import type { TutupContext } from './context.ts'

/** Begins as stok-harian.ts does; accounts with nothing at all are left out. */
const tulis = statement<unknown>(
  'tutup_saldo_akun_harian',
  `INSERT INTO saldo_akun_harian (kode_toko, tanggal, kode_akun, no_rekening, saldo_awal, debet, kredit, saldo_akhir)
   WITH baris AS (
     SELECT d.kode_akun, d.no_rekening, d.jumlah, j.tanggal < $2::date AS awal
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE ${SEJAK_DITUTUP('j')}
     UNION ALL
     SELECT kode_akun, no_rekening, saldo_akhir, true FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = ${TERAKHIR_DITUTUP}),
   jumlah AS (
     SELECT kode_akun, no_rekening, COALESCE(sum(jumlah) FILTER (WHERE awal), 0) AS saldo_awal,
       COALESCE(sum(jumlah) FILTER (WHERE NOT awal AND jumlah > 0), 0) AS debet, -COALESCE(sum(jumlah) FILTER (WHERE NOT awal AND jumlah < 0), 0) AS kredit
     FROM baris GROUP BY 1, 2)
   SELECT $1, $2::date, kode_akun, no_rekening, saldo_awal, debet, kredit, saldo_awal + debet - kredit FROM jumlah WHERE (saldo_awal, debet, kredit) <> (0, 0, 0)`,
)

export async function tulisSaldoAkunHarian({
  sql,
  toko: { kode_toko, tgl_system },
}: TutupContext): Promise<void> {
  await sql(tulis, [kode_toko, tgl_system])
}
