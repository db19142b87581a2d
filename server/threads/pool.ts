/**
 * Threads for work that takes long (a report, a file), or that opens what somebody sent (a file, a paper with its logo). What the till
 * waits for stays on the main thread, and has it to itself; what a thread dies of ends nothing but what it was asked for.
 */
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { errors, Refusal } from '#domain/errors.ts'
import { modulDi, loader } from '../process/modul.ts'
import { isiDari, lepas } from './content.ts'
import type { Isi } from '../outcome.ts'
import type { Jawaban, Kiriman } from './replies.ts'

/** What needs more memory dies alone, and the till lives. */
interface Jalur {
  threads: { minThreads: number; maxThreads: number }
  /** Behind the tills: they have the processor first. */
  mengalah: boolean
  memoriMb: number
  /** Of it for what is young. Little of it is looked through more often, and less is held. */
  mudaMb: number
  /** Said of what needed more, of memory or of time. */
  habis: () => Refusal
  /** Said of what its thread died of otherwise; without one it is an error of ours like any. */
  mati?: () => Refusal
}
/** One stays: whoever asks for ten rows must not wait until a thread has read its programs. */
const LAPORAN: Jalur = {
  threads: { minThreads: 1, maxThreads: 2 },
  mengalah: true,
  memoriMb: 768,
  mudaMb: 4,
  habis: errors.laporanTerlaluBesar,
}
/** Files that somebody sent wait for no report, and no report for them; gone again when nobody sends one. */
export const FILES_AT_ONCE = 3
const FILE: Jalur = {
  threads: { minThreads: 0, maxThreads: FILES_AT_ONCE },
  mengalah: true,
  memoriMb: 1024,
  mudaMb: 4,
  habis: errors.berkasTerlaluBerat,
  mati: errors.berkasRusak,
}
/** A customer waits for their nota: both stay, for a thread that begins takes as long as fifty notas; neither reports nor files stand before it. */
export const KERTAS_SEKALIGUS = 2
const KERTAS: Jalur = {
  threads: { minThreads: KERTAS_SEKALIGUS, maxThreads: KERTAS_SEKALIGUS },
  mengalah: false,
  memoriMb: 256,
  // Half the time of a nota.
  mudaMb: 16,
  habis: errors.kertasTidakTercetak,
  mati: errors.kertasTidakTercetak,
}

/**
 * What waits holds its question in memory, or all its rows; `maks` of it may. Files and papers wait for their turn before they
 * come here (`Giliran`). What a stranger's picture or file makes of a thread is ended after `waktu`, and another thread takes its place.
 */
const KERJA = {
  ringan: { jalur: LAPORAN, maks: 64, waktu: undefined },
  berat: { jalur: LAPORAN, maks: 16, waktu: undefined },
  berkas: { jalur: FILE, maks: FILES_AT_ONCE, waktu: 30_000 },
  kertas: { jalur: KERTAS, maks: KERTAS_SEKALIGUS, waktu: 30_000 },
} as const

/** Started with their first piece of work. */
const pools = new Map<Jalur, Piscina>()

function threadsOf(jalur: Jalur): Piscina {
  const known = pools.get(jalur)
  if (known) return known
  const pool = new Piscina({
    ...jalur.threads,
    execArgv: loader(),
    idleTimeout: 60_000,
    // One that waits for work hears what becomes of its connections.
    atomics: 'disabled',
    // A file that was opened there is read and closed here.
    trackUnmanagedFds: false,
    resourceLimits: { maxOldGenerationSizeMb: jalur.memoriMb, maxYoungGenerationSizeMb: jalur.mudaMb },
  })
  // One that dies when it has answered already: nobody waits for it, and without a listener it would take the process along.
  pool.on('error', (error: unknown) => console.error('utas: mati di antara dua pekerjaan', error))
  pools.set(jalur, pool)
  return pool
}

/**
 * Has a module's default export (`inThread`) do the work.
 * @param batal when whoever asked is gone: the work ends where it is
 * @returns what it wrote, whole, and what it told of it
 * @throws errors.sedangSibuk, and what the work refuses
 */
export async function inOtherThread<Tugas, Kabar>(
  modul: URL,
  tugas: Tugas,
  kerja: keyof typeof KERJA,
  batal?: AbortSignal,
): Promise<Isi & { kabar: Kabar }> {
  const { jalur, maks } = KERJA[kerja]
  const { mengalah } = jalur
  if (threadsOf(jalur).queueSize >= maks || batal?.aborted) throw errors.sedangSibuk()
  const { port1: kata, port2 } = new MessageChannel()
  const tutup = (): void => kata.close()
  batal?.addEventListener('abort', tutup, { once: true })
  try {
    return isiOf(await kerjakan<Kabar>(modul, { tugas, batal: port2, mengalah }, kerja, batal), batal)
  } finally {
    batal?.removeEventListener('abort', tutup)
    tutup()
  }
}

/** @throws what the thread refused, or failed of */
function isiOf<Kabar>(jawaban: Jawaban<Kabar>, batal: AbortSignal | undefined): Isi & { kabar: Kabar } {
  if ('ditolak' in jawaban) {
    const { id, status, message, errors: fields, otorisasi } = jawaban.ditolak
    throw new Refusal(id, status, message, fields, otorisasi)
  }
  if ('gagal' in jawaban) throw Object.assign(new Error(jawaban.gagal.message), jawaban.gagal)
  const isi = isiDari(jawaban)
  if (batal?.aborted) {
    lepas(isi)
    throw errors.sedangSibuk()
  }
  return { ...isi, kabar: jawaban.kabar }
}

/** @throws what is said when the thread has died of it */
async function kerjakan<Kabar>(
  modul: URL,
  kiriman: Kiriman<unknown>,
  kerja: keyof typeof KERJA,
  batal: AbortSignal | undefined,
): Promise<Jawaban<Kabar>> {
  const { jalur, waktu } = KERJA[kerja]
  try {
    return (await threadsOf(jalur).run(kiriman, {
      filename: modulDi(modul),
      transferList: [kiriman.batal],
      // It hears nothing while it reads.
      ...(waktu && { signal: AbortSignal.any([AbortSignal.timeout(waktu), ...(batal ? [batal] : [])]) }),
    })) as Jawaban<Kabar>
  } catch (error) {
    const { code, name } = error as Error & { code?: string }
    // Left while it waited for its turn: what would have told the thread so can no longer be handed to it.
    if (name === 'DataCloneError' && batal?.aborted) throw errors.sedangSibuk()
    const habis = code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError'
    const refusal = habis ? jalur.habis() : jalur.mati?.()
    throw refusal ? Object.assign(refusal, { cause: error }) : error
  }
}
