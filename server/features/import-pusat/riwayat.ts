/** History of imports: who, when, from where, how much. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { riwayatPusat } from '#domain/calls/import-pusat.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

type Riwayat = CallReply<typeof riwayatPusat>[number]

const list = statement<Riwayat>(
  'riwayat_import_pusat',
  `SELECT i.id, i.tgl_system, to_char(i.waktu, 'YYYY-MM-DD HH24:MI:SS') AS jam,
     COALESCE(u.user_name, i.user_id) AS user_name, i.kode_pusat, i.jauh, i.data_set, i.baru, i.berubah,
     i.sama, i.kode
   FROM import_pusat i LEFT JOIN users u ON u.user_id = i.user_id
   WHERE i.kode_toko = $1 AND i.tgl_system BETWEEN $2 AND $3 ORDER BY i.id DESC LIMIT 1000`,
)

/** @throws errors.tanggalTerbalik */
export async function riwayat(
  ctx: Context,
  { query }: CallInput<typeof riwayatPusat>,
): Promise<CallReply<typeof riwayatPusat>> {
  if (query.tgl_from > query.tgl_to) throw errors.tanggalTerbalik().at('tgl_from')
  return ctx.sql(list, [ctx.toko.kode_toko, query.tgl_from, query.tgl_to])
}
