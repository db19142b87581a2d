/** The context of a close's steps. */
import type { Sql } from '../db/client.ts'
import type { Refusal } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'

export interface TutupContext {
  /** Named statements inside the close's one transaction. */
  sql: Sql
  /** The shop and the day that is being closed. */
  toko: { kode_toko: string; tgl_system: TanggalSystem }
  user_id: string
  /** The calendar day on the shop's clock. */
  hari_ini: TanggalSystem
  now: Date
  /** Found by the checks: what forbids the close, and what is only said. */
  penolakan: Refusal[]
  peringatan: string[]
}
