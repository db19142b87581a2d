/** A piece that goes to a tray has a barcode: one that was bought without nota gets its own (DOMAIN §O.1-3). It stays when the document is undone: the label hangs on the piece. */
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { barcodeBaru } from '../rantai/barcode.ts'
import type { LoadedBarang } from './load.ts'

const beri = statement<
  unknown,
  { kode_toko: string; baris: readonly { id: number; kode_barcode: string }[] }
>(
  'beri_barcode',
  `UPDATE barang b SET kode_barcode = baris.kode_barcode, versi = b.versi + 1 FROM :baris(id bigint, kode_barcode text)
   WHERE b.kode_toko = :kode_toko AND b.id = baris.id AND b.kode_barcode IS NULL`,
)

/** The same pieces, each with a barcode; locked by whoever calls it. */
export async function beriBarcode<B extends LoadedBarang>(
  ctx: Context,
  barang: readonly B[],
): Promise<{ barang: B[]; baru: number }> {
  const tanpa = barang.filter((b) => b.kode_barcode === '-')
  if (tanpa.length === 0) return { barang: [...barang], baru: 0 }
  const codes = await barcodeBaru(ctx, tanpa.length)
  const given = new Map(tanpa.map(({ id }, i) => [id, codes[i]!]))
  ctx.send(beri, {
    kode_toko: ctx.toko.kode_toko,
    baris: tanpa.map(({ id }) => ({ id, kode_barcode: given.get(id)! })),
  })
  return {
    barang: barang.map((b) => ({ ...b, kode_barcode: given.get(b.id) ?? b.kode_barcode })),
    baru: tanpa.length,
  }
}
