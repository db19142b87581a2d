/** Giving an otorisasi: the authoriser's password, their right, and a row for every attempt (DOMAIN §B.0.7). */
import { randomBytes } from 'node:crypto'
import { authorization } from '#domain/calls/otorisasi.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { ofWholeChain, seesEverything, type Level } from '#domain/level.ts'
import { dariOrangLain, hanyaLevel } from '#domain/rules/otorisasi.ts'
import type { Context } from '../../context.ts'
import { cobaPasswordDiSesi } from '../../rantai/kunci-akun.ts'
import { isPassword, waste } from '../../process/password.ts'
import { disetujuiDigest } from '../../rantai/otorisasi.ts'

/** Failures are returned, not thrown, so that their row and their count stay. Of several, one that is refused refuses all. */
export async function beriOtorisasi(
  ctx: Context,
  { body }: CallInput<typeof authorization>,
): Promise<CallReply<typeof authorization> | Refusal> {
  const { kategori, description, disetujui } = body
  const diberi = [{ kategori, description, disetujui }, ...(body.lain ?? [])].map((one) => ({
    ...one,
    authorization_id: randomBytes(24).toString('base64url'),
  }))
  const refusal = await whyNot(ctx, body)
  await ctx.db
    .insertInto('otorisasi')
    .values(
      diberi.map((one) => ({
        authorization_id: one.authorization_id,
        kode_toko: ctx.toko.kode_toko,
        tgl_system: ctx.toko.tgl_system,
        jam: ctx.now,
        token_hash: ctx.user.token_hash,
        user_peminta: ctx.user.user_id,
        user_otorisasi: body.user_id,
        kategori: one.kategori,
        description: one.description,
        keterangan: body.keterangan,
        disetujui: JSON.stringify(one.disetujui),
        sidik: disetujuiDigest(one.kategori, one.disetujui),
        hasil: refusal ? ('GAGAL' as const) : ('OK' as const),
      })),
    )
    .execute()
  const [authorization_id, ...lain] = diberi.map((one) => one.authorization_id)
  return refusal ?? { authorization_id: authorization_id!, lain }
}

async function whyNot(
  ctx: Context,
  { user_id, password, kategori: pertama, lain = [] }: CallInput<typeof authorization>['body'],
): Promise<Refusal | undefined> {
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('status_aktif', '=', true)
    .executeTakeFirst()
  const level = user?.level as Level
  const result = await cobaPasswordDiSesi(ctx, { urusan: 'OTORISASI', user_id }, async () => {
    const right = user ? await isPassword(user.password_hash, password) : await waste(password)
    return right && (user?.kode_toko === ctx.toko.kode_toko || ofWholeChain(level))
  })
  if (result === 'TERKUNCI') return errors.otorisasiTerkunci()
  if (!user || result === 'SALAH') return errors.otorisasiSalah()
  // The person who made or reset the account knows this password too.
  if (user.ganti_password_wajib) return errors.gantiPasswordDulu()
  const all = [...new Set([pertama, ...lain.map((one) => one.kategori)])]
  const held = seesEverything(level)
    ? all
    : (
        await ctx.db
          .selectFrom('hak_otorisasi')
          .select('kategori')
          .where('user_id', '=', user_id)
          .where('kategori', 'in', all)
          .execute()
      ).map((row) => row.kategori)
  for (const kategori of all) {
    const only = hanyaLevel(kategori)
    if (only && !only.includes(level)) return errors.otorisasiTidakBerhak({ kategori })
    const other = ctx.settings.OTORISASI_BEDA_USER || dariOrangLain(kategori)
    if (other && user_id === ctx.user.user_id) return errors.otorisasiBedaUser()
    if (!held.includes(kategori)) return errors.otorisasiTidakBerhak({ kategori })
  }
  return undefined
}
