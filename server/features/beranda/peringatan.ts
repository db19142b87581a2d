/** Warnings for a user who may change the shop's settings, for as long as the settings stand as they do. */
import type { CallReply } from '#domain/call.ts'
import type { beranda } from '#domain/calls/beranda.ts'
import { ofWholeChain } from '#domain/level.ts'
import { peringatanBerlaku } from '#domain/rules/peringatan-pengaturan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const izin = statement<{ izin_gadai: string; npwp: string; nama_toko: string; alamat_toko: string }>(
  'beranda_izin_gadai',
  'SELECT izin_gadai, npwp, nama_toko, alamat_toko FROM toko WHERE kode_toko = $1',
)

export async function peringatan(ctx: Context): Promise<CallReply<typeof beranda>['peringatan']> {
  if (!ofWholeChain(ctx.user.level)) return []
  const [toko] = await ctx.sql(izin, [ctx.toko.kode_toko])
  return peringatanBerlaku(toko!, ctx.settings)
}
