/** New barcodes: of the range of this server, because pieces travel to others of the chain (DOMAIN §B.0.8, §O.7-2). */
import { errors } from '#domain/errors.ts'
import { kodeBarcode } from '#domain/rules/kode.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const maju = statement<unknown>('barcode_maju', 'SELECT majukan_barcode($1)')
const next = statement<{ seq: number }>('barcode', 'SELECT barcode_baru($1) AS seq')
const rentang = statement<{ nomor: number; dipakai: boolean }>(
  'rentang_barcode',
  'SELECT r.nomor, s.is_called AS dipakai FROM rentang_barcode r, barcode_seq s',
)
const atur = statement<{ berhasil: boolean }>(
  'atur_rentang_barcode',
  'SELECT atur_rentang_barcode($1) AS berhasil',
)

/** Pieces that come with barcodes: the sequence goes on behind those that are of its range. */
export const majukanBarcode = async (ctx: Context, kode_barcode: readonly string[]): Promise<unknown> =>
  kode_barcode.length ? ctx.sql(maju, [kode_barcode]) : undefined

/** @throws errors.rentangBarcodeHabis */
export async function barcodeBaru(ctx: Context, count: number): Promise<string[]> {
  const found = await ctx.sql(next, [count])
  if (found.length < count) throw errors.rentangBarcodeHabis(await nomorServer(ctx))
  return found.map((r) => kodeBarcode(r.seq))
}

/** Reads which range is this server's, and whether a barcode of it was ever drawn. */
export const nomorServer = async (ctx: Pick<Context, 'sql'>): Promise<{ nomor: number; dipakai: boolean }> =>
  (await ctx.sql(rentang, []))[0]!

/** @throws errors.rentangBarcodeTetap once a barcode was drawn */
export async function aturNomorServer(ctx: Pick<Context, 'sql'>, nomor: number): Promise<void> {
  const [{ berhasil }] = (await ctx.sql(atur, [nomor])) as [{ berhasil: boolean }]
  if (!berhasil) throw errors.rentangBarcodeTetap(await nomorServer(ctx)).at('nomor')
}
