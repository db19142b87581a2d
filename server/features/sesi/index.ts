import {
  changePassword,
  exampleLogin,
  listToko,
  gantiToko,
  konfirmasiPassword,
  login,
  logout,
  sesiSaya,
} from '#domain/calls/sesi.ts'
import { hariIni } from '../../process/clock.ts'
import { ownRoute, route, sesudah } from '../../http/route.ts'
import { adaHutang } from '../../rantai/modul-hutang.ts'
import { gantiPassword } from './ganti-password.ts'
import { gantiToko as keTokoLain } from './ganti-toko.ts'
import { konfirmasiPassword as denganPassword } from './konfirmasi-password.ts'
import { masuk } from './login.ts'
import { readExampleLogin } from './example.ts'
import { waitForDay } from './wait-for-day.ts'
import { userdataOf } from './userdata.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(listToko, (ctx) =>
    ctx.db
      .selectFrom('toko')
      .select(['kode_toko', 'nama_toko', 'jauh'])
      .where('status_aktif', '=', true)
      .orderBy('kode_toko')
      .execute(),
  ),

  route(exampleLogin, readExampleLogin),

  sesudah(waitForDay, route(login, masuk)),

  ownRoute(gantiToko, keTokoLain),

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
        await adaHutang(ctx, ctx.toko.kode_toko, ctx.settings),
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

  route(changePassword, gantiPassword),

  route(konfirmasiPassword, denganPassword),
]

export const area: Area = { routes }
