/** Rights of a user: what they may open, do and authorise, and what their level can be given. */
import { createHash } from 'node:crypto'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { hakAkses, MenuHak } from '#domain/calls/hak-akses.ts'
import { errors } from '#domain/errors.ts'
import { ofWholeChain, seesEverything, type Level } from '#domain/level.ts'
import { alwaysAllowed, allHak } from '#domain/menus.ts'
import { jangkauan, type HakAkses } from '#domain/rights.ts'
import type { Context } from '../../context.ts'
import { allCalls } from './panggilan.ts'

/** @throws errors.userTidakAda */
export async function read(
  ctx: Context,
  { params: { user_id } }: CallInput<typeof hakAkses>,
): Promise<CallReply<typeof hakAkses>> {
  const user = await pemilik(ctx, user_id)
  const { akses, otorisasi } = await hakDari(ctx, user_id)
  return {
    ...user,
    semua: seesEverything(user.level),
    menu: menuUntuk(user.level),
    akses,
    otorisasi,
    versi: versiDari({ akses, otorisasi }),
  }
}

/** The user, when the one who asks may look at them: a supervisor at those of the shop. @throws errors.userTidakAda */
export async function pemilik(
  ctx: Context,
  user_id: string,
): Promise<{ user_id: string; user_name: string; level: Level }> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['user_id', 'user_name', 'level', 'kode_toko'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!row || (!ofWholeChain(ctx.user.level) && row.kode_toko !== ctx.toko.kode_toko))
    throw errors.userTidakAda({ user_id })
  return { user_id, user_name: row.user_name, level: row.level as Level }
}

export interface Hak {
  akses: HakAkses[]
  otorisasi: string[]
}

/** The rights as stored, those on screens that no longer exist left out. */
export async function hakDari(ctx: Context, user_id: string): Promise<Hak> {
  const rows = await ctx.db
    .selectFrom('hak_akses')
    .select(['menu_name', 'is_show', 'boleh_tambah', 'boleh_ubah', 'boleh_hapus', 'boleh_export'])
    .where('user_id', '=', user_id)
    .orderBy('menu_name')
    .execute()
  const kategori = await ctx.db
    .selectFrom('hak_otorisasi')
    .select('kategori')
    .where('user_id', '=', user_id)
    .orderBy('kategori')
    .execute()
  return { akses: rows.filter((r) => diatur(r.menu_name)), otorisasi: kategori.map((k) => k.kategori) }
}

/** Rights that are a matter of the user: there, and not everybody's. */
export const diatur = (nama: string): boolean =>
  allHak.some((h) => h.nama === nama) && !alwaysAllowed.has(nama)

export const menuUntuk = (level: Level): MenuHak[] =>
  allHak.map(({ nama, title, group, levels }) => ({
    menu_name: nama,
    title,
    group,
    ...jangkauan(allCalls, nama, level),
    selalu: !diatur(nama),
    bawaan: levels.includes(level),
  }))

export const versiDari = (hak: Hak): string =>
  createHash('sha256').update(JSON.stringify(hak)).digest('hex').slice(0, 32)
