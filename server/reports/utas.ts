/** A whole report in another thread, from its query to its last byte. */
import { createRequire } from 'node:module'
import type pg from 'pg'
import type { Format } from '#domain/report/calls.ts'
import { isAllowed, type HakAkses } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { createPool, type PoolOptions } from '../db/client.ts'
import { read, type Tx } from '../db/transaction.ts'
import { contextOn, nothing } from '../http/context-on.ts'
import { Rahasia } from '../process/rahasia.ts'
import { dalamUtas } from '../utas/jawaban.ts'
import { ROWS_MAX, sheetOf } from './file.ts'
import { writeJson } from './json.ts'
import { run, runInParts, type Asked } from './run.ts'
import type { Source } from './source.ts'
import type { writeSheet } from './writers/worker.ts'

/** Who asks, as far as a report depends on it. */
export interface Penanya extends Pick<Context, 'toko' | 'settings' | 'now'> {
  user: Omit<Context['user'], 'token_hash'>
  rights: ReadonlyMap<string, HakAkses>
}

export interface TugasLaporan {
  /** Its file in `sources`. */
  file: string
  format: Format | 'json'
  filters: Asked
  penanya: Penanya
  database: PoolOptions
}

/** A thread loads what it is asked for, and nothing else of all that can be asked. */
const muat = createRequire(import.meta.url)
const sourceAt = (file: string): Source => (muat(`./sources/${file}`) as { default: Source }).default

export default dalamUtas(async ({ file, format, filters, penanya, database }: TugasLaporan, keluar) => {
  const source = sourceAt(file)
  const { report } = source
  const { kode_toko, zona } = penanya.toko
  const inShop = <T>(work: (ctx: Context) => Promise<T>): Promise<T> =>
    read(poolOf(database), kode_toko, (tx) => work(contextOf(tx, penanya)), zona)
  if (format === 'json') return inShop((ctx) => writeJson(report, runInParts(source, ctx, filters), keluar))
  const result = await inShop((ctx) => run(source, ctx, filters, ROWS_MAX[format]))
  const { writeSheet: write } = muat('./writers/worker.ts') as { writeSheet: typeof writeSheet }
  await write(format, sheetOf(format, report, penanya, filters, result), keluar)
  return result.rows.length
})

const pools = new Map<string, pg.Pool>()

/** A thread does one thing at a time. */
function poolOf(database: PoolOptions): pg.Pool {
  const known = pools.get(database.url)
  if (known) return known
  const pool = createPool({ ...database, max: 1 })
  pools.set(database.url, pool)
  return pool
}

const contextOf = (tx: Tx, { user, rights, ...rest }: Penanya): Context =>
  contextOn(tx, {
    ...rest,
    user: { ...user, token_hash: Buffer.alloc(0) },
    id_trx: '-',
    id_otorisasi: undefined,
    rahasia: new Rahasia(),
    boleh: (may: Parameters<Context['boleh']>[0]) => isAllowed(may, user.level, rights),
    announce: nothing,
    forget: nothing,
    settingsChanged: nothing,
  })
