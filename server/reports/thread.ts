/** A whole report in another thread, from its query to its last byte. */
import { createRequire } from 'node:module'
import type { Dilihat } from '#domain/report/calls.ts'
import type { Format } from '#domain/report/formats.ts'
import type { Context } from '../context.ts'
import type { PoolOptions } from '../db/client.ts'
import { modulDi } from '../process/modul.ts'
import { inThread } from '../threads/replies.ts'
import { sebagaiPenanya, type Penanya } from '../threads/konteks.ts'
import { ROWS_MAX, sheetOf } from './file.ts'
import { onePage } from './pages.ts'
import { writePage, writeJson } from './json.ts'
import { run, runInParts, type Asked } from './run.ts'
import type { Source } from './source.ts'
import type { writeSheet } from './writers/worker.ts'

export interface LaporanTask {
  /** The report's file in `sources`. */
  file: string
  format: Format | 'json' | 'halaman'
  filters: Asked
  /** The page that is asked for. */
  dilihat?: Dilihat
  penanya: Penanya
  database: PoolOptions
}

/** A thread loads what it is asked for, and nothing else of all that can be asked. */
const require = createRequire(import.meta.url)
const load = (file: string): unknown => require(modulDi(new URL(file, import.meta.url)))
const sourceAt = (file: string): Source => (load(`./sources/${file}`) as { default: Source }).default

export default inThread(
  async ({ file, format, filters, dilihat, penanya, database }: LaporanTask, keluar, batal) => {
    const source = sourceAt(file)
    const { report } = source
    const inShop = <T>(work: (ctx: Context) => Promise<T>) => sebagaiPenanya(database, penanya, batal, work)
    if (format === 'halaman')
      return writePage(report, await inShop((ctx) => onePage(source, ctx, filters, dilihat!)), keluar)
    if (format === 'json') return inShop((ctx) => writeJson(report, runInParts(source, ctx, filters), keluar))
    const result = await inShop((ctx) => run(source, ctx, filters, ROWS_MAX[format]))
    const { writeSheet: write } = load('./writers/worker.ts') as { writeSheet: typeof writeSheet }
    await write(format, sheetOf(format, report, penanya, filters, result), keluar)
    return result.rows.length
  },
)
