/** Room in the trays: they hold what they hold, in a demonstration too. */
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { BAKI } from './data.ts'

const ruang = statement<{ kode_baki: string; sisa: number }>(
  'demo_ruang_baki',
  `SELECT k.kode_baki,
     (k.kapasitas
         - (
           SELECT count(*) FROM barang b
           WHERE b.kode_toko = $1 AND b.kode_gudang = k.kode_gudang AND b.kode_baki = k.kode_baki
             AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')))::int AS sisa
   FROM baki k WHERE k.kode_toko = $1 AND k.kode_gudang = 'TOKO' AND k.kode_baki = ANY ($2::text[]) ORDER BY 2 DESC, 1`,
)

interface Tempat {
  kode_baki: string
  /** Pieces that still go in. */
  sisa: number
}

/** Trays with their room, the emptiest first. */
export const ruangBaki = (ctx: Context): Promise<Tempat[]> => ctx.sql(ruang, [ctx.toko.kode_toko, BAKI])

/** As many as there is room for, each with its tray: the emptiest takes the next. */
export async function tempatkan<B>(
  ctx: Context,
  barang: readonly B[],
): Promise<(B & { kode_baki: string })[]> {
  const trays = await ruangBaki(ctx)
  return barang.flatMap((b) => {
    const tray = trays.reduce((most, t) => (t.sisa > most.sisa ? t : most))
    if (tray.sisa <= 0) return []
    tray.sisa--
    return [{ ...b, kode_baki: tray.kode_baki }]
  })
}
