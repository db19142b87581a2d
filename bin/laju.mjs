/**
 * Measures how slow this machine is today, beside a quiet one. Time limits of tests are multiplied by the figure, and
 * by what a machine may lose after it was measured: a slow day makes tests slow, never red. Measured once at the
 * start of a run; processes that it starts inherit the figure.
 */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

const VARIABLE = 'KENCANA_LAMBAT'
/** Tests run in two processes beside a database and a browser: what one thread gets alone says little. */
const THREADS = 2
/** The time that the work below takes on a quiet machine. */
const QUIET_MS = 500
/** A slow moment must not make a hanging test hang for an hour. */
const SLOWEST = 12
/** A run whose machine was measured as 1.5 went on at a third of that. */
const LATER = 3

/** A fixed piece of work: hashing, strings, and objects that come and go. */
function work() {
  const start = performance.now()
  let text = ''
  for (let i = 0; i < 1_000; i++) {
    const rows = Array.from({ length: 300 }, (_, n) => ({
      kode: `${n}-${i}`,
      berat: (n * 7_919) % 10_007,
      nama: text.slice(0, 16),
    }))
    rows.sort((a, b) => a.berat - b.berat)
    text = createHash('sha256')
      .update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
      .digest('hex')
  }
  return performance.now() - start
}

const inThread = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url))
    worker.once('message', resolve)
    worker.once('error', reject)
  })

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (!isMainThread) parentPort?.postMessage(work())

/** @returns 1 on a quiet machine, 4 on one that needs four times as long; measured again when asked, which changes no time limit */
export async function kelambatan({ again = false } = {}) {
  const known = Number(process.env[VARIABLE])
  if (known >= 1 && !again) return known
  const times = await Promise.all(Array.from({ length: Math.min(THREADS, availableParallelism()) }, inThread))
  const factor = Math.min(SLOWEST, Math.max(1, Math.ceil((Math.max(...times) / QUIET_MS) * 10) / 10))
  if (!again) process.env[VARIABLE] = String(factor)
  return factor
}

/** Of a run whose figure is known: by how much its waits are longer than those of a quiet machine. */
export const kesabaran = () => Number(process.env[VARIABLE] ?? 1) * LATER
