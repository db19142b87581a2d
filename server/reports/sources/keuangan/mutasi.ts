/** Movements of money accounts, and their balances, out of the journal. */
import { sql } from 'kysely'
import type { SaldoAwal } from '#domain/report/saldo.ts'
import type { AKUN } from '#domain/rules/akun.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { statement } from '../../../db/statement.ts'

interface Hari {
  tgl_from: TanggalSystem
  tgl_to: TanggalSystem
}
type AkunUang = typeof AKUN.KAS | typeof AKUN.BANK

/** The lines of the days on an account, oldest first when ordered by `j.id, d.id`: nothing is posted but into the open day. */
export const mutasiAkun = (ctx: Context, { kode }: AkunUang, { tgl_from, tgl_to }: Hari) =>
  ctx.db
    .selectFrom('jurnal as j')
    .innerJoin('jurnal_detail as d', 'd.jurnal_id', 'j.id')
    .where('j.kode_toko', '=', ctx.toko.kode_toko)
    .where('j.tanggal', '>=', tgl_from)
    .where('j.tanggal', '<=', tgl_to)
    .where('d.kode_akun', '=', kode)

/** Signed as it is stored: what came, what went. */
export const MASUK = sql<number>`greatest(d.jumlah, 0)`
export const KELUAR = sql<number>`greatest(-d.jumlah, 0)`
export const JAM = sql<string>`to_char(j.jam, 'HH24:MI:SS')`
/** What the line says of itself, or its journal. */
export const KETERANGAN = sql<string>`CASE d.keterangan WHEN '-' THEN j.keterangan ELSE d.keterangan END`

/**
 * Every balance of an account on these days, by rekening. What it began with is where the last closed day before them left it, and
 * what was posted since: the whole journal is never added up.
 */
const saldoRekening = statement<SaldoAwal, { kode_toko: string; kode_akun: string } & Hari>(
  'laporan_saldo_rekening',
  `WITH tutup AS (SELECT coalesce(max(tgl_system), '-infinity') AS hari FROM tutup_toko WHERE kode_toko = :kode_toko AND tgl_system < :tgl_from::date)
   SELECT no_rekening AS per, sum(awal)::bigint AS saldo_awal, sum(masuk)::bigint AS masuk, sum(keluar)::bigint AS keluar
   FROM (
     SELECT no_rekening, saldo_akhir AS awal, 0 AS masuk, 0 AS keluar FROM saldo_akun_harian
     WHERE kode_toko = :kode_toko AND tanggal = (SELECT hari FROM tutup) AND kode_akun = :kode_akun
     UNION ALL
     SELECT d.no_rekening, CASE WHEN j.tanggal < :tgl_from::date THEN d.jumlah ELSE 0 END,
       CASE WHEN j.tanggal >= :tgl_from::date THEN greatest(d.jumlah, 0) ELSE 0 END,
       CASE WHEN j.tanggal >= :tgl_from::date THEN greatest(-d.jumlah, 0) ELSE 0 END
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = :kode_toko AND j.tanggal > (SELECT hari FROM tutup) AND j.tanggal <= :tgl_to::date AND d.kode_akun = :kode_akun) m
   GROUP BY no_rekening HAVING (sum(awal), sum(masuk), sum(keluar)) <> (0, 0, 0)
   ORDER BY no_rekening COLLATE "C"`,
)

export const saldoPerRekening = (ctx: Context, { kode: kode_akun }: AkunUang, hari: Hari) =>
  ctx.sql(saldoRekening, {
    kode_toko: ctx.toko.kode_toko,
    kode_akun,
    tgl_from: hari.tgl_from,
    tgl_to: hari.tgl_to,
  })
