/** Movements of money accounts out of the journal; their sums and balances out of the days' totals, the open day's added up now (docs/decisions/38). */
import { sql } from 'kysely'
import type { SaldoAwal } from '#domain/report/saldo.ts'
import type { AKUN } from '#domain/rules/akun.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { statement } from '../../../db/statement.ts'
import { hitungan } from '../../../ledger/jumlah-harian.ts'
import { jumlahHari } from '../jumlah-hari.ts'

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

/** The sums `d` of the days on an account, by all that a recap may be asked for. */
export const jumlahAkun = async (ctx: Context, { kode }: AkunUang, { tgl_from, tgl_to }: Hari) =>
  ctx.db
    .selectFrom(
      await jumlahHari(
        ctx,
        'mutasi_uang_harian',
        { tgl_awal: tgl_from, tgl_akhir: tgl_to },
        ctx.toko.kode_toko,
      ),
    )
    .where('d.kode_akun', '=', kode)

/** Of these sums, what a row of a recap shows. */
export const REKAP = [
  sql<number>`sum(d.qty)`.as('qty'),
  sql<Rupiah>`sum(d.masuk)`.as('masuk'),
  sql<Rupiah>`sum(d.keluar)`.as('keluar'),
  sql<Rupiah>`sum(d.masuk - d.keluar)`.as('selisih'),
] as const

/** Signed as it is stored: what came, what went. */
export const MASUK = sql<number>`greatest(d.jumlah, 0)`
export const KELUAR = sql<number>`greatest(-d.jumlah, 0)`
export const JAM = sql<string>`to_char(j.jam, 'HH24:MI:SS')`
/** The description of the line itself, or else of its journal. */
export const KETERANGAN = sql<string>`CASE d.keterangan WHEN '-' THEN j.keterangan ELSE d.keterangan END`

const GERAK = 'no_rekening, tanggal, masuk, keluar'
const milikAkun = `kode_toko = :kode_toko AND tanggal <= :tgl_to::date AND kode_akun = :kode_akun`
const terakhir = (sebelum: string): string =>
  `(SELECT coalesce(max(tgl_system), '-infinity') FROM tutup_toko WHERE kode_toko = :kode_toko${sebelum})`

/**
 * Every balance of an account on these days, by rekening. What it began with is where the last closed day before them left it, and
 * what moved since: closed days out of their totals, so that the journal is read of the open day alone.
 */
const saldoRekening = statement<SaldoAwal, { kode_toko: string; kode_akun: string } & Hari>(
  'laporan_saldo_rekening',
  `WITH tutup AS (SELECT ${terakhir(' AND tgl_system < :tgl_from::date')} AS sebelum, ${terakhir('')} AS terakhir)
   SELECT no_rekening AS per, sum(awal)::bigint AS saldo_awal, sum(masuk)::bigint AS masuk,
     sum(keluar)::bigint AS keluar
   FROM (
     SELECT no_rekening, saldo_akhir AS awal, 0 AS masuk, 0 AS keluar FROM saldo_akun_harian
     WHERE kode_toko = :kode_toko AND tanggal = (SELECT sebelum FROM tutup) AND kode_akun = :kode_akun
     UNION ALL
     SELECT no_rekening, CASE WHEN tanggal < :tgl_from::date THEN masuk - keluar ELSE 0 END,
       CASE WHEN tanggal >= :tgl_from::date THEN masuk ELSE 0 END,
       CASE WHEN tanggal >= :tgl_from::date THEN keluar ELSE 0 END
     FROM (
       SELECT ${GERAK} FROM mutasi_uang_harian WHERE ${milikAkun} AND tanggal > (SELECT sebelum FROM tutup)
       UNION ALL
       SELECT ${GERAK} FROM ${hitungan('mutasi_uang_harian')}
       WHERE ${milikAkun} AND tanggal > (SELECT terakhir FROM tutup)) g) m
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
