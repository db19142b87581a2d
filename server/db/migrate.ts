/** Applies every migrations/NNNN-words.sql that this database has not seen, each in its own transaction, while others work in it. */
import { readFile, readdir } from 'node:fs/promises'
import { waitForTurn } from './turns.ts'
import { sempitkanHak } from './hak.ts'
import { hubungi } from './find-primary.ts'
import { LOCK } from './locks.ts'
import { pastikanPeran, tutupDatabase } from './login.ts'
import { syncReference } from './reference.ts'
import { terapkan } from './terapkan.ts'
import { lepasSejak, sayVersi, tolakSelamaAdaYangLama, tolakTerlaluLama } from './versi.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Every migration there is, in order. */
export const allMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((f) => f.endsWith('.sql')).sort()

export const migrationContent = (nama: string): Promise<string> => readFile(new URL(nama, FOLDER), 'utf8')

/**
 * @param hanya the only migrations to apply: the shape of a database of an earlier day
 * @returns the names applied now, in order.
 */
export async function migrate(
  url: string,
  hanya?: readonly string[],
  log: (line: string) => void = () => {},
): Promise<string[]> {
  const client = await hubungi(url)
  try {
    // Two servers starting together must not both migrate.
    await waitForTurn(client, `SELECT pg_try_advisory_lock(${LOCK.migration}, 0) AS dapat`)
    await tolakTerlaluLama(client)
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrasi (nama text PRIMARY KEY, pada timestamptz NOT NULL DEFAULT now())',
    )
    const done = new Set(
      (await client.query<{ nama: string }>('SELECT nama FROM migrasi')).rows.map((r) => r.nama),
    )
    await pastikanPeran(client)
    await sayVersi(client)
    const todo = (await allMigrations()).filter((f) => !done.has(f) && (!hanya || hanya.includes(f)))
    for (const nama of todo) {
      const sql = await migrationContent(nama)
      await tolakSelamaAdaYangLama(client, lepasSejak(sql))
      await terapkan(client, { nama, sql }, log)
    }
    await syncReference(client)
    await sempitkanHak(client)
    // A copied or restored database does not bring this along.
    await tutupDatabase(client, client.database!)
    return todo
  } finally {
    await client.end()
  }
}
