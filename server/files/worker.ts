/** Runs in a worker thread, so that a long file never holds up a sale. */
import { Refusal } from '#domain/errors.ts'
import type { FileTable } from '#domain/impor/lembar.ts'
import { inThread } from '../threads/replies.ts'
import { tableOf } from './tables.ts'
import type { WriteTask } from './buku.ts'
import type { ReadTask } from './tasks.ts'
import { writeXlsxFile } from './write-xlsx.ts'

export default inThread(async (task: ReadTask | WriteTask, keluar): Promise<FileTable | undefined> => {
  if ('reading' in task)
    return tableOf(task.reading, task.dicari, task.choice).catch((error: unknown) => {
      throw error instanceof Refusal ? error.at('berkas') : error
    })
  keluar.write(await writeXlsxFile(task.written))
  return undefined
})
