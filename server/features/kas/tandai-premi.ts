/** Marks lines as paid by an entry, or as taken off by it, and lets them go again when it is undone (DOMAIN §O.5-3). */
import type { PremiDihitung } from '#domain/calls/premi.ts'
import { errors } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface Nilai {
  kode_toko: string
  no_kas: string
  baris: readonly { no_faktur_jual: string; premi_rp: Rupiah }[]
  dipotong: readonly string[]
}
const tandai = statement<unknown, Nilai>(
  'tandai_premi',
  `WITH potong AS (
     UPDATE jual_detail SET no_kas_potong = :no_kas
     WHERE kode_toko = :kode_toko AND no_faktur_jual = ANY (:dipotong::text[]))
   UPDATE jual_detail d SET status_premi = 'DONE', no_kas_premi = :no_kas, premi_rp = baris.premi_rp
   FROM :baris(no_faktur_jual text, premi_rp bigint)
   WHERE d.kode_toko = :kode_toko AND d.no_faktur_jual = baris.no_faktur_jual`,
)

export const tandaiPremi = (
  ctx: Context,
  no_kas: string,
  { baris: rows, dipotong }: Pick<PremiDihitung, 'baris' | 'dipotong'>,
): void =>
  ctx.send(tandai, {
    kode_toko: ctx.toko.kode_toko,
    no_kas,
    baris: rows,
    dipotong: dipotong.map((d) => d.no_faktur_jual),
  })

// A request that pays the same person waits here, and so takes nothing off that is being let go.
const kunci = statement<unknown>(
  'kunci_premi_dilepas',
  `SELECT 1 FROM sales s JOIN kas_bank k ON k.kode_toko = s.kode_toko AND k.kode_sales = s.kode_sales
   WHERE k.kode_toko = $1 AND k.no_kas = $2 FOR NO KEY UPDATE OF s`,
)
const dipotong = statement<{ no_kas: string }>(
  'premi_sudah_dipotong',
  `SELECT no_kas_potong AS no_kas FROM jual_detail
   WHERE kode_toko = $1 AND no_kas_premi = $2 AND no_kas_premi <> '-' AND no_kas_potong <> '-'
   ORDER BY no_kas_potong DESC LIMIT 1`,
)
const lepas = statement<unknown>(
  'lepas_premi',
  `WITH potong AS (
     UPDATE jual_detail SET no_kas_potong = '-' WHERE kode_toko = $1 AND no_kas_potong = $2 AND no_kas_potong <> '-')
   UPDATE jual_detail SET status_premi = 'OPEN', no_kas_premi = '-', premi_rp = 0
   WHERE kode_toko = $1 AND no_kas_premi = $2 AND no_kas_premi <> '-'`,
)

/** An entry of PREMI is undone: its lines are to be paid again. @throws errors.premiSudahDipotong when a later one took some of them off */
export async function lepasPremi(ctx: Context, no_kas: string): Promise<void> {
  const key = [ctx.toko.kode_toko, no_kas]
  await ctx.sql(kunci, key)
  const [later] = await ctx.sql(dipotong, key)
  if (later) throw errors.premiSudahDipotong(later).at('no_kas')
  ctx.send(lepas, key)
}
