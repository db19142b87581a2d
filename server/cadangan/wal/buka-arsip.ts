/** Which archive of WAL this installation has. */
import type { StartOptions } from '../../start/options.ts'
import type { Arsip } from './arsip.ts'
import { arsipPgBackRest } from './pgbackrest.ts'

/** @throws in a sentence when it has none */
export function arsipDari({ cadangan: { pgbackrest } }: StartOptions): Arsip {
  if (pgbackrest) return arsipPgBackRest(pgbackrest)
  throw new Error('belum ada arsip WAL: isi KENCANA_PGBACKREST dengan nama stanzanya (docs/operasi.md)')
}
