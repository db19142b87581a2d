/** The archive of the embedded PostgreSQL keeps itself: WAL is shipped, a whole copy is made where one is missing, and what is in the way is told. */
import type pg from 'pg'
import { sqlOn } from '../../db/client.ts'
import { walSejak } from '../../db/embedded/wal.ts'
import { LOCK } from '../../db/locks.ts'
import { SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { periodically, type Periodic } from '../../process/periodic.ts'
import type { Clock } from '../../process/clock.ts'
import { recordFailed, recordStarted, tersimpan } from '../../rantai/catatan-cadangan.ts'
import type { Tempat } from '../tempat.ts'
import { allBases } from './base.ts'
import { kirimWal, releaseIfFull } from './kirim.ts'

export interface Penjagaan {
  pool: pg.Pool
  clock: Clock
  dataDir: string
  /** The place of backups, and the part of it that is the archive. */
  cadangan: Tempat
  tempat: Tempat
  /** Makes a whole copy, outside of this process. */
  makeBase: (berhenti: AbortSignal) => Promise<void>
  log: (line: string) => void
  /** Time that the place may be away before that is told. */
  ditungguMs?: number
}

const SELANG_MS = 20_000
const DITUNGGU_MS = 10 * 60_000
/** Interval at which the failure is told again while it lasts. */
const LAGI_MS = 6 * 3_600_000
const TRY_BASE_MS = 3_600_000

/** Looks once, and ships what waits. @returns the number of the database server; undefined when nothing may be done */
export async function kirimYangMenunggu(
  { pool, dataDir, cadangan, tempat }: Penjagaan,
  berhenti: AbortSignal,
): Promise<string | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ dapat: boolean; arsip: string; sistem: string }>(
      `SELECT pg_try_advisory_lock(${LOCK.wal}, 0) AS dapat, current_setting('archive_mode') AS arsip,
         system_identifier::text AS sistem
       FROM pg_control_system()`,
    )
    const { dapat, arsip, sistem } = rows[0]!
    if (!dapat) return undefined
    try {
      // The same as for a backup: a folder that has had some and is gone is a disk that is not there.
      if (!(await sqlOn(client)(tersimpan, [cadangan.tempat])).length)
        await cadangan.siapkan().catch(() => {})
      await kirimWal({ dataDir, tempat, sistem }, berhenti)
    } finally {
      await client.query(`SELECT pg_advisory_unlock(${LOCK.wal}, 0)`)
    }
    return arsip === 'off' ? undefined : sistem
  } finally {
    client.release()
  }
}

/** Tells whether the WAL written from now on lacks a whole copy to go on from. */
export async function baseMissing({ dataDir, tempat }: Penjagaan, sistem: string): Promise<boolean> {
  const sejak = await walSejak(dataDir)
  if (!sejak) return false
  const terbaru = (await allBases(tempat)).findLast(({ nama }) => nama.startsWith(`${sistem}-`))
  return !terbaru || new Date(terbaru.mulai) <= sejak
}

export function arsipPeriodically(penjagaan: Penjagaan): Periodic {
  const { pool, clock, dataDir, cadangan, tempat, log, ditungguMs = DITUNGGU_MS } = penjagaan
  /** Since when nothing arrives, and when that was told last. */
  let macet: { sejak: number; dikata: number } | undefined
  /** The beginning for which there is a copy. */
  let berdasar: number | undefined
  let tryBase = -Infinity

  async function katakan(sebab: string): Promise<void> {
    log(`PERINGATAN: ${sebab}`)
    // The dashboard of OWN and SU tells it as it tells a backup that failed.
    await write(pool, SELURUH_RANTAI, async ({ sql }) => {
      const mulai = clock.now()
      const id = await recordStarted(sql, {
        mulai,
        oleh: null,
        asal: 'JADWAL',
        tempat: cadangan.tempat,
        nama: 'wal',
      })
      await recordFailed(sql, { id, selesai: mulai, sebab })
    }).catch(() => {})
  }

  async function tertahan(error: Error): Promise<void> {
    const kini = Date.now()
    macet ??= { sejak: kini, dikata: -Infinity }
    const lepas = await releaseIfFull(dataDir)
    if (lepas)
      await katakan(
        `disk hampir penuh: ${lepas} berkas WAL yang belum sampai di ${tempat.tempat} dilepas; pulihkan --sampai tidak bisa ke saat-saat itu (${error.message})`,
      )
    else if (kini - macet.sejak >= ditungguMs && kini - macet.dikata >= LAGI_MS) {
      macet.dikata = kini
      await katakan(`WAL tidak sampai di ${tempat.tempat} (${error.message})`)
    }
  }

  async function kerjakan(berhenti: AbortSignal): Promise<void> {
    const sistem = await kirimYangMenunggu(penjagaan, berhenti).then(
      (sistem) => {
        if (macet?.dikata && macet.dikata > 0) log(`WAL sampai lagi di ${tempat.tempat}`)
        macet = undefined
        return sistem
      },
      (error: Error) => tertahan(error),
    )
    const sejak = (await walSejak(dataDir))?.getTime()
    if (!sistem || berhenti.aborted || sejak === berdasar || Date.now() - tryBase < TRY_BASE_MS) return
    tryBase = Date.now()
    if (await baseMissing(penjagaan, sistem)) await penjagaan.makeBase(berhenti)
    if (!(await baseMissing(penjagaan, sistem))) berdasar = sejak
  }

  return periodically({
    setiapMs: SELANG_MS,
    segera: true,
    kerjakan: (berhenti) =>
      kerjakan(berhenti).catch((error: Error) =>
        berhenti.aborted ? undefined : katakan(`salinan dasar tidak jadi: ${error.message}`),
      ),
    gagal: (error) => log(`PERINGATAN: ${(error as Error).message}`),
  })
}
