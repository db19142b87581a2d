/**
 * The version of this program, the versions that may work beside it, and those that are too old for a database
 * (docs/decisions/45-versi.md).
 */
import { readFileSync } from 'node:fs'
import type pg from 'pg'

export const VERSI = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

/**
 * The version before this one, which goes on working in the database while this one is put beside it: what it may count on is what
 * its last migration left (server/db/versi.test.ts), and its sources are of this commit (test/whole/dua-versi.test.ts).
 */
export const SEBELUM = {
  versi: '0.1.0',
  migration: '0122-mutasi-uang-harian.sql',
  commit: '1d511639719f90e0c53ccb3d3418a90626b23f83',
} as const

/** Below 0: `a` is older than `b`. */
export function banding(a: string, b: string): number {
  const [x, y] = [a, b].map((versi) => versi.split('.').map(Number))
  const at = x!.findIndex((n, i) => n !== y![i])
  return at < 0 ? 0 : x![at]! - y![at]!
}

/**
 * Says to the database which version writes. 0.1.0 says none and is known by it: whoever adds an account without a word gets the
 * rights of then (migration 0137), be it a migration.
 */
export async function sayVersi(client: pg.ClientBase, versi = VERSI): Promise<void> {
  await client.query(`SELECT set_config('app.versi', $1, false)`, [versi])
}

interface Versi {
  terlama: string
  rujukan: string
}

/** Reads what the database says of versions; undefined before migration 0123. */
export async function versiDatabase(client: pg.ClientBase): Promise<Versi | undefined> {
  const { rows } = await client.query<{ ada: boolean }>(
    `SELECT to_regclass('public.versi') IS NOT NULL AS ada`,
  )
  if (!rows[0]!.ada) return undefined
  return (await client.query<Versi>('SELECT terlama, rujukan FROM versi')).rows[0]
}

/** @throws in a sentence for the operator when a newer version has taken away what this one needs */
export async function tolakTerlaluLama(client: pg.ClientBase, versi = VERSI): Promise<void> {
  const { terlama = versi } = (await versiDatabase(client)) ?? {}
  if (banding(versi, terlama) < 0)
    throw new Error(
      `Kencana ${versi} terlalu lama untuk database ini: versi yang lebih baru sudah bekerja di sini, dan yang terlama yang masih boleh adalah ${terlama}. Pasang Kencana ${terlama} atau yang lebih baru (docs/operasi.md)`,
    )
}

/**
 * The name that a server gives where it listens for news (server/process/live.ts): one connection of each, never
 * through a pooler.
 */
export const PENDENGAR = 'kencana-live'
export const SEBUTAN = `${PENDENGAR} ${VERSI}`

/**
 * A migration that takes something away says who still needs it, above its statements: `-- lepas sejak 0.2.0: column toko.portal: why`
 * (no version from 0.2.0 on uses it).
 */
const LEPAS = /^-- lepas sejak (\d+\.\d+\.\d+): (.+?): .+$/gm

/** Returns what a migration takes away, as the check words it, and the version since which nobody uses it. */
export const dilepas = (sql: string): { sejak: string; apa: string }[] =>
  [...sql.matchAll(LEPAS)].map(([, sejak, apa]) => ({ sejak: sejak!, apa: apa! }))

/** The oldest version that can do without; undefined for a migration that takes nothing away. */
export const lepasSejak = (sql: string): string | undefined =>
  dilepas(sql)
    .map(({ sejak }) => sejak)
    .toSorted(banding)
    .at(-1)

/** The versions of servers at work in the database now that are older than this one. */
export async function yangLama(client: pg.ClientBase, sejak: string): Promise<string[]> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT DISTINCT application_name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE '${PENDENGAR}%'`,
  )
  return rows
    .map((r) => r.application_name.slice(PENDENGAR.length + 1) || '0.1.0')
    .filter((versi) => banding(versi, sejak) < 0)
    .toSorted(banding)
}

/** @throws in a sentence when a server that needs what is taken away works in the database now */
export async function tolakSelamaAdaYangLama(
  client: pg.ClientBase,
  sejak: string | undefined,
): Promise<void> {
  if (sejak === undefined) return
  const lama = await yangLama(client, sejak)
  if (lama.length)
    throw new Error(
      `Kencana ${VERSI} mengubah yang masih dipakai versi sebelum ${sejak}, dan server Kencana ${lama.join(', ')} masih bekerja di database ini: perbarui dulu server itu ke ${sejak}, atau hentikan. Tidak ada yang diubah`,
    )
}
