/** The record of backups (table cadangan): begun, and how it came out. */
import type { Sql } from '../db/client.ts'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'

export type AsalCadangan = 'JADWAL' | 'PERINTAH'

/** Rows that came with a restored database are another machine's. */
const DI_SINI = `c.id > COALESCE((SELECT max(sampai) FROM pemulihan), 0)`

interface Permulaan {
  mulai: Date
  asal: AsalCadangan
  /** The user who asked for it at a screen. */
  oleh: string | null
  tempat: string
  nama: string
}
const mulai = statement<{ id: number }, Permulaan>(
  'cadangan_mulai',
  'INSERT INTO cadangan (mulai, asal, oleh, tempat, nama) VALUES (:mulai, :asal, :oleh, :tempat, :nama) RETURNING id',
)
export const recordStarted = async (sql: Sql, row: Permulaan): Promise<number> =>
  (await sql(mulai, row))[0]!.id

const baik = statement<unknown, { id: number; selesai: Date; bytes: number; hash: string }>(
  'cadangan_baik',
  `UPDATE cadangan
   SET status = 'BAIK', selesai = GREATEST(mulai, :selesai::timestamptz), bytes = :bytes, hash = :hash
   WHERE id = :id`,
)
export const recordGood = (sql: Sql, result: { id: number; selesai: Date; bytes: number; hash: string }) =>
  sql(baik, result)

const gagal = statement<unknown, { id: number; selesai: Date; sebab: string }>(
  'cadangan_gagal',
  `UPDATE cadangan SET status = 'GAGAL', selesai = GREATEST(mulai, :selesai::timestamptz), sebab = :sebab
   WHERE id = :id AND status = 'BERJALAN'`,
)
export const recordFailed = (sql: Sql, result: { id: number; selesai: Date; sebab: string }) =>
  sql(gagal, result)

/** Backups that still run by their row. Only the holder of the lock asks, so their process has died. */
export const disconnected = statement<{ id: number; tempat: string; nama: string }, readonly []>(
  'cadangan_terputus',
  `SELECT c.id, c.tempat, c.nama FROM cadangan c WHERE status = 'BERJALAN'`,
)

/**
 * Backups that failed since the newest good one: parts that the place kept of them could perhaps not be taken away
 * then.
 */
export const gagalSejakBaik = statement<{ nama: string }, readonly [tempat: string]>(
  'cadangan_gagal_sejak',
  `SELECT c.nama FROM cadangan c
   WHERE status = 'GAGAL' AND tempat = $1 AND nama <> 'wal' AND ${DI_SINI}
     AND c.mulai > COALESCE((SELECT max(b.mulai) FROM cadangan b WHERE b.status = 'BAIK' AND b.tempat = $1),
       '-infinity') ORDER BY c.id DESC LIMIT 50`,
)

/** Verified ones of this machine that lie there, the newest first. */
export const tersimpan = statement<{ id: number; nama: string; bytes: number }, readonly [tempat: string]>(
  'cadangan_tersimpan',
  `SELECT c.id, c.nama, c.bytes FROM cadangan c
   WHERE status = 'BAIK' AND bytes IS NOT NULL AND dibuang IS NULL AND tempat = $1 AND ${DI_SINI}
   ORDER BY mulai DESC, id DESC`,
)
export const recordDropped = statement<unknown, readonly [id: number, now: Date]>(
  'cadangan_dibuang',
  'UPDATE cadangan SET dibuang = $2 WHERE id = $1',
)

export interface CadanganState {
  /** The moment that the newest good one holds; the file that this database was restored from is one. */
  baik: Date | null
  /** Beginning of the newest attempt that failed since then, and its reason. */
  gagal: Date | null
  sebab: string | null
  /** Beginning of a backup that has not ended. */
  berjalan: Date | null
  /** Since when there has been something to back up. */
  sejak: Date
}

/** The state by which dashboard and schedule decide. */
export const cadanganState = statement<CadanganState, readonly []>(
  'cadangan_keadaan',
  `SELECT baik, berjalan, sejak, g.mulai AS gagal, g.sebab FROM (
     SELECT GREATEST((SELECT max(mulai) FROM cadangan c WHERE status = 'BAIK' AND ${DI_SINI}),
         (SELECT max(dibuat) FROM pemulihan)) AS baik,
       (SELECT max(mulai) FROM cadangan c WHERE status = 'BERJALAN' AND ${DI_SINI}) AS berjalan,
       (SELECT min(pada) FROM migrasi) AS sejak) k
   LEFT JOIN LATERAL (
     SELECT c.mulai, c.sebab FROM cadangan c
     WHERE status = 'GAGAL' AND ${DI_SINI} AND (k.baik IS NULL OR c.mulai > k.baik)
     ORDER BY c.mulai DESC LIMIT 1) g ON true`,
)

export interface CadanganRow {
  id: number
  mulai: Date
  selesai: Date | null
  status: 'BERJALAN' | 'BAIK' | 'GAGAL'
  asal: AsalCadangan
  oleh: string | null
  tempat: string
  nama: string
  bytes: number | null
  hash: string | null
  sebab: string | null
  dibuang: Date | null
  diperiksa: Date | null
  temuan: string | null
}

/** So many are shown. */
const RIWAYAT = 100
/** Backups of this machine, the newest first. */
export const riwayatCadangan = statement<CadanganRow, readonly []>(
  'cadangan_riwayat',
  `SELECT c.id, c.mulai, c.selesai, c.status, c.asal, c.oleh, c.tempat, c.nama, c.bytes, c.hash, c.sebab,
     c.dibuang, c.diperiksa, c.temuan
   FROM cadangan c WHERE ${DI_SINI} ORDER BY c.id DESC LIMIT ${RIWAYAT}`,
)

/** A good one of this machine that lies in a place. */
export const cadanganBaik = statement<
  { id: number; nama: string; bytes: number; hash: string },
  readonly [id: number, tempat: string]
>(
  'cadangan_satu',
  `SELECT c.id, c.nama, c.bytes, c.hash FROM cadangan c
   WHERE c.id = $1 AND c.tempat = $2 AND c.status = 'BAIK' AND c.bytes IS NOT NULL AND c.hash IS NOT NULL
     AND c.dibuang IS NULL AND ${DI_SINI}`,
)

/** A row while some process makes one: it holds the lock for as long as it lives. */
export const sedangDibuat = statement<{ ada: boolean }, readonly []>(
  'cadangan_sedang_dibuat',
  `SELECT true AS ada FROM pg_locks l JOIN pg_database d ON d.oid = l.database
   WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.classid = ${LOCK.cadangan}
     AND l.objsubid = 2 LIMIT 1`,
)
