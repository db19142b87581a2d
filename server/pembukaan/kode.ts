/** The code that the terminal shows while an installation has no shop: a stranger on the network cannot become its owner. */
import { timingSafeEqual, createHash } from 'node:crypto'
import type pg from 'pg'
import { random } from '../process/random.ts'

/** Without those that are mistaken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** Opens the waiting for a first shop, or goes on with it. @returns the code, 'ABCD-2345' */
export async function kodePembukaan(client: pg.ClientBase): Promise<string> {
  const baru = Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('')
  await client.query('INSERT INTO pembukaan (kode) VALUES ($1) ON CONFLICT DO NOTHING', [baru])
  // An installation that lost its shops otherwise than through us waits with a new one.
  await client.query('UPDATE pembukaan SET kode = $1, dipakai_at = NULL WHERE kode IS NULL', [baru])
  const { rows } = await client.query<{ kode: string }>('SELECT kode FROM pembukaan')
  return rows[0]!.kode.replace(/(.{4})/, '$1-')
}

/** A first shop is waited for, whatever this start was asked for. */
export const isMenunggu = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query('SELECT 1 FROM pembukaan WHERE kode IS NOT NULL')).rowCount === 1

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Typed with or without its dash, in any case. */
export const isKode = (kode: string, typed: string): boolean =>
  timingSafeEqual(hash(kode), hash(typed.toUpperCase().replace(/[^A-Z0-9]/g, '')))
