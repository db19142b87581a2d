/** Open sessions of a user, and ending them. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { removeAll, keluarkanSesi, keluarkanSesiSendiri, Sesi, sesiUser } from '#domain/calls/users.ts'
import { errors } from '#domain/errors.ts'
import { ofWholeChain, type Level } from '#domain/level.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'

async function sesiDari(ctx: Context, user_id: string): Promise<Sesi[]> {
  const rows = await ctx.db
    .selectFrom('sesi')
    .select(['id', 'kode_toko', 'dibuat', 'terakhir', 'kedaluwarsa', 'ip', 'token_hash'])
    .where('user_id', '=', user_id)
    .where('dicabut_at', 'is', null)
    .where('kedaluwarsa', '>', ctx.now)
    .orderBy('dibuat', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ token_hash, dibuat, terakhir, kedaluwarsa, ...row }) => ({
    ...row,
    dibuat: dibuat.toISOString(),
    terakhir: (terakhir ?? dibuat).toISOString(),
    kedaluwarsa: kedaluwarsa.toISOString(),
    ini: token_hash.equals(ctx.user.token_hash),
  }))
}

/** Ends the user's sessions, all or one, but never the one that asks. Answers how many. */
export async function cabutSesi(
  ctx: Context,
  user_id: string,
  alasan_cabut: string,
  id?: number,
): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sesi')
    .set({ dicabut_at: ctx.now, alasan_cabut })
    .where('user_id', '=', user_id)
    .where('dicabut_at', 'is', null)
    .where('token_hash', '<>', ctx.user.token_hash)
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .executeTakeFirst()
  ctx.forget({ user_id })
  return Number(numUpdatedRows)
}

/** @throws errors.userTidakAda, errors.hanyaOwn */
async function bolehAtas(ctx: Context, user_id: string): Promise<void> {
  const user = await ctx.db
    .selectFrom('users')
    .select('level')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!user) throw errors.userTidakAda({ user_id })
  if (ofWholeChain(user.level as Level) && ctx.user.level !== 'OWN' && user_id !== ctx.user.user_id)
    throw errors.hanyaOwn()
}

export async function sesi(
  ctx: Context,
  { params: { user_id } }: CallInput<typeof sesiUser>,
): Promise<Sesi[]> {
  await bolehAtas(ctx, user_id)
  return sesiDari(ctx, user_id)
}

/** @throws errors.sesiTidakAda */
export async function keluarkan(
  ctx: Context,
  { params: { user_id, id } }: CallInput<typeof keluarkanSesi>,
): Promise<CallReply<typeof keluarkanSesi>> {
  await bolehAtas(ctx, user_id)
  if ((await cabutSesi(ctx, user_id, 'DIKELUARKAN', id)) === 0) throw errors.sesiTidakAda()
  await write(ctx, user_id, 1)
  return {}
}

export async function keluarkanSemuanya(
  ctx: Context,
  { params: { user_id } }: CallInput<typeof removeAll>,
): Promise<{ jumlah: number }> {
  await bolehAtas(ctx, user_id)
  const jumlah = await cabutSesi(ctx, user_id, 'DIKELUARKAN')
  if (jumlah > 0) await write(ctx, user_id, jumlah)
  return { jumlah }
}

export const sendiri = (ctx: Context): Promise<Sesi[]> => sesiDari(ctx, ctx.user.user_id)

/** @throws errors.sesiTidakAda */
export async function keluarkanSendiri(
  ctx: Context,
  { params: { id } }: CallInput<typeof keluarkanSesiSendiri>,
): Promise<CallReply<typeof keluarkanSesiSendiri>> {
  if ((await cabutSesi(ctx, ctx.user.user_id, 'DIKELUARKAN', id)) === 0) throw errors.sesiTidakAda()
  return {}
}

export const keluarkanLain = async (ctx: Context): Promise<{ jumlah: number }> => ({
  jumlah: await cabutSesi(ctx, ctx.user.user_id, 'DIKELUARKAN'),
})

const write = (ctx: Context, user_id: string, jumlah: number): Promise<void> =>
  audit(ctx, {
    actions: 'UBAH',
    table: 'sesi',
    ref: user_id,
    sebelum: { dikeluarkan: 0 },
    sesudah: { dikeluarkan: jumlah },
  })
