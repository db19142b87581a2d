/** The thread that reads uploaded files and writes those that are given back. */
import { Piscina } from 'piscina'
import { errors } from '#domain/errors.ts'
import { modulDi, pemuat } from '../process/modul.ts'

/** Started with the first file, gone again when nobody sends one. */
let pool: Piscina | undefined

const MENUNGGU_MAKS = 8

/** @throws errors.sedangSibuk */
export function workers(): Piscina {
  pool ??= new Piscina({
    filename: modulDi(new URL('./worker.ts', import.meta.url)),
    execArgv: pemuat(),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    // A file that needs more than this is no list of goods; the thread dies, the till lives.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  if (pool.queueSize >= MENUNGGU_MAKS) throw errors.sedangSibuk()
  return pool
}
