/** News for the user of their own account: when they came in before, and whether somebody else tried to. */
import type { CallReply } from '#domain/call.ts'
import type { beranda } from '#domain/calls/beranda.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

/** No further back than anybody remembers. */
const PALING_LAMA_MS = 30 * 86_400_000

const masuk = statement<{ sebelumnya: Date | null; gagal: number; terkunci: number }>(
  'beranda_masuk',
  `SELECT s.masuk_sebelumnya AS sebelumnya, l.gagal, l.terkunci
   FROM sesi s, LATERAL (
     SELECT count(*) FILTER (WHERE peristiwa IN ('GAGAL MASUK', 'PASSWORD LAMA SALAH'))::int AS gagal,
       count(*) FILTER (WHERE peristiwa = 'AKUN TERKUNCI')::int AS terkunci
     FROM log_akses WHERE user_id = $2 AND waktu > GREATEST(s.masuk_sebelumnya, $3)) l
   WHERE s.token_hash = $1`,
)

export async function masukSebelumnya(ctx: Context): Promise<CallReply<typeof beranda>['masuk']> {
  const earliest = new Date(ctx.now.getTime() - PALING_LAMA_MS)
  const [row] = await ctx.sql(masuk, [ctx.user.token_hash, ctx.user.user_id, earliest])
  const { sebelumnya = null, ...failures } = row ?? { gagal: 0, terkunci: 0 }
  return { ...failures, sebelumnya: sebelumnya?.toISOString() ?? null }
}
