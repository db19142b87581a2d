/** The next number of a kind of document: gap-free per shop, kind and day, because it is drawn inside the document's own transaction. */
import type { JenisNomor, Order } from '#domain/rules/kode.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from '../ledger/pembukuan.ts'
import { DRAW } from '../process/later-nomor.ts'

const next = statement<{ nilai: number }>('nomor', DRAW)

/** Draw it as late as possible: until commit, others of the same kind wait for it. */
export async function nomorBerikut(ctx: Pick<Pembukuan, 'sql' | 'toko'>, jenis: JenisNomor): Promise<number> {
  const [row] = await ctx.sql(next, [ctx.toko.kode_toko, jenis, ctx.toko.tgl_system])
  return row!.nilai
}

/**
 * The same without waiting for it, where all that is left is to write: drawn by the database in the packet that writes and
 * commits, so that others wait for no turn of the network. Until then its place is held by NOMOR_BELUM: every statement that
 * writes it says `fillNomor`, the reply and the news are filled in behind the commit.
 */
export const nomorTerakhir = async (ctx: Context, jenis: JenisNomor): Promise<Order> =>
  ctx.nomor ? ctx.nomor.ambil([ctx.toko.kode_toko, jenis, ctx.toko.tgl_system]) : nomorBerikut(ctx, jenis)
