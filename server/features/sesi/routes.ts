import { changePassword, daftarToko, login, logout, sesiSaya } from '#domain/calls/sesi.ts'
import { errors } from '#domain/errors.ts'
import { audit } from '../../rantai/audit.ts'
import { hariIni } from '../../process/clock.ts'
import { route } from '../../http/route.ts'
import { masuk } from './login.ts'
import { hashPassword, isPassword } from '../../process/password.ts'
import { userdataOf } from './userdata.ts'

export const routes = [
  route(daftarToko, (ctx) =>
    ctx.db
      .selectFrom('toko')
      .select(['kode_toko', 'nama_toko'])
      .where('status_aktif', '=', true)
      .orderBy('kode_toko')
      .execute(),
  ),

  route(login, masuk),

  route(sesiSaya, async (ctx) => {
    const rights = await ctx.db
      .selectFrom('hak_akses')
      .selectAll()
      .where('user_id', '=', ctx.user.user_id)
      .execute()
    const opening = await ctx.db
      .selectFrom('pembukaan_toko')
      .select('kode_toko')
      .where('kode_toko', '=', ctx.toko.kode_toko)
      .where('selesai', 'is', null)
      .executeTakeFirst()
    const { ganti_password_wajib } = await ctx.db
      .selectFrom('users')
      .select('ganti_password_wajib')
      .where('user_id', '=', ctx.user.user_id)
      .executeTakeFirstOrThrow()
    return {
      ...userdataOf(
        { ...ctx.user, ...ctx.toko, ganti_password_wajib },
        new Map(rights.map((r) => [r.menu_name, r])),
      ),
      tanggal_hari_ini: hariIni(ctx.now, ctx.toko.zona),
      pembukaan: opening !== undefined,
    }
  }),

  route(logout, async (ctx) => {
    await ctx.db
      .updateTable('sesi')
      .set({ dicabut_at: ctx.now, alasan_cabut: 'LOGOUT' })
      .where('token_hash', '=', ctx.user.token_hash)
      .execute()
    ctx.forget({ token: ctx.user.token_hash.toString('hex') })
    return {}
  }),

  route(changePassword, async (ctx, { body }) => {
    const user = await ctx.db
      .selectFrom('users')
      .select('password_hash')
      .where('user_id', '=', ctx.user.user_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!(await isPassword(user.password_hash, body.password)))
      throw errors.passwordLamaSalah().at('password')
    if (body.password === body.new_password) throw errors.passwordBaruSama().at('new_password')
    await ctx.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(body.new_password), ganti_password_wajib: false })
      .where('user_id', '=', ctx.user.user_id)
      .execute()
    await ctx.db
      .updateTable('sesi')
      .set({ dicabut_at: ctx.now, alasan_cabut: 'GANTI PASSWORD' })
      .where('user_id', '=', ctx.user.user_id)
      .where('token_hash', '<>', ctx.user.token_hash)
      .where('dicabut_at', 'is', null)
      .execute()
    await audit(ctx, {
      aksi: 'UBAH',
      tabel: 'users',
      ref: ctx.user.user_id,
      sebelum: { password: 'lama' },
      sesudah: { password: 'baru' },
    })
    ctx.forget({ user_id: ctx.user.user_id })
    return {}
  }),
]
