/** Setting up users (DOMAIN §F.2): nobody works on their own account, only an OWN on those of OWN and SU, and one active OWN always stays. */
import type { CallInput } from '#domain/call.ts'
import type {
  aktifkanUser,
  bukaKunci,
  nonaktifkanUser,
  resetPassword,
  tambahUser as tambahCall,
  ubahUser,
  User,
} from '#domain/calls/users.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { ofWholeChain, type Level } from '#domain/level.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hashPassword } from '../../process/password.ts'
import { tolakPassword } from '../../process/password-baru.ts'
import { bebaskanAkun, lupakanPerangkat } from '../../rantai/kunci-akun.ts'
import { recordAksesInSesi } from '../../rantai/log-akses.ts'
import { satu } from './read.ts'
import { cabutSesi } from './sesi.ts'
import { beriBawaan, tambahUser } from './tambah.ts'

/** The database gives no level by itself: it asks whose session this is. */
const beriLevel = statement<unknown>('beri_level', 'SELECT beri_level($1, $2, $3)')

/** @throws errors.userSudahAda, errors.hanyaOwn, errors.pilihanTidakAda */
export async function tambah(ctx: Context, { body }: CallInput<typeof tambahCall>): Promise<User> {
  const taken = await ctx.db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', body.user_id)
    .executeTakeFirst()
  refuseAll([
    ...(taken ? [errors.userSudahAda(body).at('user_id')] : []),
    ...tanpaSertifikat(body),
    ...(await wrongPlace(ctx, body)),
    ...(await tolakPassword(body.password, { ...body, nama_toko: await namaToko(ctx, body) }, 'password')),
  ])
  await tambahUser(ctx.db, { ...body, ganti_password_wajib: true })
  const after = await satu(ctx, body.user_id)
  await write(ctx, 'TAMBAH', null, after)
  return after
}

/** @throws errors.userTidakAda, errors.userTidakAktif, errors.userSendiri, errors.hanyaOwn, errors.ownTerakhir */
export async function ubah(
  ctx: Context,
  { params: { user_id }, body }: CallInput<typeof ubahUser>,
): Promise<User> {
  const before = await pegang(ctx, user_id, { sendiri: true })
  if (!before.status_aktif) throw errors.userTidakAktif({ user_id })
  const moved = body.level !== before.level || body.kode_toko !== before.kode_toko
  refuseAll([
    ...(moved && user_id === ctx.user.user_id
      ? [errors.userSendiri().at(body.level === before.level ? 'kode_toko' : 'level')]
      : []),
    ...tanpaSertifikat({ ...before, ...body }),
    ...(await wrongPlace(ctx, body, before)),
  ])
  if (before.level === 'OWN' && body.level !== 'OWN') await adaOwnLain(ctx, user_id)
  const { level, ...content } = body
  await ctx.db.updateTable('users').set(content).where('user_id', '=', user_id).execute()
  if (level !== before.level) {
    await ctx.sql(beriLevel, [ctx.user.token_hash, user_id, level])
    await hakBaru(ctx, user_id, level)
  }
  if (moved) await cabutSesi(ctx, user_id, 'HAK BERUBAH')
  ctx.forget({ user_id })
  const after = await satu(ctx, user_id)
  await write(ctx, 'UBAH', before, after)
  return after
}

/** @throws errors.userTidakAda, errors.userSendiri, errors.hanyaOwn */
export async function reset(
  ctx: Context,
  { params: { user_id }, body }: CallInput<typeof resetPassword>,
): Promise<User> {
  await bebaskanAkun(ctx, user_id)
  const before = await pegang(ctx, user_id)
  if (!before.status_aktif) throw errors.userTidakAktif({ user_id })
  refuseAll(await tolakPassword(body.password, before, 'password'))
  await ctx.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(body.password), ganti_password_wajib: true })
    .where('user_id', '=', user_id)
    .execute()
  await cabutSesi(ctx, user_id, 'RESET PASSWORD')
  await audit(ctx, {
    actions: 'UBAH',
    table: 'users',
    ref: user_id,
    sebelum: { password: 'lama' },
    sesudah: { password: 'sementara' },
  })
  await lupakanPerangkat(ctx, user_id)
  await recordAksesInSesi(ctx, { peristiwa: 'RESET PASSWORD', user_id })
  return satu(ctx, user_id)
}

/** @throws errors.userTidakAda, errors.userSendiri, errors.hanyaOwn, errors.ownTerakhir */
export async function nonaktifkan(
  ctx: Context,
  { params: { user_id } }: CallInput<typeof nonaktifkanUser>,
): Promise<User> {
  const before = await pegang(ctx, user_id)
  if (!before.status_aktif) throw errors.userTidakAktif({ user_id })
  if (before.level === 'OWN') await adaOwnLain(ctx, user_id)
  await ctx.db.updateTable('users').set({ status_aktif: false }).where('user_id', '=', user_id).execute()
  await cabutSesi(ctx, user_id, 'NONAKTIF')
  const after = await satu(ctx, user_id)
  await write(ctx, 'HAPUS', before, after)
  return after
}

