/**
 * Rights to write what 0.1.0 writes by itself, and newer versions by functions alone: granted for as long as a 0.1.0
 * works in the database (migration 0137).
 */
import type pg from 'pg'
import { yangLama } from './versi.ts'

/** The first version that needs none of it. */
const TANPA = '0.2.0'
/** So long a server takes at most between its migrations and the moment it listens for news, by which it is seen to work. */
const MULAI = '10 minutes'

/** @returns true if the rights were taken back now */
export async function sempitkanHak(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ lebar: boolean }>(
    `SELECT to_regprocedure('hak_versi_lama(boolean)') IS NOT NULL
       AND has_table_privilege('kencana_app', 'jurnal', 'INSERT') AS lebar`,
  )
  if (!rows[0]!.lebar || (await baruMulai(client)) || (await yangLama(client, TANPA)).length) return false
  await client.query('SELECT hak_versi_lama(false)')
  return true
}

const baruMulai = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query(`SELECT FROM versi WHERE lama_mulai > now() - interval '${MULAI}'`)).rowCount === 1
