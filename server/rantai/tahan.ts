/** Pieces that wait because they were bought without nota (DOMAIN §P.3): asked where a shop makes them wait, and nowhere else. */
import { ditahanSampai } from '#domain/rules/tahan-tanpa-surat.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

// By the last purchase of each piece. Goods handed over for a loan were bought with its paper, one bought with its nota has one.
const tanpaNota = statement<{ id: number; tgl_beli: TanggalSystem }>(
  'dibeli_tanpa_nota',
  `SELECT akhir.barang_id AS id, akhir.tgl_system AS tgl_beli
   FROM (
     SELECT DISTINCT ON (barang_id) barang_id, tgl_system, no_faktur_jual, no_faktur_group FROM beli_detail
     WHERE kode_toko = $1 AND barang_id = ANY ($2::bigint[]) AND barang_id IS NOT NULL
       AND status_valid = 'DONE' ORDER BY barang_id, jam DESC, no_faktur_beli DESC) akhir
   WHERE akhir.no_faktur_jual = '-'
     AND (SELECT no_faktur_hutang FROM faktur_group f WHERE f.no_faktur_group = akhir.no_faktur_group) = '-'`,
)

/** The same rows, each that waits with the first day on which it may go. */
export async function denganTahan<B extends { id: number }>(
  ctx: Pick<Context, 'sql' | 'toko' | 'settings'>,
  rows: readonly B[],
): Promise<(B & { ditahan_sampai?: TanggalSystem })[]> {
  const { toko, settings } = ctx
  if (settings.TAHAN_TANPA_SURAT_HARI === 0 || rows.length === 0) return [...rows]
  const bought = await ctx.sql(tanpaNota, [toko.kode_toko, rows.map(({ id }) => id)])
  const until = new Map(
    bought.map(({ id, tgl_beli }) => [id, ditahanSampai(tgl_beli, toko.tgl_system, settings)]),
  )
  return rows.map((row) => {
    const ditahan_sampai = until.get(row.id)
    return ditahan_sampai ? { ...row, ditahan_sampai } : row
  })
}
