/** A tray that holds pieces cannot be deactivated (DOMAIN §F.1). */
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
      WHERE kode_toko = ${ctx.toko.kode_toko} AND lokasi = ${`${before.kode_gudang}/${before.kode_baki}`}`.execute(ctx.db)
    const qty = rows[0]!.qty
    return qty > 0 ? [errors.bakiMasihIsi({ kode_baki: before.kode_baki, qty })] : []
  },
}
