/** A client on another thread that takes large answers (ambil.mjs). */
import { Worker } from 'node:worker_threads'

export interface Pengambil {
  /** @returns its bytes @throws unless it is answered 200 */
  ambil(path: string, body: object): Promise<number>
  close(): Promise<unknown>
}

interface Kabar {
  id: number
  bytes: number
  status: number
}

export function pengambil(url: string, token: string): Pengambil {
  const worker = new Worker(new URL('./ambil.mjs', import.meta.url), { workerData: { url, token } })
  const menunggu = new Map<number, (kabar: Kabar) => void>()
  worker.on('message', (kabar: Kabar) => menunggu.get(kabar.id)!(kabar))
  let terakhir = 0
  return {
    ambil: (path, body) =>
      new Promise((selesai, gagal) => {
        const id = ++terakhir
        menunggu.set(id, ({ bytes, status }) =>
          status === 200 ? selesai(bytes) : gagal(new Error(`${path}: ${status}`)),
        )
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
        worker.postMessage({ id, path, body })
      }),
    close: () => worker.terminate(),
  }
}
