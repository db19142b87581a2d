/**
 * Reasons why deposits and additions of a list cannot be validated: their facts are read together and decided as
 * validasi itself does.
 */
import { alasanSetoran, type SetoranDisimpan } from '#domain/rules/validasi-titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

// The pieces were booked by the deposit itself: an addition has none to look at.
const fakta = statement<SetoranDisimpan & { no_titip_bayar: string }>(
  'fakta_setoran_open',
  `SELECT s.no_titip_bayar, s.no_titip_group, s.urut, s.status_valid, t.status_valid AS titip_valid,
     s.input_by,
     COALESCE((
         SELECT json_agg(json_build_object('kode_barcode', d.kode_barcode, 'status_barang', p.status)
             ORDER BY d.no)
         FROM titip_detail d JOIN barang p ON p.kode_toko = d.kode_toko AND p.id = d.barang_id
         WHERE d.kode_toko = $1 AND s.urut = 1 AND d.no_titip_group = t.no_titip_group), '[]') AS baris
   FROM titip_bayar s JOIN titip t USING (no_titip_group)
   WHERE s.kode_toko = $1 AND s.no_titip_bayar = ANY ($2::text[])`,
)

/** By no_titip_bayar: why each of these OPEN ones cannot be validated by the caller now. */
export async function alasanSetoranDari(
  ctx: Context,
  no_titip_bayar: readonly string[],
): Promise<Map<string, string[]>> {
  if (no_titip_bayar.length === 0) return new Map()
  const facts = await ctx.sql(fakta, [ctx.toko.kode_toko, no_titip_bayar])
  const pemeriksa = { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id }
  return new Map(facts.map((s) => [s.no_titip_bayar, alasanSetoran(s, pemeriksa).map((r) => r.message)]))
}
