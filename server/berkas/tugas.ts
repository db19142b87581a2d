/** What the thread of files is asked for. */
import type { KolomDicari } from '#domain/impor/judul.ts'
import type { PilihanBaca } from '#domain/impor/result.ts'

export const UTAS = new URL('./worker.ts', import.meta.url)

/** Of a file that was sent, its table; it is what is told. */
export interface TugasBaca {
  dibaca: Uint8Array
  dicari: KolomDicari
  pilihan: PilihanBaca
}
