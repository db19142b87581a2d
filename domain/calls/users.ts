/** Users: the list for those who look at what users did, and the screen /data-users (DOMAIN §F.2). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { LEVELS } from '../level.ts'
import { ejaTelepon } from '../telepon.ts'
import { rapi, ONE_LINE } from '../text.ts'
import { zTanggal } from '../units.ts'
import { zKode, zPasswordBaru, zUserIdBaru } from './sesi.ts'

export const listUser = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users/get/all',
  summary: 'Users of this shop and those who may work in any shop: code, name and level',
  may: {
    menus: [
      '/laporan-otorisasi',
      '/laporan-authorization',
      '/laporan-pindah-barang',
      '/laporan-tambah-barang',
    ],
    action: 'lihat',
  },
  reply: z.array(z.object({ user_id: z.string(), user_name: z.string(), level: z.enum(LEVELS) })),
})

/** Levels that set users up. A supervisor looks at the users of their own shop and frees a locked account. */
const PENGATUR = ['OWN', 'SU'] as const
const mayLihat = { menus: ['/data-users'], action: 'lihat', levels: ['OWN', 'SU', 'SPV'] } as const
const mayUbah = { menus: ['/data-users'], action: 'ubah', levels: PENGATUR } as const
const params = z.object({ user_id: zKode })
const write = { day: 'any' } as const

const zTime = z.iso.datetime()

const zUser = z.object({
  user_id: z.string(),
  user_name: z.string(),
  level: z.enum(LEVELS),
  kode_toko: z.string(),
  nama_toko: z.string(),
  no_hp: z.string(),
  no_sertifikat_penaksir: z.string(),
  sertifikat_sampai: zTanggal.nullable(),
  status_aktif: z.boolean(),
  /** Until when some device is locked for this user, for signing in or for an otorisasi; null when none is. */
  terkunci_sampai: zTime.nullable(),
  ganti_password_wajib: z.boolean(),
  login_terakhir: zTime.nullable(),
  /** Open sessions. */
  sesi: z.int(),
})
export type User = z.output<typeof zUser>

const form = {
  user_name: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, 'Nama Tidak Boleh Kosong')
    .max(60, 'Maksimal 60 Huruf')
    .regex(ONE_LINE, 'Nama Tidak Valid'),
  level: z.enum(LEVELS, 'Level Harus Dipilih'),
  kode_toko: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, 'Kode Toko Harus Dipilih')
    .max(6, 'Kode Toko Tidak Valid'),
  no_hp: z
    .string()
    .overwrite(ejaTelepon)
    .max(20, 'Maksimal 20 Angka')
    .regex(/^(-|[0-9+ ]{8,20})$/, 'No Hp Tidak Valid')
    .default('-'),
  /** Of who appraises pledged goods (DOMAIN §G-7); what is not sent stays as it is. */
  no_sertifikat_penaksir: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(40, 'Maksimal 40 Huruf')
    .regex(ONE_LINE, 'Tidak Valid')
    .overwrite((s) => s || '-')
    .optional(),
  sertifikat_sampai: zTanggal.nullable().optional(),
}

export const allUsers = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users',
  summary:
    'Every user of the chain with level, shop, lock and last sign-in; a supervisor sees those of the shop',
  may: mayLihat,
  reply: z.array(zUser),
})

export const tambahUser = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users',
  summary: 'A new user with the screens of the level; the password is for the first sign-in only',
  freshPassword: true,
  may: { ...mayUbah, action: 'tambah' },
  write,
  body: z.strictObject({ user_id: zUserIdBaru, ...form, password: zPasswordBaru }),
  reply: zUser,
  message: 'Data Berhasil Ditambahkan',
})

export const ubahUser = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'users/{user_id}',
  summary: 'Changes name, level, shop or phone; a new level brings its own screens, and ends the sessions',
  freshPassword: true,
  may: mayUbah,
  write,
  params,
  body: z.strictObject(form),
  reply: zUser,
  message: 'Data Berhasil Diedit',
})

export const resetPassword = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users/{user_id}/reset-password',
  summary: 'Gives a temporary password, which must be changed at the next sign-in; every session ends',
  freshPassword: true,
  may: mayUbah,
  write,
  params,
  body: z.strictObject({ password: zPasswordBaru }),
  reply: zUser,
  message: 'Password Berhasil Diubah',
})