/** @throws errors.userTidakAda, errors.hanyaOwn */
export async function aktifkan(
  ctx: Context,
  { params: { user_id } }: CallInput<typeof aktifkanUser>,
): Promise<User> {
  await bebaskanAkun(ctx, user_id)
  const before = await pegang(ctx, user_id)
  if (before.status_aktif) return before
  await ctx.db.updateTable('users').set({ status_aktif: true }).where('user_id', '=', user_id).execute()
  const after = await satu(ctx, user_id)
  await write(ctx, 'AKTIFKAN', before, after)
  return after
}

/** Every device of the account is free again. A supervisor frees the staff of their own shop; nobody their own account, whose password may be guessed at in an open session. @throws errors.userTidakAda, errors.userSendiri, errors.hanyaOwn */
export async function bebaskan(
  ctx: Context,
  { params: { user_id } }: CallInput<typeof bukaKunci>,
): Promise<User> {
  const terkunci = await satu(ctx, user_id)
  await bebaskanAkun(ctx, user_id)
  const after = await pegang(ctx, user_id)
  if (!terkunci.terkunci_sampai) return after
  await write(ctx, 'UBAH', terkunci, after)
  await recordAksesInSesi(ctx, { peristiwa: 'BUKA KUNCI', user_id })
  return after
}

/** The user, held until the transaction ends, when the one who asks may work on them. */
async function pegang(ctx: Context, user_id: string, { sendiri = false } = {}): Promise<User> {
  const row = await ctx.db
    .selectFrom('users')
    .select('kode_toko')
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (!ofWholeChain(ctx.user.level) && row.kode_toko !== ctx.toko.kode_toko))
    throw errors.userTidakAda({ user_id })
  if (user_id === ctx.user.user_id && !sendiri) throw errors.userSendiri()
  const user = await satu(ctx, user_id)
  if (ofWholeChain(user.level) && ctx.user.level !== 'OWN' && user_id !== ctx.user.user_id)
    throw errors.hanyaOwn()
  return user
}

/**
 * Demands another OWN who can still sign in. All OWN are locked, so that two of them cannot put each other out at once.
 */
async function adaOwnLain(ctx: Context, user_id: string): Promise<void> {
  const owners = await ctx.db
    .selectFrom('users')
    .select('user_id')
    .where('level', '=', 'OWN')
    .where('status_aktif', '=', true)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  if (!owners.some((o) => o.user_id !== user_id)) throw errors.ownTerakhir()
}

/** Levels that only an OWN gives, and shops that do not exist. */
async function wrongPlace(
  ctx: Context,
  { level, kode_toko }: { level: Level; kode_toko: string },
  before?: User,
): Promise<Refusal[]> {
  const shop = await ctx.db
    .selectFrom('toko')
    .select('kode_toko')
    .where('kode_toko', '=', kode_toko)
    .where('status_aktif', '=', true)
    .where('jauh', '=', false)
    .executeTakeFirst()
  return [
    ...(ofWholeChain(level) && level !== before?.level && ctx.user.level !== 'OWN'
      ? [errors.hanyaOwn().at('level')]
      : []),
    ...(shop ? [] : [errors.pilihanTidakAda({ label: 'Toko', kode: kode_toko }).at('kode_toko')]),
  ]
}

/** A day on which nothing ends. */
const tanpaSertifikat = (
  user: Partial<Pick<User, 'no_sertifikat_penaksir' | 'sertifikat_sampai'>>,
): Refusal[] =>
  user.sertifikat_sampai && (user.no_sertifikat_penaksir ?? '-') === '-'
    ? [errors.sertifikatKosong().at('no_sertifikat_penaksir')]
    : []

/** '' of a shop that does not exist: that is refused anyway. */
async function namaToko(ctx: Context, { kode_toko }: { kode_toko: string }): Promise<string> {
  const shop = await ctx.db
    .selectFrom('toko')
    .select('nama_toko')
    .where('kode_toko', '=', kode_toko)
    .executeTakeFirst()
  return shop?.nama_toko ?? ''
}

/** A new level begins with its own screens, and authorises nothing. */
async function hakBaru(ctx: Context, user_id: string, level: Level): Promise<void> {
  await ctx.db.deleteFrom('hak_akses').where('user_id', '=', user_id).execute()
  await ctx.db.deleteFrom('hak_otorisasi').where('user_id', '=', user_id).execute()
  await beriBawaan(ctx.db, user_id, level)
}

function write(
  ctx: Context,
  actions: 'TAMBAH' | 'UBAH' | 'HAPUS' | 'AKTIFKAN',
  before: User | null,
  after: User,
): Promise<void> {
  const facts = (u: User) => ({
    user_name: u.user_name,
    level: u.level,
    kode_toko: u.kode_toko,
    no_hp: u.no_hp,
    no_sertifikat_penaksir: u.no_sertifikat_penaksir,
    sertifikat_sampai: u.sertifikat_sampai,
    status_aktif: u.status_aktif,
    terkunci_sampai: u.terkunci_sampai,
  })
  return audit(ctx, {
    actions,
    table: 'users',
    ref: after.user_id,
    sebelum: before && facts(before),
    sesudah: facts(after),
  })
}
