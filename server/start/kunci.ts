/**
 * Every server of one database must bring the same key of identities: what one has closed, another opens. A second machine has a data
 * folder of its own, and would make a key of its own there.
 */
import type pg from 'pg'
import { pastikanKunci, kunciDigest } from '../cadangan/kunci.ts'
import { digestAsRead } from '../cadangan/manifest.ts'
import { waitForTurn } from '../db/turns.ts'
import { LOCK } from '../db/locks.ts'
import { loadRahasia, loadExistingRahasia, type Rahasia } from '../process/rahasia.ts'
import { connected } from '../settings/database.ts'

/**
 * Loads the key. A new key is made for a chain that has no shop yet, never beside one that has. @throws in a sentence
 * for the operator
 */
export async function loadKunci(
  url: string,
  { data, given }: { data: string; given: string | undefined },
): Promise<Rahasia> {
  const client = await connected(url)
  try {
    return await ((await adaToko(client)) ? loadExistingRahasia : loadRahasia)(data, given)
  } finally {
    await client.end()
  }
}

async function adaToko(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('public.toko') IS NOT NULL AS ada")
  return rows[0].ada && (await client.query('SELECT 1 FROM toko LIMIT 1')).rowCount === 1
}

const AWALAN = 'kunci identitas '
const CATATAN = `SELECT col_description('member'::regclass, attnum) AS catatan FROM pg_attribute
  WHERE attrelid = 'member'::regclass AND attname = 'nik_enc'`

/**
 * The first server notes the fingerprint of its key beside what is closed with it (`\d+ member` shows it), the others are held against
 * it. Servers that start together take turns.
 * @throws in a sentence when the key is another one
 */
export async function cocokkanKunci(url: string, rahasia: Rahasia): Promise<void> {
  const client = await connected(url)
  try {
    await waitForTurn(client, `SELECT pg_try_advisory_lock(${LOCK.content}, 0) AS dapat`)
    const catatan: string = (await client.query(CATATAN)).rows[0].catatan ?? ''
    const [dulu, sini] = [catatan.slice(AWALAN.length), digestAsRead(kunciDigest(rahasia))]
    if (dulu && dulu !== sini)
      throw new Error(
        `kunci identitas di sini (${sini}) bukan kunci database ini (${dulu}): semua server memakai kunci yang sama, KENCANA_KUNCI atau salinan kunci-identitas di folder data (docs/operasi.md)`,
      )
    if (dulu) return
    await pastikanKunci(client, rahasia)
    await client.query(`COMMENT ON COLUMN member.nik_enc IS '${AWALAN}${sini}'`)
  } finally {
    await client.end()
  }
}
