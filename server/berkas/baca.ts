/** Hands an uploaded file to the worker thread that makes a table of it. */
import { errors, Refusal } from '#domain/errors.ts'
import type { Tabel } from '#domain/impor/sel.ts'
import { workers } from './pool.ts'
import type { Jawaban } from './worker.ts'

const WAKTU_MAKS = 60_000

/**
 * The table in a file given as base64.
 * @throws errors.berkasBukanTabel, berkasExcelLama, berkasRusak, berkasKutip, berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar, terlaluBesar, sedangSibuk
 */
export async function bacaBerkas(berkas: string): Promise<Tabel> {
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
