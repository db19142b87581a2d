/** Changes of the shop's own settings; each leaves its row in audit_log, and its open screens are told. */
import type { CallInput } from '#domain/call.ts'
import type { ubahAlat, ubahIdentitas } from '#domain/calls/toko.ts'
import { errors } from '#domain/errors.ts'
import { audit } from '../../rantai/audit.ts'
import { hapusKunci } from '../../rantai/kunci-portal.ts'
import { asalPortal, portalBaru } from '../../rantai/portal.ts'
import type { Context } from '../../context.ts'
import { identitasOf, perlengkapan } from './read.ts'

/** @throws errors.hanyaOwnPortal, errors.portalJaringanSendiri */
export async function identitas(
  ctx: Context,
  { body }: CallInput<typeof ubahIdentitas>,
): Promise<Record<string, never>> {
  const { kode_toko } = ctx.toko
  const row = await ctx.db
    .selectFrom('toko')
    .selectAll()
    .where('kode_toko', '=', kode_toko)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const next = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value || '-']),
  ) as typeof body
  if (next.portal !== row.portal && ctx.user.level !== 'OWN') throw errors.hanyaOwnPortal().at('portal')
  if (next.portal !== row.portal) portalBaru(next.portal)
  await ctx.db.updateTable('toko').set(next).where('kode_toko', '=', kode_toko).execute()
  // A key is shared with one server: what it signs is sent to no other.
  if (asalPortal(next.portal) !== asalPortal(row.portal)) await hapusKunci(ctx, kode_toko)
  await audit(ctx, {
    actions: 'UBAH',
    table: 'toko',
    ref: kode_toko,
    sebelum: identitasOf(row),
    sesudah: next,
  })
  // Name, address and clock are part of every session of the shop.
  ctx.forget({ kode_toko })
  ctx.announce('toko', {})
  return {}
}

export async function alat(
  ctx: Context,
  { body }: CallInput<typeof ubahAlat>,
): Promise<Record<string, never>> {
  const { kode_toko } = ctx.toko
  const { alat: before } = await perlengkapan(ctx)
  const next = { ...body, timbangan_seri: body.timbangan_seri || '-' }
  await ctx.db
    .insertInto('alat_toko')
    .values({ kode_toko, ...next })
    .onConflict((c) => c.column('kode_toko').doUpdateSet(next))
    .execute()
  await audit(ctx, { actions: 'UBAH', table: 'alat_toko', ref: kode_toko, sebelum: before, sesudah: next })
  ctx.announce('toko', {})
  return {}
}
