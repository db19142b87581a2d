/** The password once more, for what asks for it again (http/fresh-password.ts): guessed at no oftener than at the sign-in page. */
import type { konfirmasiPassword as call } from '#domain/calls/sesi.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { cobaPasswordSendiri } from './password-sendiri.ts'

/** A wrong one is returned, not thrown, so that its count stays. */
export async function konfirmasiPassword(
  ctx: Context,
  { body: { password } }: CallInput<typeof call>,
): Promise<CallReply<typeof call> | Refusal> {
  const wrong = await cobaPasswordSendiri(ctx, password, errors.passwordSalah)
  if (wrong) return wrong
  const { token_hash } = ctx.user
  await ctx.db
    .updateTable('sesi')
    .set({ password_at: ctx.now })
    .where('token_hash', '=', token_hash)
    .execute()
  ctx.forget({ token: token_hash.toString('hex') })
  return {}
}
