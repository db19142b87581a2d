/**
 * Threads for work that takes long (a report, a file), or that opens what somebody sent (a file, a paper with its logo). What the till
 * waits for stays on the main thread, and has it to itself; what a thread dies of ends nothing but what it was asked for.
 */
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { errors, Refusal } from '#domain/errors.ts'
import { modulDi, loader } from '../process/modul.ts'
import { contentFrom, lepas } from './content.ts'
import type { Content } from '../outcome.ts'
import type { Reply, Kiriman } from './replies.ts'

/** Threads with memory of their own: work that needs more dies alone, and the till lives. */
interface Lane {
  threads: { minThreads: number; maxThreads: number }
  /** Behind the tills: they have the processor first. */
  mengalah: boolean
  memoriMb: number
  /** Of it for what is young. Little of it is looked through more often, and less is held. */
  mudaMb: number
  /** Said of what needed more, of memory or of time. */
  habis: () => Refusal
  /** Said of what its thread died of otherwise; without one it is an error of ours like any. */
  dead?: () => Refusal
}
/** A thread stays alive: a user who asks for ten rows must not wait until a thread has read its programs. */
const LAPORAN: Lane = {
  threads: { minThreads: 1, maxThreads: 2 },
  mengalah: true,
  memoriMb: 768,
  mudaMb: 4,
  habis: errors.laporanTerlaluBesar,
}
/** Files that somebody sent wait for no report, and no report for them; gone again when nobody sends one. */
export const FILES_AT_ONCE = 3
const FILE: Lane = {
  threads: { minThreads: 0, maxThreads: FILES_AT_ONCE },
  mengalah: true,
  memoriMb: 1024,
  mudaMb: 4,
  habis: errors.berkasTerlaluBerat,
  dead: errors.berkasRusak,
}
/** A customer waits for their nota: both stay, for a thread that begins takes as long as fifty notas; neither reports nor files stand before it. */
export const KERTAS_SEKALIGUS = 2
const KERTAS: Lane = {
  threads: { minThreads: KERTAS_SEKALIGUS, maxThreads: KERTAS_SEKALIGUS },
  mengalah: false,
  memoriMb: 256,
  // Half the time of a nota.
  mudaMb: 16,
  habis: errors.kertasTidakTercetak,
  dead: errors.kertasTidakTercetak,
}

/**
 * Kinds of work. Waiting work holds its question in memory, or all its rows; `maks` of it may wait. Files and papers
 * wait for their turn before they come here (`Giliran`). A thread busy with a stranger's picture or file is ended after
 * `time`, and another thread takes its place.
 */
const WORK = {
  ringan: { lane: LAPORAN, maks: 64, time: undefined },
  berat: { lane: LAPORAN, maks: 16, time: undefined },
  berkas: { lane: FILE, maks: FILES_AT_ONCE, time: 30_000 },
  kertas: { lane: KERTAS, maks: KERTAS_SEKALIGUS, time: 30_000 },
} as const

/** Started with their first piece of work. */
const pools = new Map<Lane, Piscina>()

function threadsOf(lane: Lane): Piscina {
  const known = pools.get(lane)
  if (known) return known
  const pool = new Piscina({
    ...lane.threads,
    execArgv: loader(),
    idleTimeout: 60_000,
    // A thread that waits for work hears what becomes of its connections.
    atomics: 'disabled',
    // A file that was opened there is read and closed here.
    trackUnmanagedFds: false,
    resourceLimits: { maxOldGenerationSizeMb: lane.memoriMb, maxYoungGenerationSizeMb: lane.mudaMb },
  })
  // A thread may die when it has answered already: nobody waits for it, and without a listener it would take the
  // process along.
  pool.on('error', (error: unknown) => console.error('utas: mati di antara dua pekerjaan', error))
  pools.set(lane, pool)
  return pool
}

/**
 * Has a module's default export (`inThread`) do the work.
 * @param batal when whoever asked is gone: the work ends where it is
 * @returns what it wrote, whole, and what it told of it
 * @throws errors.sedangSibuk, and what the work refuses
 */
export async function inOtherThread<Task, Kabar>(
  modul: URL,
  task: Task,
  work: keyof typeof WORK,
  batal?: AbortSignal,
): Promise<Content & { kabar: Kabar }> {
  const { lane, maks } = WORK[work]
  const { mengalah } = lane
  if (threadsOf(lane).queueSize >= maks || batal?.aborted) throw errors.sedangSibuk()
  const { port1: kata, port2 } = new MessageChannel()
  const tutup = (): void => kata.close()
  batal?.addEventListener('abort', tutup, { once: true })
  try {
    return contentOf(await kerjakan<Kabar>(modul, { task, batal: port2, mengalah }, work, batal), batal)
  } finally {
    batal?.removeEventListener('abort', tutup)
    tutup()
  }
}

/** @throws what the thread refused, or failed of */
function contentOf<Kabar>(reply: Reply<Kabar>, batal: AbortSignal | undefined): Content & { kabar: Kabar } {
  if ('ditolak' in reply) {
    const { id, status, message, errors: fields, otorisasi } = reply.ditolak
    throw new Refusal(id, status, message, fields, otorisasi)
  }
  if ('gagal' in reply) throw Object.assign(new Error(reply.gagal.message), reply.gagal)
  const content = contentFrom(reply)
  if (batal?.aborted) {
    lepas(content)
    throw errors.sedangSibuk()
  }
  return { ...content, kabar: reply.kabar }
}

/** @throws what is said when the thread has died of it */
async function kerjakan<Kabar>(
  modul: URL,
  kiriman: Kiriman<unknown>,
  work: keyof typeof WORK,
  batal: AbortSignal | undefined,
): Promise<Reply<Kabar>> {
  const { lane, time } = WORK[work]
  try {
    return (await threadsOf(lane).run(kiriman, {
      filename: modulDi(modul),
      transferList: [kiriman.batal],
      // While it reads, the thread hears nothing: this signal ends it.
      ...(time && { signal: AbortSignal.any([AbortSignal.timeout(time), ...(batal ? [batal] : [])]) }),
    })) as Reply<Kabar>
  } catch (error) {
    const { code, name } = error as Error & { code?: string }
    // Left while it waited for its turn: what would have told the thread so can no longer be handed to it.
    if (name === 'DataCloneError' && batal?.aborted) throw errors.sedangSibuk()
    const habis = code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError'
    const refusal = habis ? lane.habis() : lane.dead?.()
    throw refusal ? Object.assign(refusal, { cause: error }) : error
  }
}
