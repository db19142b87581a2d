/** Comparison of a row of the pusat with the shop's row, for both kinds of sets: masters and prices. */
import { createHash } from 'node:crypto'
import type { BedaPusat } from '#domain/calls/import-pusat.ts'
import type { PusatRow } from '#domain/impor/pusat.ts'

/** A row of the pusat beside the shop's, and what its import comes to. */
export interface Banding extends Omit<BedaPusat, 'tanda'> {
  tanda: BedaPusat['tanda'] | 'SAMA'
}

const ringkas = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')
    .slice(0, 32)

/** Fingerprint of both sides of a row as they are: first what the pusat says, then what the shop has. */
export const rowDigest = (pusat: PusatRow, sini: unknown): string => ringkas(pusat) + ringkas(sini)

/** True if the pusat still says of a row what it said then. */
export const pusatTetap = (a: string, b: string): boolean => a.slice(0, 32) === b.slice(0, 32)
