/** The archives that were made. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ArsipManifest, listArsip } from '#domain/calls/arsip.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { rentangDicari } from '../../faktur/rentang.ts'

const MANIFEST = `SELECT no_arsip, tgl_system, to_char(jam, 'HH24:MI:SS') AS jam, jenis, tgl_from, tgl_to,
    jumlah_baris, qty_gold, berat_gold, total_gold, qty_non_gold, berat_non_gold, total_non_gold, hash,
    ukuran, user_id, user_otorisasi FROM arsip_manifest`

const all = statement<ArsipManifest>(
  'arsip_daftar',
  `${MANIFEST} WHERE kode_toko = $1 AND tgl_system BETWEEN $2 AND $3 ORDER BY tgl_system DESC, no_arsip DESC LIMIT $4`,
)
const satu = statement<ArsipManifest>('arsip_satu', `${MANIFEST} WHERE kode_toko = $1 AND no_arsip = $2`)

/** @throws errors.tanggalTerbalik */
export async function list(
  ctx: Context,
  { query }: CallInput<typeof listArsip>,
): Promise<CallReply<typeof listArsip>> {
  const { from, to } = rentangDicari(query, null)
  return ctx.sql(all, [ctx.toko.kode_toko, from ?? '-infinity', to ?? 'infinity', query.limit])
}

/** @throws errors.arsipTidakAda */
export async function loadManifest(ctx: Context, no_arsip: string): Promise<ArsipManifest> {
  const [found] = await ctx.sql(satu, [ctx.toko.kode_toko, no_arsip])
  if (!found) throw errors.arsipTidakAda({ no_arsip }).at('no_arsip')
  return found
}
