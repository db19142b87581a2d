/** Only while the opening goes on; one request at a time. */
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'

/** @throws errors.pembukaanSelesai also for a shop that was never opened in this way */
export async function opened(ctx: Context): Promise<{ saldo: unknown }> {
  const row = await ctx.db
    .selectFrom('pembukaan_toko')
    .select('saldo')
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('selesai', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.pembukaanSelesai()
  return row
}
