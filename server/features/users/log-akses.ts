/** Log of access: people who came in, people who did not, and what was refused: the newest first. */
import type { CallInput } from '#domain/call.ts'
import type { AksesTercatat, logAkses, PeristiwaAkses } from '#domain/calls/users.ts'
import { ofWholeChain } from '#domain/level.ts'
import type { Context } from '../../context.ts'

const TERBARU = 500

/** Of the whole chain, also of ids that are nobody's; a supervisor is shown the users of the shop. */
export async function readLogAkses(
  ctx: Context,
  { query: { user_id } }: CallInput<typeof logAkses>,
): Promise<AksesTercatat[]> {
  const rows = await ctx.db
    .selectFrom('log_akses as l')
    .select(['l.id', 'l.waktu', 'l.user_id', 'l.oleh', 'l.ref', 'l.alamat', 'l.perangkat', 'l.baru'])
    .select((eb) => eb.ref('l.peristiwa').$castTo<PeristiwaAkses>().as('peristiwa'))
    .$if(user_id !== undefined, (q) => q.where('l.user_id', '=', user_id!))
    .$if(!ofWholeChain(ctx.user.level), (q) =>
      q.where('l.user_id', 'in', (eb) =>
        eb.selectFrom('users').select('user_id').where('kode_toko', '=', ctx.toko.kode_toko),
      ),
    )
    .orderBy('l.id', 'desc')
    .limit(TERBARU)
    .execute()
  return rows.map(({ waktu: time, ...row }) => ({ ...row, waktu: time.toISOString() }))
}
