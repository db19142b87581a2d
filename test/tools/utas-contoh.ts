/** Work for another thread, as a test wants it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { errors } from '#domain/errors.ts'
import { dalamUtas } from '#server/utas/jawaban.ts'

export interface Contoh {
  tulis?: readonly string[]
  tunggu?: number
  tolak?: true
  gagal?: string
}

export default dalamUtas(async ({ tulis = [], tunggu, tolak, gagal }: Contoh, keluar) => {
  for (const text of tulis) keluar.tulis(text)
  if (tunggu) await sleep(tunggu)
  if (tolak) throw errors.laporanTerlaluPanjang({ maks: 50_000 }).at('tgl_akhir')
  if (gagal) throw new Error(gagal)
  return tulis.length
})
