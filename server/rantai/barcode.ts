/** New barcodes: one sequence for the whole chain, because pieces travel (DOMAIN §B.0.8). */
import { kodeBarcode } from '#domain/rules/kode.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const maju = statement<unknown>('barcode_maju', 'SELECT majukan_barcode($1)')
const next = statement<{ seq: number }>(
  'barcode',
  `SELECT nextval('barcode_seq') AS seq FROM generate_series(1, $1)`,
)

/** The sequence goes on behind this barcode. */
export const majukanBarcode = async (ctx: Context, kode_barcode: string): Promise<unknown> =>
  ctx.sql(maju, [Number(kode_barcode)])

export const barcodeBaru = async (ctx: Context, count: number): Promise<string[]> =>
  (await ctx.sql(next, [count])).map((r) => kodeBarcode(r.seq))
