/**
 * Cash that a user has taken out of the drawer on the open day, as LIMIT_AMBIL_KAS counts it, whatever the document is
 * called; without anything that was undone (DOMAIN §O.5-5).
 */
import { AKUN } from '#domain/rules/akun.ts'
import { DIHITUNG } from '#domain/rules/kas-diambil.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

// Of each journal what kasDiambil (domain/rules/kas-diambil.ts) says of its posting.
const diambil = statement<{ jumlah: Rupiah }>(
  'kas_diambil',
  `SELECT COALESCE(sum(GREATEST(0, -d.kas - GREATEST(0, d.bank))), 0)::bigint AS jumlah
   FROM jurnal j CROSS JOIN LATERAL (
     SELECT COALESCE(sum(jumlah) FILTER (WHERE kode_akun = '${AKUN.KAS.kode}'), 0) AS kas,
       COALESCE(sum(jumlah) FILTER (WHERE kode_akun = '${AKUN.BANK.kode}'), 0) AS bank
     FROM jurnal_detail WHERE jurnal_id = j.id) d
   WHERE j.kode_toko = $1 AND j.tanggal = $2::date AND j.user_id = $3 AND j.kategori = ANY ($4::text[])
     AND NOT EXISTS (SELECT 1 FROM jurnal r WHERE r.reversal_of = j.id)`,
)

export async function sudahDiambil(ctx: Context): Promise<Rupiah> {
  const { toko, user } = ctx
  const [row] = await ctx.sql(diambil, [toko.kode_toko, toko.tgl_system, user.user_id, DIHITUNG])
  return row?.jumlah ?? rupiah(0)
}
