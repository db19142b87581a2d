/** What every use case is given. Nothing is hidden: the day, the clock, the user and the database come in here. */
import type { Kysely } from 'kysely'
import type { Level } from '#domain/level.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Send, Sql } from './db/client.ts'
import type { DB } from './db/schema.ts'
import type { Settings } from './settings.ts'

/** The signed-in user, as the session knows them. */
export interface SessionUser {
  user_id: string
  user_name: string
  level: Level
  kode_toko: string
  /** Identifies the session in otorisasi and revocation; never the token itself. */
  token_hash: Buffer
}

/** The shop the session works in. tgl_system is the business date; never use the clock for it. */
export interface Toko {
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  tgl_system: TanggalSystem
}

export interface Context {
  /** Typed queries (Kysely) inside this request's transaction and shop. */
  db: Kysely<DB>
  /** Named statements for the hot paths, on the same connection. */
  sql: Sql
  /** The same for what the reply does not depend on: sent at once, done or failed with the commit. */
  send: Send
  user: SessionUser
  toko: Toko
  /** para-system of the shop, typed. */
  settings: Settings
  /** The wall clock of this request. */
  now: Date
  /** The idempotency key of this write; '-' on a read. */
  id_trx: string
  /** The header x-authorization-id: an otorisasi given just before. */
  id_otorisasi: string | undefined
  /** Something to tell the shop's open screens once this has been committed. */
  announce: (event: string, payload: unknown) => void
  /** Sessions that must be looked up anew once this has been committed (a logout, a right, a close). */
  forget: (sessions: { kode_toko?: string; user_id?: string; token?: string }) => void
}
