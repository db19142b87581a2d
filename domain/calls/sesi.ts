/** Signing in and out, passwords, and what a browser may know before anyone has signed in. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { LEVELS } from '../level.ts'
import { rapi } from '../text.ts'
import { zTanggal } from '../units.ts'
import { ZONA } from '../zona.ts'

const kode = (pattern: RegExp) =>
  z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, 'Tidak Boleh Kosong')
    .max(20, 'Terlalu Panjang')
    .regex(pattern, 'Tidak Valid')
/** A code as staff type it: trimmed, upper-cased. */
export const zKode = kode(/^[A-Z0-9._-]+$/)
/** The id of a new user: '-' stands for nobody, and '..' is no part of an address. */
export const zUserIdBaru = kode(/^[A-Z0-9][A-Z0-9._-]*$/)

/** A password that somebody is to sign in with from now on; what it may be, domain/rules/password.ts says, all reasons at once. */
export const zPasswordBaru = z.string().min(1, 'Password Baru Tidak Boleh Kosong').max(200)

export const zHakAkses = z.object({
  menu_name: z.string(),
  is_show: z.boolean(),
  boleh_tambah: z.boolean(),
  boleh_ubah: z.boolean(),
  boleh_hapus: z.boolean(),
  boleh_export: z.boolean(),
})

/** The tree of rights: groups of screens, each screen with its flags (spec 000 §3); those of a module that the shop is without are not in it. */
export const zAkses = z.array(
  z.object({
    title: z.string(),
    is_show: z.boolean(),
    children: z.array(zHakAkses.extend({ title: z.string() })),
  }),
)

export const zUserdata = z.object({
  user_id: z.string(),
  user_name: z.string(),
  level: z.enum(LEVELS),
  kode_toko: z.string(),
  nama_toko: z.string(),
  alamat_toko: z.string(),
  tgl_system: zTanggal,
  zona: z.enum(ZONA),
  akses: zAkses,
  /** A temporary password was used: nothing else works until it has been changed. */
  ganti_password_wajib: z.boolean(),
})
export type Userdata = z.output<typeof zUserdata>

export const zMenu = z.array(z.object({ menu_name: z.string() }))

export const listToko = defineCall({
  base: 'main',
  method: 'GET',
  path: 'tokos',
  summary:
    'Shops of the chain: code and name, and which of them has a server of its own, where one signs in then',
  may: 'public',
  bersama: true,
  reply: z.array(z.object({ kode_toko: z.string(), nama_toko: z.string(), jauh: z.boolean() })),
})

export const exampleLogin = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users/contoh',
  summary:
    'Who can sign in to the demonstration, with the password it was loaded with; of a real shop nobody, and of a demonstration that a real user has joined neither',
  may: 'public',
  reply: z.array(
    z.object({
      user_id: z.string(),
      user_name: z.string(),
      level: z.enum(LEVELS),
      kode_toko: z.string(),
      kata_sandi: z.string(),
    }),
  ),
})

export const login = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users/login',
  summary: 'Sign in to a shop; answers the token for the header x-auth-token',
  may: 'public',
  body: z.strictObject({
    user_id: z.string().overwrite(rapi).toUpperCase().min(1, 'User Id Tidak Boleh Kosong').max(20),
    password: z.string().min(1, 'Password Tidak Boleh Kosong').max(200),
    kode_toko: z.string().overwrite(rapi).toUpperCase().min(1, 'Toko Tidak Boleh Kosong').max(6),
    /**
     * A secret that a browser made up once and keeps to itself: by it the server knows a device it has seen. A browser
     * that sends none, or a different secret, is a stranger.
     */
    perangkat: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  }),
  reply: z.object({ token: z.string(), userdata: zUserdata, menu: zMenu }),
  message: 'Berhasil',
})

export const gantiToko = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users/ganti-toko',
  summary:
    'Goes on in another shop without the password: a session there that ends when this one would have, and the end of this one. Of who may sign in anywhere',
  may: 'signed-in',
  body: z.strictObject({
    kode_toko: z.string().overwrite(rapi).toUpperCase().min(1, 'Toko Tidak Boleh Kosong').max(6),
  }),
  reply: login.reply,
  message: 'Berhasil',
})

/** The same facts again, fresh: after a reload, or when a right or the day has changed. */
export const sesiSaya = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users/me',
  summary: 'The signed-in user, their shop, its day, and their menu',
  may: 'signed-in',
  temporaryPassword: true,
  bersama: true,
  reply: z.object({
    userdata: zUserdata,
    menu: zMenu,
    tanggal_hari_ini: zTanggal,
    /** The shop has been opened and is not ready yet. */ pembukaan: z.boolean(),
  }),
})

export const logout = defineCall({
  base: 'second',
  method: 'POST',
  path: 'users/logout',
  summary: 'Revokes the presented token only',
  may: 'signed-in',
  temporaryPassword: true,
  write: { day: 'any' },
  body: z
    .strictObject({ user_id: z.string().max(20) })
    .partial()
    .optional(),
  reply: z.object({}),
  message: 'Berhasil',
})

export const changePassword = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users/change-password',
  summary: "Changes one's own password; every other session of the user is revoked",
  may: 'signed-in',
  temporaryPassword: true,
  write: { day: 'any' },
  body: z.strictObject({
    password: z.string().min(1, 'Password Lama Tidak Boleh Kosong').max(200),
    new_password: zPasswordBaru,
  }),
  reply: z.object({}),
  message: 'Password Berhasil Diubah',
})

export const konfirmasiPassword = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users/konfirmasi-password',
  summary: "One's own password once more: what asks for it again asks no more for ten minutes",
  may: 'signed-in',
  write: { day: 'any' },
  body: z.strictObject({ password: z.string().min(1, 'Password Tidak Boleh Kosong').max(200) }),
  reply: z.object({}),
  message: 'Berhasil',
})
