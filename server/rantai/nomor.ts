/** The next number of a kind of document: gap-free per shop, kind and day, because it is drawn inside the document's own transaction. */
import type { JenisNomor } from '#domain/rules/kode.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from '../ledger/pembukuan.ts'

const next = statement<{ nilai: number }>(
  'nomor',
  `INSERT INTO counter (kode_toko, jenis, tanggal, nilai) VALUES ($1, $2, $3, 1)
   ON CONFLICT (kode_toko, jenis, tanggal) DO UPDATE SET nilai = counter.nilai + 1 RETURNING nilai`,
)

/** Draw it as late as possible: until commit, others of the same kind wait for it. */
export async function nomorBerikut(ctx: Pick<Pembukuan, 'sql' | 'toko'>, jenis: JenisNomor): Promise<number> {
  const [row] = await ctx.sql(next, [ctx.toko.kode_toko, jenis, ctx.toko.tgl_system])
  return row!.nilai
}
