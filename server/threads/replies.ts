/** The answer of a piece of work in another thread, and how it is said so that it survives the way. */
import os from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { errors, type Refusal } from '#domain/errors.ts'
import { refusalOf } from '../db/refusal.ts'
import { Output, type Written } from './output.ts'
import { lepasRuang } from './lepas.ts'

/** A piece of work as it travels; nobody waits for it any more when the other end of `batal` is closed. */
export interface Kiriman<Task> {
  task: Task
  batal: MessagePort
  /** Work that may wait behind the tills. */
  mengalah: boolean
}

export type Reply<Kabar> =
  | (Written & { kabar: Kabar })
  | { ditolak: Pick<Refusal, 'id' | 'status' | 'message' | 'errors' | 'otorisasi'> }
  | { gagal: { message: string; stack: string | undefined; code: string | undefined } }

/** Behind the till, which has the same cores: Linux counts the main thread and this one apart, others do not. */
const diBelakang = (): void => {
  if (process.platform === 'linux') os.setPriority(MENGALAH)
}
const MENGALAH = 5
let sudah = false

/**
 * The default export of a module that works in another thread: `work` writes, and tells what is to be known beside it.
 * What waits or takes parts in turn ends with `batal`: whoever asked is gone.
 */
export const inThread =
  <Task, Kabar>(work: (task: Task, keluar: Output, batal: AbortSignal) => Promise<Kabar>) =>
  async ({ task, batal, mengalah }: Kiriman<Task>): Promise<Reply<Kabar>> => {
    if (mengalah && !sudah) {
      sudah = true
      diBelakang()
    }
    const keluar = new Output()
    const pemutus = new AbortController()
    batal.once('close', () => pemutus.abort(errors.sedangSibuk()))
    try {
      const kabar = await work(task, keluar, pemutus.signal)
      return { ...keluar.selesai(), kabar }
    } catch (error) {
      keluar.buang()
      return ditolakAtauGagal(error)
    } finally {
      batal.close()
      // Once it has answered. Not after what is small: a collection takes longer than that.
      if (keluar.besar) setImmediate(lepasRuang)
    }
  }

function ditolakAtauGagal(error: unknown): Exclude<Reply<never>, Written> {
  const refusal = refusalOf(error)
  if (!refusal) {
    const { message, stack, code } = error as Error & { code?: string }
    return { gagal: { message, stack, code } }
  }
  const { id, status, message, errors: fields, otorisasi } = refusal
  return { ditolak: { id, status, message, errors: fields, otorisasi } }
}
