/** Work for another thread, as a test wants it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { errors } from '#domain/errors.ts'
import { dalamUtas } from '#server/utas/jawaban.ts'

export interface Contoh {
  tulis?: readonly string[]
  tunggu?: number
  tolak?: true
  gagal?: string
  /** Its word in turn, until whoever asked is gone; tells who hears it. */
  menanti?: SharedArrayBuffer
}

/** Longer than any test. */
const LAMA = 3_600_000

export default dalamUtas(async ({ tulis = [], tunggu, tolak, gagal, menanti }: Contoh, keluar, batal) => {
  for (const text of tulis) keluar.tulis(text)
  if (tunggu) await sleep(tunggu)
  if (menanti) {
    const tanda = new Int32Array(menanti)
    Atomics.store(tanda, 0, 1)
    await sleep(LAMA, undefined, { signal: batal }).catch(() => Atomics.store(tanda, 0, 2))
  }
  if (tolak) throw errors.laporanTerlaluPanjang({ maks: 50_000 }).at('tgl_akhir')
  if (gagal) throw new Error(gagal)
  return tulis.length
})
