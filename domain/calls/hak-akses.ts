/** Rights of a user to open, do and authorise: /hak-akses-users (DOMAIN §F.2). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ACTIONS, LEVELS } from '../level.ts'
import { hakLain, MENU_GROUPS, menus, type MenuPath } from '../menus.ts'
import { KATEGORI_OTORISASI } from '../rules/otorisasi.ts'
import { zHakAkses, zKode } from './sesi.ts'

type NamaHak = MenuPath | (typeof hakLain)[number]['nama']
const MENU = [...menus.map((m) => m.path), ...hakLain.map((h) => h.nama)] as [NamaHak, ...NamaHak[]]
const params = z.object({ user_id: zKode })

const zMenuHak = z.object({
  /** A screen's path, or a right of its own: 'tutup-toko'. */
  menu_name: z.string(),
  title: z.string(),
  group: z.enum(MENU_GROUPS),
  /** Actions that a user of this level can be allowed here at all. */
  tindakan: z.array(z.enum(ACTIONS)),
  /** Open to everybody who is signed in. */
  selalu: z.boolean(),
  /** Given: nobody but these levels can use the screen, and this user's is not among them. */
  hanya: z.array(z.enum(LEVELS)).nullable(),
  /** True when a new user of the level is given it. */
  bawaan: z.boolean(),
})
export type MenuHak = z.output<typeof zMenuHak>

export const hakAkses = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hak-akses/{user_id}',
  summary: 'What a user may open, do and authorise, and what their level can be given',
  may: { menus: ['/hak-akses-users'], action: 'lihat', levels: ['OWN', 'SU', 'SPV'] },
  params,
  reply: z.object({
    user_id: z.string(),
    user_name: z.string(),
    level: z.enum(LEVELS),
    /** OWN, SU and SPV: every screen and every kategori, whatever the lists say. */
    semua: z.boolean(),
    menu: z.array(zMenuHak),
    akses: z.array(zHakAkses),
    otorisasi: z.array(z.string()),
    /** Changes with every change of the rights. */
    versi: z.string(),
  }),
})

const zHakBaru = z.strictObject({
  menu_name: z.enum(MENU, 'Menu Tidak Ada'),
  is_show: z.boolean(),
  boleh_tambah: z.boolean(),
  boleh_ubah: z.boolean(),
  boleh_hapus: z.boolean(),
  boleh_export: z.boolean(),
})

export const simpanHakAkses = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'hak-akses/{user_id}',
  summary: 'Sets all rights of a user; they hold from the next call on, without signing in again',
  freshPassword: true,
  may: { menus: ['/hak-akses-users'], action: 'ubah', levels: ['OWN', 'SU'] },
  write: { day: 'any' },
  params,
  body: z.strictObject({
    akses: z
      .array(zHakBaru)
      .max(MENU.length, 'Menu Ganda')
      .refine((list) => new Set(list.map((h) => h.menu_name)).size === list.length, 'Menu Ganda'),
    otorisasi: z
      .array(z.enum(KATEGORI_OTORISASI, 'Kategori Tidak Ada'))
      .max(KATEGORI_OTORISASI.length)
      .refine((list) => new Set(list).size === list.length, 'Kategori Ganda'),
    /** As the rights were read; given, a change over somebody else's is refused. */
    versi: z.string().max(64).optional(),
  }),
  reply: z.object({ berubah: z.int() }),
  message: 'Hak Akses Berhasil Disimpan',
})
