/**
 * Asks a signed-in user for their own password: a person at an open session guesses at it no oftener than at the
 * sign-in page.
 */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { isPassword } from '../../process/password.ts'
import { cobaPasswordDiSesi } from '../../rantai/kunci-akun.ts'
import { recordAksesInSesi } from '../../rantai/log-akses.ts'

/** @returns what is said when it was wrong, or too often: to be returned, so that its count stays */
export async function cobaPasswordSendiri(
  ctx: Context,
  password: string,
  wrong: () => Refusal,
): Promise<Refusal | undefined> {
  const { user_id } = ctx.user
  const result = await cobaPasswordDiSesi(ctx, { urusan: 'GANTI PASSWORD', user_id }, async () => {
    const user = await ctx.db
      .selectFrom('users')
      .select('password_hash')
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return isPassword(user.password_hash, password)
  })
  if (result === 'TERKUNCI') return errors.akunTerkunci().at('password')
  if (result === 'BENAR') return undefined
  await recordAksesInSesi(ctx, { peristiwa: 'PASSWORD LAMA SALAH', user_id })
  return wrong().at('password')
}
