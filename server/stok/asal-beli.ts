/** Marks what became of a piece that was bought back, on the line of its last purchase (beli_detail). */
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

type Tanda = 'status_sortir' | 'status_cuci' | 'status_hancur'

const tandai = (tanda: Tanda) =>
  statement<unknown>(
    `tandai_beli_${tanda}`,
    `UPDATE beli_detail d SET ${tanda} = $3 FROM (
       SELECT DISTINCT ON (barang_id) no_faktur_beli FROM beli_detail
       WHERE kode_toko = $1 AND barang_id = ANY ($2::bigint[]) AND barang_id IS NOT NULL
         AND status_valid = 'DONE' ORDER BY barang_id, jam DESC, no_faktur_beli DESC) akhir
     WHERE d.no_faktur_beli = akhir.no_faktur_beli AND d.${tanda} <> $3`,
  )
const TANDAI = {
  status_sortir: tandai('status_sortir'),
  status_cuci: tandai('status_cuci'),
  status_hancur: tandai('status_hancur'),
}

export const tandaiBeli = (ctx: Context, tanda: Tanda, barang_id: readonly number[], nilai: boolean): void =>
  ctx.send(TANDAI[tanda], [ctx.toko.kode_toko, barang_id, nilai])

const content = statement<{ id: number }>(
  'barang_dokumen_stok',
  `SELECT barang_id AS id FROM dokumen_stok_barang
   WHERE kode_toko = $1 AND no = $2 AND ($3::text IS NULL OR kode_gudang = $3)`,
)

/** Of a document that is undone: as before it. @param gudang of the pieces that lay there alone */
export async function lepasTandaBeli(
  ctx: Context,
  tanda: Tanda,
  no: string,
  gudang: string | null = null,
): Promise<void> {
  const rows = await ctx.sql(content, [ctx.toko.kode_toko, no, gudang])
  tandaiBeli(
    ctx,
    tanda,
    rows.map(({ id }) => id),
    false,
  )
}
