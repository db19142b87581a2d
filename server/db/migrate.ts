/** Applies every migrations/NNNN-words.sql that this database has not seen, each in its own transaction. */
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'
import { hubungi } from './klien.ts'
import { LOCK } from './locks.ts'
import { pastikanPeran, tutupDatabase } from './login.ts'
import { syncReference } from './reference.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Every migration there is, in order. */
export const semuaMigrasi = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((f) => f.endsWith('.sql')).sort()

/**
 * @param hanya these alone: the shape of a database of an earlier day
 * @returns the names applied now, in order.
 */
export async function migrate(url: string, hanya?: readonly string[]): Promise<string[]> {
  const client = await hubungi(url)
  try {
    // Two servers starting together must not both migrate.
    await client.query(`SELECT pg_advisory_lock(${LOCK.migrasi}, 0)`)
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrasi (nama text PRIMARY KEY, pada timestamptz NOT NULL DEFAULT now())',
    )
    const done = new Set(
      (await client.query<{ nama: string }>('SELECT nama FROM migrasi')).rows.map((r) => r.nama),
    )
    await pastikanPeran(client)
    const todo = (await semuaMigrasi()).filter((f) => !done.has(f) && (!hanya || hanya.includes(f)))
    for (const file of todo) await apply(client, file)
    await syncReference(client)
    // A copied or restored database does not bring this along.
    await tutupDatabase(client, client.database!)
    return todo
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, file: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(await readFile(new URL(file, FOLDER), 'utf8'))
    await client.query('INSERT INTO migrasi (nama) VALUES ($1)', [file])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${file} failed: ${(cause as Error).message}`, { cause })
  }
}
