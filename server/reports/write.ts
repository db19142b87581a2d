/** Hands a sheet to the worker threads that make files of it. */
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { errors } from '#domain/errors.ts'
import type { Format } from '#domain/report/calls.ts'
import type { LembarTabel, Sheet } from './sheet.ts'
import type { Tugas } from './writers/worker.ts'

/** Started with the first file, gone again when nobody asks for one. */
let pool: Piscina | undefined

const workers = (): Piscina =>
  (pool ??= new Piscina({
    filename: fileURLToPath(new URL('./writers/worker.ts', import.meta.url)),
    // A thread does not know of the loader that runs this one when that was not given on the command line.
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
  }))

/** Each waiting file holds its rows in memory. */
const WAITING_MAX = 16

/** @throws errors.sedangSibuk */
export const write = (format: Format, sheet: Sheet): Promise<Buffer> => made({ format, sheet })

/** @throws errors.sedangSibuk */
export const writeLembar = (format: 'pdf' | 'xlsx', lembar: LembarTabel): Promise<Buffer> =>
  made({ format, lembar })

async function made(tugas: Tugas): Promise<Buffer> {
  if (workers().queueSize >= WAITING_MAX) throw errors.sedangSibuk()
  return Buffer.from(await workers().run(tugas))
}
