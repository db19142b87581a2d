/** Threads for work that takes long: a report, a file. What the till waits for stays on the main thread, and has it to itself. */
import { Piscina } from 'piscina'
import { errors, Refusal } from '#domain/errors.ts'
import { isiDari, type Isi } from './isi.ts'
import type { Jawaban } from './jawaban.ts'
import { modulDi, pemuat } from '../process/modul.ts'

/** Started with the first piece of work. One stays: whoever asks for ten rows must not wait until a thread has read its programs. */
let pool: Piscina | undefined

const threads = (): Piscina =>
  (pool ??= new Piscina({
    execArgv: pemuat(),
    minThreads: 1,
    maxThreads: 2,
    idleTimeout: 60_000,
    // One that waits for work hears what becomes of its connections.
    atomics: 'disabled',
    // A file that was opened there is read and closed here.
    trackUnmanagedFds: false,
    // What needs more dies alone, and the till lives. Little room for what is young: it is looked through more often, and less is held.
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 8 },
  }))

/** What waits holds its question in memory, or all its rows. */
const MENUNGGU_MAKS = { ringan: 64, berat: 16 }

/**
 * Has a module's default export (`dalamUtas`) do the work.
 * @returns what it wrote, whole, and what it told of it
 * @throws errors.sedangSibuk, and what the work refuses
 */
export async function diUtasLain<Tugas, Kabar>(
  modul: URL,
  tugas: Tugas,
  berat: keyof typeof MENUNGGU_MAKS,
): Promise<Isi & { kabar: Kabar }> {
  if (threads().queueSize >= MENUNGGU_MAKS[berat]) throw errors.sedangSibuk()
  const jawaban = await kerjakan<Kabar>(modul, tugas)
  if ('ditolak' in jawaban) {
    const { id, status, message, errors: fields, otorisasi } = jawaban.ditolak
    throw new Refusal(id, status, message, fields, otorisasi)
  }
  if ('gagal' in jawaban) throw Object.assign(new Error(jawaban.gagal.message), jawaban.gagal)
  return { ...isiDari(jawaban), kabar: jawaban.kabar }
}

/** @throws errors.laporanTerlaluBesar when the thread has died of it */
async function kerjakan<Kabar>(modul: URL, tugas: unknown): Promise<Jawaban<Kabar>> {
  try {
    return (await threads().run(tugas, { filename: modulDi(modul) })) as Jawaban<Kabar>
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw errors.laporanTerlaluBesar()
    throw error
  }
}
