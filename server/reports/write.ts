/** Hands a sheet to the threads that make files of it. */
import type { Format } from '#domain/report/formats.ts'
import type { Content } from '../outcome.ts'
import { inOtherThread } from '../threads/pool.ts'
import type { SheetTable, Sheet } from './sheet.ts'
import type { Task } from './writers/worker.ts'

const WRITERS = new URL('./writers/worker.ts', import.meta.url)
const made = (task: Task): Promise<Content> => inOtherThread(WRITERS, task, 'berat')

/** Only what the table shows travels, not what it came from. @throws errors.sedangSibuk */
export const write = (format: Format, { lines, ...rest }: Sheet): Promise<Content> =>
  made({
    format,
    sheet: {
      ...rest,
      lines: Array.from(lines, ({ style, level, label, cells }) => ({ style, level, label, cells })),
    },
  })

/** @throws errors.sedangSibuk */
export const writeLembar = (format: 'pdf' | 'xlsx', lembar: SheetTable): Promise<Content> =>
  made({ format, lembar })
