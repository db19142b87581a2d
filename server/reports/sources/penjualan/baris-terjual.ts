import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { masihTerjual } from './masih-terjual.ts'

export interface Hari {
  tgl_awal: TanggalSystem
  tgl_akhir: TanggalSystem
}

/** Validated lines `d` (jual_detail) of the days that stand, with their head `f`, which is asked for the same days so that it is found by index too. */
const terjual = (ctx: Context, { tgl_awal, tgl_akhir }: Hari, kode_toko: string | undefined) =>
  ctx.db
    .selectFrom('jual_detail as d')
    .innerJoin('faktur_group as f', 'f.no_faktur_group', 'd.no_faktur_group')
    .where('d.tgl_system', '>=', tgl_awal)
    .where('d.tgl_system', '<=', tgl_akhir)
    .where('f.tgl_system', '>=', tgl_awal)
    .where('f.tgl_system', '<=', tgl_akhir)
    .where('d.status_valid', '=', 'DONE')
    .where(masihTerjual(tgl_akhir, kode_toko))

/** Of the session's shop. */
export const barisTerjual = (ctx: Context, days: Hari) =>
  terjual(ctx, days, ctx.toko.kode_toko)
    .where('d.kode_toko', '=', ctx.toko.kode_toko)
    .where('f.kode_toko', '=', ctx.toko.kode_toko)

/** Of whatever shops the transaction looks at (server/rantai/semua-toko.ts). */
export const barisTerjualRantai = (ctx: Context, days: Hari) => terjual(ctx, days, undefined)
