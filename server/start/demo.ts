/**
 * Fills an empty database: with the demonstration chain, loaded once, whole or again from the beginning; or with
 * nothing, for a real shop.
 */
import type pg from 'pg'
import { createPool } from '../db/client.ts'
import { objekDikenal } from '../features/foto/periksa.ts'
import type { Penyimpanan } from '../pictures/penyimpanan.ts'
import { isSetengahPulih } from '../cadangan/pulihkan.ts'
import { waitForTurn } from '../db/turns.ts'
import { LOCK } from '../db/locks.ts'
import { migrate } from '../db/migrate.ts'
import { connected } from '../settings/database.ts'
import { isMenunggu, kodePembukaan } from '../pembukaan/kode.ts'

/** There from the first row of the demonstration to its last; found at a start, it tells of a load that was killed. */
const MARK = 'demo_belum_selesai'

type Log = (line: string) => void

export interface Preparation {
  /** --baru was said: it is told when it can do nothing. */
  baru?: boolean
  /** Fills an empty database with the demonstration; without it, and where an opening has begun, it waits for its first shop. */
  examples?: () => Promise<void>
  /** The place of its pictures. */
  penyimpanan?: Penyimpanan
}

/**
 * Migrates, and fills a database that has no shop yet. Two servers that start together on one database take turns.
 * @returns the code with which the first shop is opened; undefined when there is one
 */
export async function prepareDatabase(
  url: string,
  log: Log,
  { baru = false, examples, penyimpanan }: Preparation = {},
): Promise<string | undefined> {
  const client = await connected(url)
  try {
    await waitForTurn(client, `SELECT pg_try_advisory_lock(${LOCK.content}, 0) AS dapat`)
    if (await isSetengahPulih(client))
      throw new Error(
        'Pemulihan dari cadangan belum selesai: ulangi npm run pulihkan dengan berkas yang sama (docs/operasi/cadangan.md)',
      )
    if (await isMarked(client)) await startOver(client, { url, log, penyimpanan })
    await migrate(url, undefined, log)
    if (!(await isEmpty(client))) {
      if (baru)
        log(
          'Database ini sudah berisi toko, --baru tidak mengubah apa pun. Toko baru di tempat lain: npm start -- --baru --data /folder/lain',
        )
      return undefined
    }
    if (!examples || (await isMenunggu(client))) return await kodePembukaan(client)
    await client.query(`CREATE TABLE ${MARK} ()`)
    await examples()
    // With this commit, all that was committed before is on the disk.
    await client.query(`DROP TABLE ${MARK}`)
    return undefined
  } finally {
    await client.end()
  }
}

const isEmpty = async (client: pg.Client): Promise<boolean> =>
  (await client.query('SELECT 1 FROM toko LIMIT 1')).rowCount === 0

const isMarked = async (client: pg.Client): Promise<boolean> =>
  (await client.query(`SELECT to_regclass('public.${MARK}') IS NOT NULL AS marked`)).rows[0].marked

interface Setengah {
  url: string
  log: Log
  penyimpanan: Penyimpanan | undefined
}

/**
 * Empties the database. Nobody can have worked in it: the server opens its door only when the demonstration is
 * complete. Its pictures go with it.
 */
async function startOver(client: pg.Client, { url, log, penyimpanan }: Setengah): Promise<void> {
  log('Rantai toko contoh belum selesai disiapkan waktu lalu: dikosongkan')
  const pool = createPool({ url, max: 1 })
  // Of an older version's tables nobody asks; `npm run periksa-foto` finds what it left.
  const objek = await objekDikenal(pool).catch(() => [])
  await pool.end()
  for (const nama of objek) await penyimpanan?.hapus(nama)
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
}
