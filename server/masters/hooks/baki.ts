/** A tray that holds pieces, or to which pieces set aside may come back, cannot be deactivated (DOMAIN §F.1, §B.2). */
import { sql } from 'kysely'
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { baki } from '#domain/masters/baki.ts'
import type { Hooks } from '../hook.ts'

export const bakiHooks: Hooks<RowOf<typeof baki>> = {
  async refuse(ctx, { operation, before }) {
    if (operation !== 'remove' || !before) return []
    // Asked of the ledger, not of the pieces: it is what the books say of the tray.
    const { rows } = await sql<{ qty: number }>`
      SELECT COALESCE(sum(qty), 0)::int AS qty FROM saldo_lokasi
      WHERE kode_toko = ${ctx.toko.kode_toko} AND lokasi = ${`${before.kode_gudang}/${before.kode_baki}`}`.execute(
      ctx.db,
    )
    const qty = rows[0]!.qty
    if (qty > 0) return [errors.bakiMasihIsi({ kode_baki: before.kode_baki, qty })]
    const { dititip } = await ctx.db
      .selectFrom('titip_detail')
      .where('kode_toko', '=', ctx.toko.kode_toko)
      .where('kode_baki', '=', before.kode_baki)
      .where('status_titipan', '=', 'OPEN')
      .select(({ fn }) => fn.countAll<number>().as('dititip'))
      .executeTakeFirstOrThrow()
    return dititip > 0 ? [errors.bakiDitunggu({ kode_baki: before.kode_baki, qty: dititip })] : []
  },
}
