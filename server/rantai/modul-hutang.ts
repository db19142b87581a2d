/** MODUL_HUTANG: without it no loan is made and none extended; the rest goes on as long as one runs (DOMAIN §O.4-3). */
import { sql } from 'kysely'
import { errors } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import type { Context } from '../context.ts'

/** @throws errors.hutangMati where nothing of loans is done or shown any more */
export async function harusAdaHutang(ctx: Context): Promise<void> {
  if (!(await adaHutang(ctx, ctx.toko.kode_toko, ctx.settings))) throw errors.hutangMati()
}

type Modul = Pick<Settings, 'MODUL_HUTANG'>

/** Tells whether anything of loans is done or shown in this shop. A loan that ended today may still be undone today. */
export async function adaHutang(
  { db }: Pick<Context, 'db'>,
  kode_toko: string,
  { MODUL_HUTANG }: Modul,
): Promise<boolean> {
  if (MODUL_HUTANG) return true
  const { rows } = await sql<{ ada: boolean }>`
    SELECT EXISTS (SELECT 1 FROM hutang WHERE kode_toko = ${kode_toko} AND status_hutang = 'OPEN')
      OR EXISTS (
        SELECT 1 FROM hutang h JOIN toko t USING (kode_toko)
        WHERE h.kode_toko = ${kode_toko} AND h.tgl_lunas = t.tgl_system) AS ada`.execute(db)
  return rows[0]!.ada
}
