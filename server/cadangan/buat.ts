/** Makes one whole backup, from its row in the record to its file that was read again. */
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { createPool, sqlOn, type Sql } from '../db/client.ts'
import { putuskan } from '../db/find-primary.ts'
import { LOCK } from '../db/locks.ts'
import { connected } from '../settings/database.ts'
import type { Clock } from '../process/clock.ts'
import {
  recordGood,
  recordDropped,
  recordFailed,
  recordStarted,
  gagalSejakBaik,
  cadanganState,
  tersimpan,
  disconnected,
  type AsalCadangan,
  type CadanganState,
} from '../rantai/catatan-cadangan.ts'
import { readCadangan, type Diperiksa } from './periksa.ts'
import { tersandi } from './sandi.ts'
import { susunCadangan, type Sumber } from './susun.ts'
import type { Tempat } from './tempat.ts'

export interface Pembuatan extends Pick<Sumber, 'penyimpanan' | 'rahasia' | 'sandi'> {
  /** The database, as the server's own login. */
  url: string
  tempat: Tempat
  clock: Clock
  asal: AsalCadangan
  /** The user who asked for it at a screen. */
  oleh?: string | undefined
  /** Number of good backups that are kept there. */
  simpan: number
  /** Asked once nobody else makes one: whether it is still wanted. */
  perlu?: (state: CadanganState) => boolean
}

export interface CadanganBaik extends Diperiksa {
  nama: string
  /** Number of older backups that were taken away. */
  dibuang: number
}

/** @returns undefined: another process makes one, or has just made it. @throws what is in the way; the record tells it too */
export async function buatCadangan(pembuatan: Pembuatan): Promise<CadanganBaik | undefined> {
  const client = await connected(pembuatan.url)
  try {
    const baik = await dibuatSendiri(client, pembuatan)
    // The lock goes with the connection: the next backup finds it free.
    await client.end()
    return baik
  } finally {
    // Also in the middle of a table.
    void client.end().catch(() => {})
    putuskan(client)
  }
}

async function dibuatSendiri(client: pg.Client, pembuatan: Pembuatan): Promise<CadanganBaik | undefined> {
  const { url, clock, perlu, asal, oleh = null, tempat } = pembuatan
  const { rows } = await client.query<{ dapat: boolean }>(
    `SELECT pg_try_advisory_lock(${LOCK.cadangan}, 0) AS dapat`,
  )
  if (!rows[0]!.dapat) return undefined
  const now = clock.now()
  return denganSql(url, async (sql) => {
    await bereskan(sql, tempat, now)
    const [state] = await sql(cadanganState, [])
    if (perlu && !perlu(state!)) return undefined
    const nama = namaBaru(now)
    // A folder that has had some and is gone is a disk that is not there: never made anew.
    if (!(await sql(tersimpan, [tempat.tempat])).length) await tempat.siapkan().catch(() => {})
    const id = await recordStarted(sql, { mulai: now, asal, oleh, tempat: tempat.tempat, nama })
    try {
      const { penyimpanan, rahasia, sandi } = pembuatan
      const diperiksa = await writeAndRead(tempat, nama, { client, penyimpanan, rahasia, sandi, now })
      const { bytes, hash } = diperiksa
      await recordGood(sql, { id, selesai: clock.now(), bytes, hash })
      return { ...diperiksa, nama, dibuang: await buangYangLama(sql, pembuatan) }
    } catch (error) {
      const sebab = (error as Error).message || 'tanpa keterangan'
      // If the database itself has failed, the next backup finds the row.
      await recordFailed(sql, { id, selesai: clock.now(), sebab }).catch((lagi: unknown) =>
        console.error('cadangan: kegagalannya tidak tercatat', lagi),
      )
      throw error
    }
  })
}

/** The record is written on a connection of its own: the other one reads. */
async function denganSql<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const pool = createPool({ url, max: 1 })
  try {
    return await work(sqlOn(pool))
  } finally {
    await pool.end()
  }
}

export const namaBaru = (now: Date): string =>
  `kencana-${now
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-')}-${randomBytes(2).toString('hex')}.tar.age`

/** There under its name only when what was read again is what was written. */
export async function writeAndRead(tempat: Tempat, nama: string, sumber: Sumber): Promise<Diperiksa> {
  let written: Diperiksa['manifest'] | undefined
  let reading: Diperiksa | undefined
  const content = tersandi(
    susunCadangan(sumber, (manifest) => (written = manifest)),
    sumber,
  )
  await tempat.write(nama, content, async (chunks) => {
    reading = await readCadangan(chunks, sumber)
    if (!isDeepStrictEqual(reading.manifest, written))
      throw new Error('yang terbaca kembali bukan yang ditulis')
  })
  return reading!
}

/** A place that does not answer is not asked for each that failed. */
const BERESKAN_MS = 30_000

/** Clears what a process that died has left, and what a place kept of a backup that failed. */
async function bereskan(sql: Sql, tempat: Tempat, now: Date): Promise<void> {
  for (const { id, tempat: di, nama } of await sql(disconnected, [])) {
    if (di === tempat.tempat) await tempat.bersihkan(nama).catch(() => {})
    await recordFailed(sql, { id, selesai: now, sebab: 'terputus di tengah jalan' })
  }
  const habis = performance.now() + BERESKAN_MS
  for (const { nama } of await sql(gagalSejakBaik, [tempat.tempat]))
    if (performance.now() < habis) await tempat.bersihkan(nama).catch(() => {})
}

/** Only files of this record, as long as they are what was written; the newest good ones stay. @returns how many are gone */
async function buangYangLama(sql: Sql, { tempat, simpan, clock }: Pembuatan): Promise<number> {
  const ada: { id: number; nama: string }[] = []
  for (const { id, nama, bytes } of await sql(tersimpan, [tempat.tempat]))
    if ((await tempat.ukuran(nama)) === bytes) ada.push({ id, nama })
  const lama = ada.slice(Math.max(1, simpan))
  for (const { id, nama } of lama) {
    await tempat.hapus(nama)
    await sql(recordDropped, [id, clock.now()])
  }
  return lama.length
}
