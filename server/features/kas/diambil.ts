/** What somebody has taken out of the drawer on the open day, as LIMIT_AMBIL_KAS counts it: premi too, not what went to the bank, nothing that was undone (DOMAIN §O.5-5). */
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const diambil = statement<{ jumlah: Rupiah }>(
  'kas_diambil',
  `SELECT COALESCE(sum(jumlah), 0)::bigint AS jumlah FROM kas_bank
   WHERE kode_toko = $1 AND tgl_system = $2::date AND input_by = $3 AND kategori = 'AMBIL UANG KAS' AND status_valid = 'DONE'`,
)

export async function sudahDiambil(ctx: Context): Promise<Rupiah> {
  const { toko, user } = ctx
  const [row] = await ctx.sql(diambil, [toko.kode_toko, toko.tgl_system, user.user_id])
  return row?.jumlah ?? rupiah(0)
}
