/** A tray that holds pieces, or to which pieces set aside may come back, cannot be deactivated (DOMAIN §F.1, §B.2). */
import { sql } from 'kysely'
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { baki } from '#domain/masters/baki.ts'
import { statement } from '../../db/statement.ts'
import { areaDokumen } from '../../areas.ts'
import type { Hooks } from '../hook.ts'

const kembali = statement<{ qty: number }>(
  'baki_ditunggu',
  `SELECT (${areaDokumen.flatMap(({ kembaliKe }) => kembaliKe ?? []).join(' + ')})::int AS qty`,
)

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
    const [ditunggu] = await ctx.sql(kembali, [ctx.toko.kode_toko, before.kode_baki])
    return ditunggu!.qty > 0 ? [errors.bakiDitunggu({ kode_baki: before.kode_baki, qty: ditunggu!.qty })] : []
  },
}
