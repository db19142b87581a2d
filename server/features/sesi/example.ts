/**
 * Users who can sign in to the demonstration: the sign-in page offers them to everybody. Users of a real shop are told
 * to nobody. The load of the demonstration writes what may be offered (the server cannot write it). The offer holds
 * while the user's password is still that very one, and ends for all with the first user who is not the
 * demonstration's, for then somebody works here.
 */
import type { CallReply } from '#domain/call.ts'
import type { exampleLogin } from '#domain/calls/sesi.ts'
import type { PublicContext } from '../../http/route.ts'
import { statement } from '../../db/statement.ts'

const siapa = statement<CallReply<typeof exampleLogin>[number]>(
  'contoh_masuk',
  `SELECT u.user_id, u.user_name, u.level, u.kode_toko, c.kata_sandi FROM contoh_masuk c JOIN users u USING (user_id)
   WHERE u.status_aktif AND NOT u.ganti_password_wajib AND u.password_hash = c.password_hash
     AND NOT EXISTS (SELECT 1 FROM users l WHERE NOT EXISTS (SELECT 1 FROM contoh_masuk k WHERE k.user_id = l.user_id))
   ORDER BY u.kode_toko, u.level <> 'SPV', u.user_id`,
)

export const readExampleLogin = (ctx: PublicContext): Promise<CallReply<typeof exampleLogin>> =>
  ctx.sql(siapa, [])
