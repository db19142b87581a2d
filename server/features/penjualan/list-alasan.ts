/**
 * Reasons why sales of a list cannot be validated: their facts are read together and decided as validasi itself does.
 */
import { alasanPenjualan, type PenjualanDisimpan } from '#domain/rules/validasi-penjualan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { alasanEmas } from './alasan-emas.ts'
import { alasanKelebihan } from './kelebihan.ts'

const fakta = statement<PenjualanDisimpan>(
  'fakta_jual_open',
  `SELECT f.no_faktur_group, f.status_valid, f.input_by, f.total_bayar,
     (SELECT json_agg(json_build_object('kode_barcode', d.kode_barcode, 'status_barang', b.status) ORDER BY d.no)
      FROM jual_detail d JOIN barang b ON b.kode_toko = d.kode_toko AND b.id = d.barang_id
      WHERE d.kode_toko = $1 AND d.no_faktur_group = f.no_faktur_group) AS baris,
        COALESCE((
            SELECT json_agg(json_build_object('nominal', p.nominal)) FROM pembayaran p
            WHERE p.kode_toko = $1 AND p.ref_type = 'PENJUALAN' AND p.ref_no = f.no_faktur_group), '[]')
        AS pembayaran
   FROM faktur_group f WHERE f.kode_toko = $1 AND f.no_faktur_group = ANY ($2::text[])`,
)

/** By number: why each of these OPEN sales cannot be validated by the caller now. */
export async function alasanJualDari(
  ctx: Context,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map()
  const facts = await ctx.sql(fakta, [ctx.toko.kode_toko, numbers])
  const lain = [await alasanKelebihan(ctx, numbers), await alasanEmas(ctx, numbers)]
  const pemeriksa = { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id }
  const alasan = (sale: PenjualanDisimpan): string[] =>
    [
      ...alasanPenjualan(sale, pemeriksa),
      ...lain.flatMap((found) => found.get(sale.no_faktur_group) ?? []),
    ].map((refusal) => refusal.message)
  return new Map(facts.map((sale) => [sale.no_faktur_group, alasan(sale)]))
}
