/** A tray that holds pieces, or to which pieces set aside may come back, cannot be deactivated (DOMAIN §F.1, §B.2). */
import { sql } from 'kysely'
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { baki } from '#domain/masters/baki.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import type { Hooks } from '../hook.ts'

/** @param areas say what may come back to it */
export function bakiPergi(areas: readonly DokumenArea[]): Hooks<RowOf<typeof baki>>['refuse'] {
  const kembali = statement<{ qty: number }>(
    'baki_ditunggu',
    `SELECT (${areas.flatMap(({ kembaliKe }) => kembaliKe ?? []).join(' + ')})::int AS qty`,
  )
  return async (ctx, { before }) => {
    const { kode_gudang, kode_baki } = before!
    // Asked of the ledger, not of the pieces: it is what the books say of the tray.
    const { rows } = await sql<{ qty: number }>`
      SELECT COALESCE(sum(qty), 0)::int AS qty FROM saldo_lokasi
      WHERE kode_toko = ${ctx.toko.kode_toko} AND lokasi = ${`${kode_gudang}/${kode_baki}`}`.execute(ctx.db)
    const qty = rows[0]!.qty
    if (qty > 0) return [errors.bakiMasihIsi({ kode_baki, qty })]
    const [ditunggu] = await ctx.sql(kembali, [ctx.toko.kode_toko, kode_baki])
    return ditunggu!.qty > 0 ? [errors.bakiDitunggu({ kode_baki, qty: ditunggu!.qty })] : []
  }
}
