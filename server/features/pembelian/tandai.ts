/** A purchase or trade-in that is posted: head, lines with their pieces. */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { KepalaBeli } from './load-faktur.ts'

const tandai = statement<unknown>(
  'tandai_pembelian',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'DONE', valid_by = $3, valid_at = $4
     WHERE kode_toko = $1 AND no_faktur_group = $2),
   sold AS (
     UPDATE jual_detail SET status_valid = 'DONE' WHERE kode_toko = $1 AND no_faktur_group = $2)
   UPDATE beli_detail d SET status_valid = 'DONE', barang_id = b.barang_id
   FROM unnest($5::text[], $6::bigint[]) AS b (no_faktur_beli, barang_id)
   WHERE d.kode_toko = $1 AND d.no_faktur_beli = b.no_faktur_beli`,
)

export const tandaiSah = (
  ctx: Context,
  { no_faktur_group }: Pick<KepalaBeli, 'no_faktur_group'>,
  beli: readonly { no_faktur_beli: string; barang_id: number }[],
): void =>
  ctx.send(tandai, [
    ctx.toko.kode_toko,
    no_faktur_group,
    ctx.user.user_id,
    ctx.now,
    beli.map((b) => b.no_faktur_beli),
    beli.map((b) => b.barang_id),
  ])
