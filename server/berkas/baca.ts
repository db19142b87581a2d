/** Hands an uploaded file to the worker thread that makes a table of it. */
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { errors, Refusal } from '#domain/errors.ts'
import type { Tabel } from '#domain/impor/sel.ts'
import type { Jawaban } from './worker.ts'

/** Started with the first file, gone again when nobody sends one. */
let pool: Piscina | undefined

const workers = (): Piscina =>
  (pool ??= new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    // A thread does not know of the loader that runs this one when that was not given on the command line.
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    // A file that needs more than this is no list of goods; the thread dies, the till lives.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  }))

const MENUNGGU_MAKS = 8
const WAKTU_MAKS = 60_000

/**
 * The table in a file given as base64.
 * @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, terlaluBesar, sedangSibuk
 */
export async function bacaBerkas(berkas: string): Promise<Tabel> {
  if (workers().queueSize >= MENUNGGU_MAKS) throw errors.sedangSibuk()
  const bytes = Buffer.from(berkas, 'base64')
  const answer = await workers()
    .run(new Uint8Array(bytes), { signal: AbortSignal.timeout(WAKTU_MAKS) })
    .catch((error: Error & { code?: string }) => {
      // Too much for the thread, in memory or in time: it is the file that is wrong.
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.name === 'AbortError')
        throw errors.terlaluBesar()
      throw error
    })
  const { tabel, ditolak } = answer as Partial<
    Extract<Jawaban, { tabel: Tabel }> & Extract<Jawaban, { ditolak: object }>
  >
  if (ditolak)
    throw new Refusal(ditolak.id, ditolak.status, ditolak.message, [
      { field: 'berkas', message: ditolak.message },
    ])
  return tabel!
}
