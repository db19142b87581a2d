/** What a piece of work in another thread answers, and how it is said so that it survives the way. */
import os from 'node:os'
import { Refusal } from '#domain/errors.ts'
import { refusalOf } from '../http/respond.ts'
import { Keluaran, type Tertulis } from './keluaran.ts'

export type Jawaban<Kabar> =
  | (Tertulis & { kabar: Kabar })
  | { ditolak: Pick<Refusal, 'id' | 'status' | 'message' | 'errors' | 'otorisasi'> }
  | { gagal: { message: string; stack: string | undefined; code: string | undefined } }

/** Behind the till, which has the same cores: Linux counts the main thread and this one apart, others do not. */
const mengalah = (): void => {
  if (process.platform === 'linux') os.setPriority(MENGALAH)
}
const MENGALAH = 5
let sudah = false

/** The default export of a module that works in another thread: `work` writes, and tells what is to be known beside it. */
export const dalamUtas =
  <Tugas, Kabar>(work: (tugas: Tugas, keluar: Keluaran) => Promise<Kabar>) =>
  async (tugas: Tugas): Promise<Jawaban<Kabar>> => {
    if (!sudah) mengalah()
    sudah = true
    const keluar = new Keluaran()
    try {
      const kabar = await work(tugas, keluar)
      return { ...keluar.selesai(), kabar }
    } catch (error) {
      keluar.buang()
      const refusal = refusalOf(error)
      if (!refusal) {
        const { message, stack, code } = error as Error & { code?: string }
        return { gagal: { message, stack, code } }
      }
      const { id, status, message, errors, otorisasi } = refusal
      return { ditolak: { id, status, message, errors, otorisasi } }
    }
  }
