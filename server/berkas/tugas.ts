/** What the thread of files is asked for. */
export const UTAS = new URL('./worker.ts', import.meta.url)

/** Of a file that was sent, its table; it is what is told. */
export interface TugasBaca {
  dibaca: Uint8Array
}
