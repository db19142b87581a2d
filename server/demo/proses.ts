/**
 * The demonstration is built in a process of its own. The server answers meanwhile, and what building takes of memory ends with that
 * process: a server that has just built it holds what one holds that found it there.
 */
import type { ChosenPenyimpanan } from '../pictures/buka.ts'
import { inOtherProcess } from '../process/anak.ts'

export interface Pesanan {
  /** Of the database, as its owner. */
  url: string
  penyimpanan: ChosenPenyimpanan
  /** The key of identities, as it is written. */
  kunci: string
}

/** A message of that process: a line for the operator, or how far it is, from 0 to 1. */
export type Kabar = { kata: string } | { bagian: number }

interface Mendengar {
  log: (line: string) => void
  maju: (bagian: number) => void
  berhenti: AbortSignal
}

/** The process ends soon, and holds much young memory until then: looking through it seldom is quicker. */
const NODE = ['--max-semi-space-size=32']

export const exampleInOtherProcess = (pesanan: Pesanan, { log, maju, berhenti }: Mendengar): Promise<void> =>
  inOtherProcess({
    sumber: new URL('./program.ts', import.meta.url),
    node: NODE,
    berhenti,
    mulai(child) {
      child.on('message', (kabar: Kabar) => ('kata' in kabar ? log(kabar.kata) : maju(kabar.bagian)))
      child.send(pesanan)
    },
  })