export const nonaktifkanUser = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'users/{user_id}',
  summary: 'Deactivates a user, whose sessions end; what they did stays theirs',
  freshPassword: true,
  may: { ...mayUbah, action: 'hapus' },
  write,
  params,
  reply: zUser,
  message: 'User Berhasil Dinonaktifkan',
})

export const aktifkanUser = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users/reactive/by-user-id/{user_id}',
  summary: 'A deactivated user may sign in again',
  freshPassword: true,
  may: { ...mayUbah, action: 'tambah' },
  write,
  params,
  reply: zUser,
  message: 'Berhasil',
})

export const bukaKunci = defineCall({
  base: 'main',
  method: 'POST',
  path: 'users/{user_id}/buka-kunci',
  summary: 'Frees an account on every device that wrong passwords have locked for it',
  may: { ...mayUbah, levels: ['OWN', 'SU', 'SPV'] },
  write,
  params,
  reply: zUser,
  message: 'Akun Berhasil Dibuka',
})

export const PERISTIWA_AKSES = [
  'MASUK',
  'GANTI TOKO',
  'GAGAL MASUK',
  'AKUN TERKUNCI',
  'PASSWORD LAMA SALAH',
  'GANTI PASSWORD',
  'RESET PASSWORD',
  'BUKA KUNCI',
  'AKSES DITOLAK',
] as const
export type PeristiwaAkses = (typeof PERISTIWA_AKSES)[number]

const zAksesTercatat = z.object({
  id: z.int(),
  waktu: zTime,
  peristiwa: z.enum(PERISTIWA_AKSES),
  /** The account concerned; '-' of an account that does not exist. */
  user_id: z.string(),
  /** The user who did it, where that is not the account itself. */
  oleh: z.string(),
  /** The shop, the call, or which lock. */
  ref: z.string(),
  alamat: z.string(),
  /** A short name of the device; '-' of one that tells nothing of itself. */
  perangkat: z.string(),
  /** The account's first time on this device. */
  baru: z.boolean(),
})
export type AksesTercatat = z.output<typeof zAksesTercatat>

export const logAkses = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users/log-akses',
  summary:
    'The last 500 sign-ins, failures, locks, refused rights and changed passwords of every user; a supervisor sees those of the shop',
  may: mayLihat,
  query: z.strictObject({ user_id: zKode.optional() }),
  reply: z.array(zAksesTercatat),
})

const zSesi = z.object({
  id: z.int(),
  kode_toko: z.string(),
  dibuat: zTime,
  /** The time of its last use, to a minute. */
  terakhir: zTime,
  kedaluwarsa: zTime,
  ip: z.string(),
  /** The session that asks. */
  ini: z.boolean(),
})
export type Sesi = z.output<typeof zSesi>
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

export const sesiUser = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users/{user_id}/sesi',
  summary: 'Open sessions of a user',
  may: { ...mayLihat, levels: PENGATUR },
  params,
  reply: z.array(zSesi),
})
export const keluarkanSesi = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'users/{user_id}/sesi/{id}',
  summary: 'Ends one session of a user',
  may: mayUbah,
  write,
  params: params.extend({ id }),
  reply: z.object({}),
  message: 'Berhasil',
})
export const removeAll = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'users/{user_id}/sesi',
  summary: 'Ends every session of a user but the one that asks',
  may: mayUbah,
  write,
  params,
  reply: z.object({ jumlah: z.int() }),
  message: 'Berhasil',
})

export const sesiSendiri = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users/me/sesi',
  summary: "One's own open sessions",
  may: 'signed-in',
  reply: z.array(zSesi),
})
export const keluarkanSesiSendiri = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'users/me/sesi/{id}',
  summary: "Ends one of one's own sessions",
  may: 'signed-in',
  write,
  params: z.object({ id }),
  reply: z.object({}),
  message: 'Berhasil',
})
export const keluarkanSesiLain = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'users/me/sesi',
  summary: "Ends all of one's own sessions but this one",
  may: 'signed-in',
  write,
  reply: z.object({ jumlah: z.int() }),
  message: 'Berhasil',
})
