/** Makes a user, with the screens that their level is given by default (domain/menus.ts). */
import type { Kysely } from 'kysely'
import type { Level } from '#domain/level.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { allHak } from '#domain/menus.ts'
import type { DB } from '../../db/schema.ts'
import { hashPassword } from '../../process/password.ts'

export interface UserBaru {
  user_id: string
  user_name: string
  password: string
  level: Level
  kode_toko: string
  no_hp?: string
  no_sertifikat_penaksir?: string | undefined
  sertifikat_sampai?: TanggalSystem | null | undefined
  /** The password is a temporary one. */
  ganti_password_wajib?: boolean
}

export async function tambahUser(db: Kysely<DB>, { password, ...user }: UserBaru): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...user, password_hash: await hashPassword(password) })
    .execute()
  await beriBawaan(db, user.user_id, user.level)
}

/** Gives a user the screens and the other rights of the level; they have none yet. */
export async function beriBawaan(db: Kysely<DB>, user_id: string, level: Level): Promise<void> {
  const given = allHak.filter((m) => m.levels.includes(level))
  if (given.length > 0)
    await db
      .insertInto('hak_akses')
      .values(given.map((m) => ({ user_id, menu_name: m.nama })))
      .execute()
}
