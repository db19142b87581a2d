/** The day's accounts: what each began with, its debits and credits, what it ended with (table saldo_akun_harian). */
import { statement } from '../db/client.ts'
import type { TutupContext } from './context.ts'

/** Begins as stok-harian.ts does; accounts with nothing at all are left out. */
const tulis = statement<unknown>(
  'tutup_saldo_akun_harian',
  `INSERT INTO saldo_akun_harian (kode_toko, tanggal, kode_akun, no_rekening, saldo_awal, debet, kredit, saldo_akhir)
   WITH kemarin AS (SELECT max(tgl_system) AS tanggal FROM tutup_toko WHERE kode_toko = $1 AND tgl_system < $2::date),
   baris AS (
     SELECT d.kode_akun, d.no_rekening, d.jumlah, j.tanggal < $2::date AS awal
     FROM kemarin k JOIN jurnal j ON j.tanggal > COALESCE(k.tanggal, '-infinity') AND j.tanggal <= $2::date JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = $1
     UNION ALL
     SELECT s.kode_akun, s.no_rekening, s.saldo_akhir, true FROM saldo_akun_harian s JOIN kemarin k USING (tanggal) WHERE s.kode_toko = $1),
   jumlah AS (
     SELECT kode_akun, no_rekening, COALESCE(sum(jumlah) FILTER (WHERE awal), 0) AS saldo_awal,
       COALESCE(sum(jumlah) FILTER (WHERE NOT awal AND jumlah > 0), 0) AS debet, -COALESCE(sum(jumlah) FILTER (WHERE NOT awal AND jumlah < 0), 0) AS kredit
     FROM baris GROUP BY 1, 2)
   SELECT $1, $2::date, kode_akun, no_rekening, saldo_awal, debet, kredit, saldo_awal + debet - kredit FROM jumlah WHERE (saldo_awal, debet, kredit) <> (0, 0, 0)`,
)

export async function tulisSaldoAkunHarian({ sql, toko: { kode_toko, tgl_system } }: TutupContext): Promise<void> {
  await sql(tulis, [kode_toko, tgl_system])
}
