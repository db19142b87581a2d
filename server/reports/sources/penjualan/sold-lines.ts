import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { masihTerjual } from './masih-terjual.ts'

export interface Hari {
  tgl_awal: TanggalSystem
  tgl_akhir: TanggalSystem
}

/** Validated lines `d` (jual_detail) of the days that stand. */
export const onlySoldLines = (ctx: Context, { tgl_awal, tgl_akhir }: Hari) =>
  ctx.db
    .selectFrom('jual_detail as d')
    .where('d.kode_toko', '=', ctx.toko.kode_toko)
    .where('d.tgl_system', '>=', tgl_awal)
    .where('d.tgl_system', '<=', tgl_akhir)
    .where('d.status_valid', '=', 'DONE')
    .where(masihTerjual(tgl_akhir, ctx.toko.kode_toko))

/** The same with their head `f`, which is asked for the same days so that it is found by index too. */
export const soldLines = (ctx: Context, hari: Hari) =>
  onlySoldLines(ctx, hari)
    .innerJoin('faktur_group as f', 'f.no_faktur_group', 'd.no_faktur_group')
    .where('f.kode_toko', '=', ctx.toko.kode_toko)
    .where('f.tgl_system', '>=', hari.tgl_awal)
    .where('f.tgl_system', '<=', hari.tgl_akhir)
