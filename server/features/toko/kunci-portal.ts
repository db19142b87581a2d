/** The key of the shop's portal at /settingtoko, and of shops with servers of their own: made, pasted, taken away; OWN alone, and no call answers it a second time. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  hapusKunciPortal,
  kunciPortalBaru,
  lihatKunciPortal,
  pasangKunciPortal,
} from '#domain/calls/kunci-portal.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { hapusKunci, keterangan, simpanKunci } from '../../rantai/kunci-portal.ts'
import { kunciBaru, kunciDigest } from '../../rantai/portal-signature.ts'

export async function lihatKunci(
  ctx: Context,
  { query }: CallInput<typeof lihatKunciPortal>,
): Promise<CallReply<typeof lihatKunciPortal>> {
  const row = await keterangan(ctx, await milikSiapa(ctx, query))
  return row ? { ...row, dibuat: row.dibuat.toISOString() } : null
}

export async function buatKunci(): Promise<CallReply<typeof kunciPortalBaru>> {
  const kunci = kunciBaru()
  return { kunci, sidik: kunciDigest(kunci) }
}

export async function pasangKunci(
  ctx: Context,
  { body }: CallInput<typeof pasangKunciPortal>,
): Promise<CallReply<typeof pasangKunciPortal>> {
  await simpanKunci(ctx, await milikSiapa(ctx, body), body.kunci)
  ctx.announce('toko', {})
  return { sidik: kunciDigest(body.kunci) }
}

export async function lepasKunci(
  ctx: Context,
  { query }: CallInput<typeof hapusKunciPortal>,
): Promise<Record<string, never>> {
  await hapusKunci(ctx, await milikSiapa(ctx, query))
  ctx.announce('toko', {})
  return {}
}

/** A shop that is at home here has its key set where one works in it. @throws errors.tokoBukanJauh */
async function milikSiapa(ctx: Context, { kode_toko }: { kode_toko?: string | undefined }): Promise<string> {
  if (kode_toko === undefined || kode_toko === ctx.toko.kode_toko) return ctx.toko.kode_toko
  const toko = await ctx.db
    .selectFrom('toko')
    .select('jauh')
    .where('kode_toko', '=', kode_toko)
    .executeTakeFirst()
  if (!toko?.jauh) throw errors.tokoBukanJauh({ kode_toko }).at('kode_toko')
  return kode_toko
}
