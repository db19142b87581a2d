/**
 * A new group has its price row in every shop, with no price yet but that of fine gold, and its coupon row, switched off (DOMAIN §F.1, §B.11).
 * A group of which any shop has pieces stays: its price could no longer be set.
 */
import { sql } from 'kysely'
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { group } from '#domain/masters/group.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import type { Hooks } from '../hook.ts'

export const groupHooks: Hooks<RowOf<typeof group>> = {
  async refuse(ctx, { operation, before }) {
    if (operation !== 'remove' || !before) return []
    const { kode_group } = before
    const { rows } = await diSeluruhRantai(ctx, () =>
      sql<{
        qty: number
      }>`SELECT COALESCE(sum(qty), 0)::int AS qty FROM saldo_lokasi
        WHERE kode_group = ${kode_group} AND lokasi NOT LIKE 'V:%'`.execute(ctx.db),
    )
    const { qty } = rows[0]!
    return qty > 0 ? [errors.masihAdaStok({ label: 'Group', kode: kode_group, qty })] : []
  },
  async after(ctx, operation, { kode_group }) {
    if (operation !== 'create' && operation !== 'reactivate') return
    await sql`INSERT INTO parameter_kupon (kode_group) VALUES (${kode_group}) ON CONFLICT DO NOTHING`.execute(
      ctx.db,
    )
    // A shop's price for fine gold holds for every group: also for a group that was not there when it was set (DOMAIN
    // §C.5).
    await diSeluruhRantai(ctx, async () => {
      await sql`
        INSERT INTO harga_group (kode_toko, kode_group, harga_beli_24k)
        SELECT kode_toko, ${kode_group}, COALESCE(h.harga_beli, 0)
        FROM toko LEFT JOIN harga_24k h USING (kode_toko)
        ON CONFLICT (kode_toko, kode_group) DO UPDATE SET harga_beli_24k = excluded.harga_beli_24k
        WHERE excluded.harga_beli_24k > 0`.execute(ctx.db)
    })
  },
}
