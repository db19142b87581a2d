/** Changing one's own password. */
import type { changePassword } from '#domain/calls/sesi.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { hashPassword } from '../../process/password.ts'
import { tolakPassword } from '../../process/password-baru.ts'
import { audit } from '../../rantai/audit.ts'
import { lupakanPerangkat } from '../../rantai/kunci-akun.ts'
import { recordAksesInSesi } from '../../rantai/log-akses.ts'
import { cobaPasswordSendiri } from './password-sendiri.ts'

/** A wrong old password is returned, not thrown, so that its count stays. @throws errors.passwordPendek and the others of domain/rules/password.ts, passwordBaruSama */
export async function gantiPassword(
  ctx: Context,
  { body: { password, new_password } }: CallInput<typeof changePassword>,
): Promise<CallReply<typeof changePassword> | Refusal> {
  const { user_id } = ctx.user
  refuseAll(await tolakPassword(new_password, { ...ctx.user, ...ctx.toko }, 'new_password'))
  const wrong = await cobaPasswordSendiri(ctx, password, errors.passwordLamaSalah)
  if (wrong) return wrong
  if (password === new_password) throw errors.passwordBaruSama().at('new_password')
  await ctx.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(new_password), ganti_password_wajib: false })
    .where('user_id', '=', user_id)
    .execute()
  await ctx.db
    .updateTable('sesi')
    .set({ dicabut_at: ctx.now, alasan_cabut: 'GANTI PASSWORD' })
    .where('user_id', '=', user_id)
    .where('token_hash', '<>', ctx.user.token_hash)
    .where('dicabut_at', 'is', null)
    .execute()
  // A person who knew the old password may have come in with it elsewhere.
  await lupakanPerangkat(ctx, user_id, true)
  await audit(ctx, {
    actions: 'UBAH',
    table: 'users',
    ref: user_id,
    sebelum: { password: 'lama' },
    sesudah: { password: 'baru' },
  })
  await recordAksesInSesi(ctx, { peristiwa: 'GANTI PASSWORD', user_id })
  ctx.forget({ user_id })
  return {}
}
