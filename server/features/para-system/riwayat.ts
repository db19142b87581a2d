/** History of the shop's settings: who changed which, and what has to be said of a value as the shop stands. */
import { sql } from 'kysely'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { peringatanParaSystem, riwayatParaSystem } from '#domain/calls/para-system.ts'
import { peringatanPengaturan } from '#domain/rules/peringatan-pengaturan.ts'
import type { Context } from '../../context.ts'

const MAKS = 200

export async function riwayat(
  ctx: Context,
  { query: { key } }: CallInput<typeof riwayatParaSystem>,
): Promise<CallReply<typeof riwayatParaSystem>> {
  const rows = await ctx.db
    .selectFrom('audit_log')
    .select([
      'ref as key',
      'waktu',
      'user_id',
      sql<string>`COALESCE(sebelum->>'value', '-')`.as('dari'),
      sql<string>`COALESCE(sesudah->>'value', '-')`.as('ke'),
    ])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('tabel', '=', 'para_system')
    .$if(key !== undefined, (q) => q.where('ref', '=', key!))
    .orderBy('id', 'desc')
    .limit(MAKS)
    .execute()
  return rows.map((row) => ({ ...row, waktu: row.waktu.toISOString() }))
}

export async function peringatan(ctx: Context): Promise<CallReply<typeof peringatanParaSystem>> {
  const toko = await ctx.db
    .selectFrom('toko')
    .select(['izin_gadai', 'npwp', 'nama_toko', 'alamat_toko'])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .executeTakeFirstOrThrow()
  return peringatanPengaturan({ ...ctx.settings, ...toko })
}
