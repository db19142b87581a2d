/**
 * Asks the database at a scrape: first what any login may see of PostgreSQL, then, over every shop, closes and backups.
 */
import type pg from 'pg'
import { selisihHari, type TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import { cadanganState, type CadanganState } from '../rantai/catatan-cadangan.ts'
import { sqlOn } from '../db/client.ts'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'
import { SELURUH_RANTAI, setShop } from '../db/transaction.ts'
import { hariIni } from '../process/clock.ts'
import type { NamaGauge } from './list.ts'
import { tanya } from './tanya.ts'

/** Figures by their names; null where there is nothing to tell. */
export type Reading = { [N in NamaGauge]?: number | null }

type DariServer = Record<
  | 'database_connections'
  | 'database_connections_max'
  | 'transaction_longest_seconds'
  | 'locks_waiting'
  | 'lock_wait_longest_seconds'
  | 'close_running'
  | 'standbys_connected'
  | 'slot_lag_bytes'
  | 'slot_retained_bytes'
  | 'wal_archive_age_seconds'
  | 'wal_archive_behind_bytes'
  | 'wal_archive_failing',
  number | null
>

/**
 * As the server's own login, which is in no role that sees more: others' sessions are only counted, its own are looked at. Of standbys it sees
 * that they are there; how far each is says its slot. Where the archive is, is read out of the name of what was archived last: its place in the WAL.
 */
const dariServer = statement<DariServer & { lsn: string | null }, readonly []>(
  'ukur_server',
  `WITH kini AS (SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_lsn() END AS lsn,
     (SELECT oid FROM pg_database WHERE datname = current_database()) AS db),
   arsip AS (
     SELECT *, COALESCE(last_failed_time, '-infinity') > COALESCE(last_archived_time, '-infinity') AS gagal,
       CASE WHEN last_archived_wal ~ '^[0-9A-F]{24}' THEN pg_size_bytes(current_setting('wal_segment_size')) * (1
               + ('x' || substr(last_archived_wal, 17, 8))::bit(32)::bigint)
           + 4294967296 * ('x' || substr(last_archived_wal, 9, 8))::bit(32)::bigint END AS sampai
     FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off')
   SELECT kini.lsn::text AS lsn,
     (SELECT sum(numbackends)::bigint FROM pg_stat_database) AS database_connections,
     current_setting('max_connections')::bigint AS database_connections_max,
     (SELECT COALESCE(max(extract(epoch FROM clock_timestamp() - xact_start)), 0)::float8 FROM pg_stat_activity
       WHERE usename = current_user AND datid = kini.db
         AND pid <> pg_backend_pid()) AS transaction_longest_seconds, l.menunggu AS locks_waiting,
         l.terlama AS lock_wait_longest_seconds, l.tutup AS close_running,
         (SELECT count(*) FROM pg_stat_replication) AS standbys_connected, s.tertinggal AS slot_lag_bytes,
         s.ditahan AS slot_retained_bytes,
         extract(epoch FROM clock_timestamp() - COALESCE(a.last_archived_time, a.stats_reset))::float8
           AS wal_archive_age_seconds,
         CASE
         WHEN a.sampai IS NOT NULL THEN GREATEST(kini.lsn - '0/0'::pg_lsn - a.sampai, 0)
         END::bigint AS wal_archive_behind_bytes, a.gagal::int AS wal_archive_failing
   FROM kini
   CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE NOT granted) AS menunggu,
       COALESCE(max(extract(epoch FROM clock_timestamp() - waitstart)), 0)::float8 AS terlama,
       count(*) FILTER (
         WHERE granted AND locktype = 'advisory' AND objsubid = 2 AND classid = ${LOCK.tutupBerjalan})
       AS tutup
     FROM pg_locks WHERE database = kini.db OR database IS NULL) l
   CROSS JOIN LATERAL (
     SELECT max(kini.lsn - restart_lsn) FILTER (WHERE active)::bigint AS tertinggal,
       COALESCE(max(kini.lsn - restart_lsn) FILTER (WHERE NOT active), 0)::bigint AS ditahan
     FROM pg_replication_slots) s
   LEFT JOIN arsip a ON true`,
)

interface DariRantai {
  hari: { zona: Zona; tgl_system: TanggalSystem }[] | null
  terakhir: number | null
  terlama: number | null
}

/** The last close of each shop by its key; the oldest open day of each zone. A shop that is being opened has not sold yet. */
const dariRantai = statement<DariRantai, readonly []>(
  'ukur_rantai',
  `WITH di_sini AS (SELECT kode_toko, zona, tgl_system FROM toko t WHERE status_aktif AND NOT jauh
     AND NOT EXISTS (SELECT 1 FROM pembukaan_toko p WHERE p.kode_toko = t.kode_toko AND p.selesai IS NULL)),
   tutup AS (
     SELECT c.selesai, extract(epoch FROM c.selesai - c.mulai)::float8 AS detik
     FROM di_sini d
       CROSS JOIN LATERAL (
         SELECT mulai, selesai FROM tutup_toko c WHERE c.kode_toko = d.kode_toko ORDER BY tgl_system DESC
         LIMIT 1) c)
   SELECT (SELECT json_agg(h) FROM (SELECT zona, min(tgl_system) AS tgl_system FROM di_sini GROUP BY zona) h) AS hari,
     (SELECT detik FROM tutup ORDER BY selesai DESC LIMIT 1) AS terakhir, (SELECT max(detik) FROM tutup) AS terlama`,
)

/** Asks all of it in a single packet. @throws when the database is not there, or does not answer in time */
export const readDatabase = (pool: pg.Pool, now: Date): Promise<{ lsn: string | null; reading: Reading }> =>
  tanya(pool, async (client) => {
    const sql = sqlOn(client)
    const [[server], , [rantai], [cadangan]] = await Promise.all([
      sql(dariServer, []),
      client.query(`BEGIN READ ONLY; ${setShop(SELURUH_RANTAI)}`),
      sql(dariRantai, []),
      sql(cadanganState, []),
      client.query('COMMIT'),
    ])
    const { lsn, ...dari } = server!
    return { lsn, reading: { ...dari, ...tutup(rantai!, now), ...umurCadangan(cadangan!, now) } }
  })

const tutup = ({ hari, terakhir, terlama }: DariRantai, now: Date): Reading => ({
  close_last_seconds: terakhir,
  close_slowest_seconds: terlama,
  open_day_age_days: hari && Math.max(...hari.map((h) => selisihHari(h.tgl_system, hariIni(now, h.zona)))),
})

const umurCadangan = ({ baik, gagal, sejak }: CadanganState, now: Date): Reading => ({
  backup_age_seconds: Math.max(0, (now.getTime() - (baik ?? sejak).getTime()) / 1_000),
  backup_failed: gagal ? 1 : 0,
})
