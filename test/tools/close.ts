/** Closes of a shop's day, and closes that stop where a test wants them to. */
import type pg from 'pg'
import { expect } from 'vitest'
import { LOCK } from '#server/db/locks.ts'
import { askOf, inDatabase, type Ask } from './ask.ts'
import { must } from './client.ts'
import type { TestServer } from './server.ts'

export const closeShop = (ask: Ask, user: string, tgl_system?: string) =>
  ask(user, 'POST', 'system/close', { PROSES: 'close', ...(tgl_system ? { tgl_system } : {}) })

/** Closes, and puts the calendar on the new day. Everybody has to sign in again: a new Ask. */
export async function closeDay(server: TestServer, ask: Ask, tanggal: string): Promise<Ask> {
  must(await closeShop(ask, 'KSR1'))
  server.clock.set(tanggal)
  return askOf(server)
}

/** As the owner of the database, who may do what the server's role may not. */
export async function asOwner<R = unknown>(server: TestServer, ...statements: string[]): Promise<R[]> {
  const client = await server.pemilik.connect()
  try {
    await client.query('BEGIN')
    let rows: R[] = []
    for (const text of statements) rows = (await client.query(text)).rows
    await client.query('COMMIT')
    return rows
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

const HELD = 471_100

/** Every close of this server stops at its EOD row until let go. */
export const holdCloses = (server: TestServer): Promise<{ letGo: () => Promise<void> }> =>
  holdRows(server, 'tutup_toko')

/** Stops every writer that adds a row to the table until it is let go. */
export async function holdRows(server: TestServer, table: string): Promise<{ letGo: () => Promise<void> }> {
  const client: pg.PoolClient = await server.pemilik.connect()
  await client.query(`SELECT pg_advisory_lock(${LOCK.uji}, ${HELD})`)
  await asOwner(
    server,
    `CREATE OR REPLACE FUNCTION uji_tahan() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK.uji}, ${HELD}); RETURN NEW; END $$`,
    `CREATE OR REPLACE TRIGGER uji_tahan BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION uji_tahan()`,
  )
  return {
    async letGo() {
      await client.query(`SELECT pg_advisory_unlock(${LOCK.uji}, ${HELD})`)
      client.release()
    },
  }
}

/** The backend that somebody's lock keeps waiting, as soon as there is one: in this database, for others have waits of their own. */
export async function waitingBackend(server: TestServer, which = 'true'): Promise<number> {
  const waiting = () =>
    inDatabase<{ pid: number }>(
      server,
      `SELECT pid FROM pg_locks
       WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND ${which}`,
    )
  await expect.poll(waiting, { interval: 10 }).not.toEqual([])
  return (await waiting())[0]!.pid
}

/** The backend of the one that is being held. */
export const heldBackend = (server: TestServer): Promise<number> =>
  waitingBackend(server, `classid = ${LOCK.uji} AND objid = ${HELD}`)
