/** A piece that comes back finds its tray: one that was deactivated since, or its gudang, is active again (DOMAIN §B.1, §F.1). */
import { baki } from '#domain/masters/baki.ts'
import { gudang } from '#domain/masters/gudang.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { reactivate } from './write.ts'

const tempat = statement<{
  kode_gudang: string
  kode_baki: string
  gudang_aktif: boolean
  baki_aktif: boolean
}>(
  'tempat_kembali',
  `SELECT b.kode_gudang, b.kode_baki, g.status_aktif AS gudang_aktif, b.status_aktif AS baki_aktif
   FROM baki b JOIN gudang g ON g.kode_toko = b.kode_toko AND g.kode_gudang = b.kode_gudang
   WHERE b.kode_toko = $1 AND b.kode_baki = ANY ($2::text[]) ORDER BY b.kode_baki FOR NO KEY UPDATE OF b`,
)

/** Before pieces are put back: nobody deactivates these trays until they lie in them. */
export async function bukaBaki(ctx: Context, barang: readonly { kode_baki: string }[]): Promise<void> {
  const places = await ctx.sql(tempat, [ctx.toko.kode_toko, [...new Set(barang.map((b) => b.kode_baki))]])
  const closed = new Set(places.filter((p) => !p.gudang_aktif).map((p) => p.kode_gudang))
  for (const kode of closed) await reactivate(ctx, gudang, kode)
  for (const p of places) if (!p.baki_aktif) await reactivate(ctx, baki, p.kode_baki)
}
