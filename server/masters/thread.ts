/** All rows of a master in another thread: a chain has a hundred thousand trays and labels, and no till waits until they are written. */
import { z } from 'zod'
import type { Search } from '#domain/master-types.ts'
import { masters } from '#domain/masters/index.ts'
import type { PoolOptions } from '../db/client.ts'
import { writeSheet } from '../reports/writers/worker.ts'
import { DataJson } from '../threads/data-json.ts'
import { inThread } from '../threads/replies.ts'
import { sebagaiPenanya, type Penanya } from '../threads/konteks.ts'
import { sheetOf } from './ekspor.ts'
import { everything } from './repository.ts'

export interface ExportTask {
  /** Name of the master. */
  master: string
  format: 'json' | 'xlsx' | 'csv'
  search: Search
  penanya: Penanya
  database: PoolOptions
}

/** Rows that are encoded at a time. */
const ROWS = 1_000

export default inThread(
  async ({ master: name, format, search, penanya, database }: ExportTask, keluar, batal) => {
    const master = masters.find((m) => m.name === name)!
    const rows = await sebagaiPenanya(database, penanya, batal, (ctx) => everything(ctx, master, search))
    if (format !== 'json') return writeSheet(format, sheetOf(master, rows, penanya), keluar)
    const { reply, message = 'Berhasil' } = master.screen.export!
    const data = new DataJson(keluar)
    for (let from = 0; from < rows.length; from += ROWS)
      data.rows(z.encode(reply, rows.slice(from, from + ROWS) as never) as unknown[])
    data.end({ message })
  },
)
