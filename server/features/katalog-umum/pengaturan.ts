/**
 * Settings of the catalogue: whose prices customers see, and where they open it; one answer for the whole chain (DOMAIN
 * §O.7-5).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { pengaturanKatalog, ubahPengaturanKatalog } from '#domain/calls/katalog-member.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { audit } from '../../rantai/audit.ts'
import { tokoHarga } from './toko-harga.ts'

type Reply = CallReply<typeof pengaturanKatalog>

const tersimpan = (ctx: Context) =>
  ctx.db.selectFrom('katalog_pengaturan').select(['katalog_toko', 'nama', 'alamat']).executeTakeFirstOrThrow()

export async function read(ctx: Context): Promise<Reply> {
  const toko = await tokoHarga(ctx.sql)
  return {
    ...(await tersimpan(ctx)),
    toko_harga: toko?.kode_toko ?? '',
    ada_pusat: toko?.is_pusat ?? false,
  }
}

/** @throws errors.katalogTokoTidakAda for a shop that is closed down, unknown, or at home on another server: its prices are not here */
export async function ubah(ctx: Context, { body }: CallInput<typeof ubahPengaturanKatalog>): Promise<Reply> {
  if (body.katalog_toko !== null) await adaDiSini(ctx, body.katalog_toko)
  const sebelum = await tersimpan(ctx)
  await ctx.db.updateTable('katalog_pengaturan').set(body).execute()
  await audit(ctx, { actions: 'UBAH', table: 'katalog_pengaturan', ref: '-', sebelum, sesudah: body })
  ctx.announce('katalog', {}, 'chain')
  return read(ctx)
}

async function adaDiSini(ctx: Context, kode_toko: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('toko')
    .select('kode_toko')
    .where('kode_toko', '=', kode_toko)
    .where('status_aktif', '=', true)
    .where('jauh', '=', false)
    .executeTakeFirst()
  if (!row) throw errors.katalogTokoTidakAda({ kode_toko }).at('katalog_toko')
}
