/**
 * Applies one migration while servers of the version before go on selling: it waits for a table no longer than a till
 * can wait behind it, gives everything back, and comes again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export interface Migration {
  nama: string
  sql: string
}

export interface Kesabaran {
  /**
   * Time that each attempt waits for a lock: whoever asks for the table meanwhile stands behind us. Less than
   * deadlock_timeout.
   */
  tunggu_ms: number
  /** Between two attempts. */
  jeda_ms: number
  kali: number
}

/** Two minutes and a half in all. */
const SABAR: Kesabaran = { tunggu_ms: 500, jeda_ms: 2_000, kali: 60 }
/**
 * Patience of a migration without a transaction: nobody stands behind it, and it waits for every transaction that was
 * there before it. The longest report takes ten minutes.
 */
const SABAR_TANPA_TRANSAKSI: Kesabaran = { tunggu_ms: 11 * 60_000, jeda_ms: 2_000, kali: 2 }

/**
 * The first line of a migration whose statements must stand alone (CREATE INDEX CONCURRENTLY). One that was interrupted is run from
 * its beginning again, so it begins by dropping what a first attempt may have left.
 */
const TANPA_TRANSAKSI = '-- tanpa transaksi\n'

/** A lock was not had in time; somebody and we waited for each other. */
const LATER = new Set(['55P03', '40P01'])

type Log = (line: string) => void

/** @throws in a sentence when others did not let go of a table */
export async function terapkan(
  client: pg.ClientBase,
  migration: Migration,
  log: Log = () => {},
  sabar?: Kesabaran,
): Promise<void> {
  const tanpaTransaksi = migration.sql.startsWith(TANPA_TRANSAKSI)
  const { tunggu_ms, jeda_ms, kali } = sabar ?? (tanpaTransaksi ? SABAR_TANPA_TRANSAKSI : SABAR)
  const kerjakan = tanpaTransaksi ? satuSatu : sekaligus
  for (let ke = 1; ; ke++) {
    const gagal = await kerjakan(client, migration, tunggu_ms).then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    )
    if (!gagal) return
    if (!LATER.has(gagal.code ?? ''))
      throw new Error(`migration ${migration.nama} failed: ${gagal.message}`, { cause: gagal })
    if (ke >= kali)
      throw new Error(
        `Migrasi ${migration.nama} tidak mendapat giliran: ${await penghalang(client)}. Tidak ada yang diubah, server yang sedang bekerja tidak terganggu; ulangi setelah pekerjaan itu selesai`,
        { cause: gagal },
      )
    if (ke === 1) log(`Migrasi ${migration.nama} menunggu giliran: ${await penghalang(client)} …`)
    await pause(jeda_ms)
  }
}

/** Whole or not at all. */
async function sekaligus(client: pg.ClientBase, { nama, sql }: Migration, tunggu_ms: number): Promise<void> {
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${tunggu_ms}`)
    await client.query(sql)
    await write(client, nama)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function satuSatu(client: pg.ClientBase, { nama, sql }: Migration, tunggu_ms: number): Promise<void> {
  await client.query(`SET lock_timeout = ${tunggu_ms}`)
  try {
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement)
    await write(client, nama)
  } finally {
    await client.query('RESET lock_timeout')
  }
}

const write = (client: pg.ClientBase, nama: string): Promise<unknown> =>
  client.query('INSERT INTO migrasi (nama) VALUES ($1)', [nama])

/** Names the connection that has been at work in the database the longest: the table is most likely held by it. */
async function penghalang(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ application_name: string; menit: number }>(
    `SELECT application_name, floor(extract(epoch FROM now() - xact_start) / 60)::int AS menit FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < now() ORDER BY xact_start LIMIT 1`,
  )
  const [lama] = rows
  return lama
    ? `ada pekerjaan yang sudah berjalan ${lama.menit} menit (${lama.application_name || 'tanpa nama'}; laporan panjang, tutup toko atau cadangan)`
    : 'tabelnya sedang dipakai'
}
