/**
 * The context that every use case gets. Nothing is hidden: the day, the clock, the user and the database come in here.
 */
import type { Kysely } from 'kysely'
import type { May } from '#domain/call.ts'
import type { HakAkses } from '#domain/rights.ts'
import type { Level } from '#domain/level.ts'
import type { Refusal } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import type { PetugasCadangan } from './process/petugas-cadangan.ts'
import type { Send, Sql } from './db/client.ts'
import type { DB } from './db/schema.ts'
import type { Rahasia } from './process/rahasia.ts'
import type { LaterNomor } from './process/later-nomor.ts'
import type { Settings } from './process/settings.ts'

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
  /** The shop's clock: the day and the time there. */
  zona: Zona
}

/** Who has signed in where, and what they may. */
export interface Session {
  user: SessionUser
  toko: Toko
  rights: ReadonlyMap<string, HakAkses>
  kedaluwarsa: Date
  /** Time when its user last gave the password. */
  password_at: Date
  /** A temporary password opened it: only what goes with changing it is answered. */
  ganti_password_wajib: boolean
  /** Time when a person last used it, as far as this process knows. */
  terakhir: Date
  /** The same as far as the database has been told. */
  written: Date
}

export interface Context {
  /** Typed queries (Kysely) inside this request's transaction and shop. */
  db: Kysely<DB>
  /** Named statements for the hot paths, on the same connection. */
  sql: Sql
  /** The same for what the reply does not depend on: sent at once, done or failed with the commit. */
  send: Send
  /** The same behind everything else, or before anybody waits again: what others wait for is locked no longer than it must be. */
  sendLast: Send
  /** The number that is drawn with the commit (process/later-nomor.ts). Only a request has it: whoever else saves a document wants to know its number. */
  nomor?: LaterNomor
  user: SessionUser
  toko: Toko
  /** para-system of the shop, typed. */
  settings: Settings
  /** The wall clock of this request. */
  now: Date
  /** The idempotency key of this write; '-' on a read. */
  id_trx: string
  /** The row of the print that is being counted, where a printer of the shop brought it (features/cetakan). */
  cetakan?: number
  /** The header x-authorization-id: an otorisasi given just before. */
  id_otorisasi: string | undefined
  /**
   * Otorisasi that a write lacks. It goes on as if they had been given, is refused for all of them at its end, and nothing of it is
   * kept: whoever allows it is asked once (rantai/otorisasi.ts). Work that nobody is there to answer for has none: it ends at the first.
   */
  izinKurang?: Refusal[]
  /** Tells whether the user may make such a call: what is shown of a member depends on the right to take it away. */
  boleh: (may: May) => boolean
  /** Encrypts what nobody may read in the database: identities of customers. */
  rahasia: Rahasia
  /** Has backups of the chain made, and hands them out. Only a request has it, where the server makes any. */
  cadangan?: PetugasCadangan | undefined
  /** Tells the open screens of the shop, or of the whole chain, something once this has been committed. */
  announce: (event: string, payload: unknown, to?: 'toko' | 'chain') => void
  /**
   * Tells them something now, while this is still at work: how far it is. Only a write that somebody waits for has it.
   */
  kabari?: (event: string, payload: unknown) => void
  /** Sessions that must be looked up anew once this has been committed (a logout, a right, a close). */
  forget: (sessions: { kode_toko?: string; user_id?: string; token?: string }) => void
  /** Settings of the shop have changed: every process reads them anew, and its open screens are told ('para-system'). */
  settingsChanged: () => void
}
