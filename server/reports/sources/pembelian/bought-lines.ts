import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Hari } from '../penjualan/sold-lines.ts'

/** Validated lines `d` (beli_detail) of the days that stand at their end, as the books of closed days say: not cancelled, or only on a later day. */
export const onlyBoughtLines = (ctx: Context, { tgl_awal, tgl_akhir }: Hari) =>
  ctx.db
    .selectFrom('beli_detail as d')
    .where('d.kode_toko', '=', ctx.toko.kode_toko)
    .where('d.tgl_system', '>=', tgl_awal)
    .where('d.tgl_system', '<=', tgl_akhir)
    .where(
      sql<boolean>`(d.status_valid = 'DONE' OR d.status_valid = 'CANC'
          AND d.no_faktur_beli IN (
            SELECT b.no_faktur_beli FROM beli_batal b
            WHERE b.kode_toko = ${ctx.toko.kode_toko} AND b.tgl_batal > ${tgl_akhir}))`,
    )

/** The same with their head `f`, asked for the same days (sold-lines.ts). */
export const boughtLines = (ctx: Context, hari: Hari) =>
  onlyBoughtLines(ctx, hari)
    .innerJoin('faktur_group as f', 'f.no_faktur_group', 'd.no_faktur_group')
    .where('f.kode_toko', '=', ctx.toko.kode_toko)
    .where('f.tgl_system', '>=', hari.tgl_awal)
    .where('f.tgl_system', '<=', hari.tgl_akhir)
