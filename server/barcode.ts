/** New barcodes: one sequence for the whole chain, because pieces travel (DOMAIN §B.0.8). */
import { kodeBarcode } from '#domain/rules/kode.ts'
import type { Context } from './context.ts'
import { statement } from './db/client.ts'

const next = statement<{ seq: number }>('barcode', `SELECT nextval('barcode_seq') AS seq FROM generate_series(1, $1)`)

export const barcodeBaru = async (ctx: Context, count: number): Promise<string[]> => (await ctx.sql(next, [count])).map((r) => kodeBarcode(r.seq))
