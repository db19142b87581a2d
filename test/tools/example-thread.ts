/** Work for another thread, as a test wants it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { inflateRaw } from 'node:zlib'
import { errors } from '#domain/errors.ts'
import { inThread } from '#server/threads/replies.ts'

export interface Example {
  write?: readonly string[]
  wait?: number
  tolak?: true
  gagal?: string
  /**
   * Ends the thread in a way that nothing around it can catch: in a callback, by leaving; `nanti`: when it has answered
   * already.
   */
  dead?: 'panggilan' | 'keluar' | 'nanti'
  /** Spins: hears nothing any more, and does not end. */
  berputar?: true
  /**
   * Memory where it says that its turn has come; it then waits until the asker is gone, and says that it has heard so.
   */
  menanti?: SharedArrayBuffer
}

/** Longer than any test. */
const LAMA = 3_600_000

const DEAD = {
  panggilan: () => inflateRaw(Buffer.alloc(0), () => jatuh()),
  keluar: () => process.exit(3),
  nanti: () => setTimeout(jatuh, 20),
} as const
function jatuh(): never {
  throw new Error('tidak tertangkap')
}

export default inThread(async (example: Example, keluar, batal) => {
  const { write = [], wait, tolak, gagal, menanti, dead, berputar } = example
  for (const text of write) keluar.write(text)
  if (wait) await sleep(wait)
  if (menanti) {
    const tanda = new Int32Array(menanti)
    Atomics.store(tanda, 0, 1)
    await sleep(LAMA, undefined, { signal: batal }).catch(() => Atomics.store(tanda, 0, 2))
  }
  if (dead) DEAD[dead]()
  if (dead && dead !== 'nanti') await sleep(LAMA)
  if (berputar) for (;;) Math.random()
  if (tolak) throw errors.laporanTerlaluPanjang({ maks: 50_000 }).at('tgl_akhir')
  if (gagal) throw new Error(gagal)
  return write.length
})
