/** The record of backups (table cadangan): begun, and how it came out. */
import type { Sql } from '../db/client.ts'
import { statement } from '../db/statement.ts'

export type AsalCadangan = 'JADWAL' | 'PERINTAH'

/** Rows that came with a restored database are another machine's. */
const DI_SINI = `c.id > COALESCE((SELECT max(sampai) FROM pemulihan), 0)`

const mulai = statement<{ id: number }, { mulai: Date; asal: AsalCadangan; tempat: string; nama: string }>(
  'cadangan_mulai',
  'INSERT INTO cadangan (mulai, asal, tempat, nama) VALUES (:mulai, :asal, :tempat, :nama) RETURNING id',
)
export const catatMulai = async (
  sql: Sql,
  baris: { mulai: Date; asal: AsalCadangan; tempat: string; nama: string },
): Promise<number> => (await sql(mulai, baris))[0]!.id

const baik = statement<unknown, { id: number; selesai: Date; bytes: number; hash: string }>(
  'cadangan_baik',
  `UPDATE cadangan SET status = 'BAIK', selesai = GREATEST(mulai, :selesai::timestamptz), bytes = :bytes, hash = :hash WHERE id = :id`,
)
export const catatBaik = (sql: Sql, hasil: { id: number; selesai: Date; bytes: number; hash: string }) =>
  sql(baik, hasil)

const gagal = statement<unknown, { id: number; selesai: Date; sebab: string }>(
  'cadangan_gagal',
  `UPDATE cadangan SET status = 'GAGAL', selesai = GREATEST(mulai, :selesai::timestamptz), sebab = :sebab WHERE id = :id AND status = 'BERJALAN'`,
)
export const catatGagal = (sql: Sql, hasil: { id: number; selesai: Date; sebab: string }) => sql(gagal, hasil)

/** Who holds the lock asks: what still runs by its row has died. */
export const terputus = statement<{ id: number; tempat: string; nama: string }, readonly []>(
  'cadangan_terputus',
  `SELECT c.id, c.tempat, c.nama FROM cadangan c WHERE status = 'BERJALAN'`,
)

/** Verified ones of this machine that lie there, the newest first. */
export const tersimpan = statement<{ id: number; nama: string; bytes: number }, readonly [tempat: string]>(
  'cadangan_tersimpan',
  `SELECT c.id, c.nama, c.bytes FROM cadangan c
   WHERE status = 'BAIK' AND dibuang IS NULL AND tempat = $1 AND ${DI_SINI} ORDER BY mulai DESC, id DESC`,
)
export const catatBuang = statement<unknown, readonly [id: number, now: Date]>(
  'cadangan_dibuang',
  'UPDATE cadangan SET dibuang = $2 WHERE id = $1',
)

export interface KeadaanCadangan {
  /** The moment that the newest good one holds; the file that this database was restored from is one. */
  baik: Date | null
  /** When the newest attempt that failed since then began, and why. */
  gagal: Date | null
  sebab: string | null
  /** One has begun, and not ended. */
  berjalan: Date | null
  /** Since when there has been something to back up. */
  sejak: Date
}

/** What dashboard and schedule go by. */
export const keadaanCadangan = statement<KeadaanCadangan, readonly []>(
  'cadangan_keadaan',
  `SELECT baik, berjalan, sejak, g.mulai AS gagal, g.sebab FROM (
     SELECT GREATEST((SELECT max(mulai) FROM cadangan c WHERE status = 'BAIK' AND ${DI_SINI}), (SELECT max(dibuat) FROM pemulihan)) AS baik,
       (SELECT max(mulai) FROM cadangan c WHERE status = 'BERJALAN' AND ${DI_SINI}) AS berjalan,
       (SELECT min(pada) FROM migrasi) AS sejak) k
   LEFT JOIN LATERAL (
     SELECT c.mulai, c.sebab FROM cadangan c WHERE status = 'GAGAL' AND ${DI_SINI} AND (k.baik IS NULL OR c.mulai > k.baik)
     ORDER BY c.mulai DESC LIMIT 1) g ON true`,
)
