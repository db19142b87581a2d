/** The task that the thread of files gets. */
import type { SoughtColumn } from '#domain/impor/headers.ts'
import type { ReadChoice } from '#domain/impor/result.ts'

export const THREAD = new URL('./worker.ts', import.meta.url)

/** Of a file that was sent, its table; it is what is told. */
export interface ReadTask {
  reading: Uint8Array
  dicari: SoughtColumn
  choice: ReadChoice
}
