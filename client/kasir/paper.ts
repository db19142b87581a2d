/** Papers of documents: each by two calls that take the document's number. */
import { callPath, type CallDefinition } from '#domain/call.ts'
import type { KertasNota } from '#domain/rules/pengaturan-nota.ts'
import { callFile } from '#client/net/api.ts'
import type { Cetakan } from './useCetak.ts'

export const READ_FILE = callFile as (
  call: CallDefinition,
  args: object,
  options?: object,
) => Promise<{ blob: Blob }>

interface Paper {
  /** The name of the document's number in the addresses of both calls. */
  name: string
  /** Counts a print. */
  cetak: CallDefinition
  /** Answers the paper. */
  nota: CallDefinition
  /** Calls whose answers a print changes. */
  changes: readonly CallDefinition[]
  /** The name of the paper for the user at the printer. */
  lembar?: string
  /** Of a paper that is not printed on each. */
  kertas?: (chosen: KertasNota) => KertasNota
}

/** @returns the paper of a document by its number, or of one of its payments (`urut`) */
export const paperOf =
  ({ name, cetak, nota, changes, lembar = 'Nota', kertas = (chosen) => chosen }: Paper) =>
  (no: string, urut?: number): Cetakan => {
    const params = { [name]: no }
    const ke = urut !== undefined && { urut }
    return {
      no,
      lembar,
      hitungan: { jalur: callPath(cetak, params), ...ke },
      shop: { path: callPath(nota, params), ...ke },
      file: async (chosen, mencetak) =>
        (await READ_FILE(nota, { params, query: { ...ke, kertas: kertas(chosen), ...mencetak } })).blob,
      changes,
    }
  }
