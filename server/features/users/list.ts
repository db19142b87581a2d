/** Users of the shop and those of the whole chain, also the ones that may no longer sign in: reports speak of them. */
import type { CallReply } from '#domain/call.ts'
import type { listUser } from '#domain/calls/users.ts'
import { LEVELS, ofWholeChain, type Level } from '#domain/level.ts'
import type { Context } from '../../context.ts'

export const list = (ctx: Context): Promise<CallReply<typeof listUser>> =>
  ctx.db
    .selectFrom('users')
    .select(['user_id', 'user_name'])
    .select((eb) => eb.ref('level').$castTo<Level>().as('level'))
    .where((eb) =>
      eb.or([eb('kode_toko', '=', ctx.toko.kode_toko), eb('level', 'in', LEVELS.filter(ofWholeChain))]),
    )
    .orderBy('user_id')
    .execute()
