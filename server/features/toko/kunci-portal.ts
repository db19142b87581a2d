/** The key of the shop's portal at /settingtoko: made, pasted, taken away; OWN alone, and no call answers it a second time. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { kunciPortalBaru, lihatKunciPortal, pasangKunciPortal } from '#domain/calls/kunci-portal.ts'
import type { Context } from '../../context.ts'
import { hapusKunci, keterangan, simpanKunci } from '../../rantai/kunci-portal.ts'
import { kunciBaru, sidikKunci } from '../../rantai/portal-signature.ts'

export async function lihatKunci(ctx: Context): Promise<CallReply<typeof lihatKunciPortal>> {
  const row = await keterangan(ctx)
  return row ? { ...row, dibuat: row.dibuat.toISOString() } : null
}

export async function buatKunci(): Promise<CallReply<typeof kunciPortalBaru>> {
  const kunci = kunciBaru()
  return { kunci, sidik: sidikKunci(kunci) }
}

export async function pasangKunci(
  ctx: Context,
  { body: { kunci } }: CallInput<typeof pasangKunciPortal>,
): Promise<CallReply<typeof pasangKunciPortal>> {
  await simpanKunci(ctx, kunci)
  ctx.announce('toko', {})
  return { sidik: sidikKunci(kunci) }
}

export async function lepasKunci(ctx: Context): Promise<Record<string, never>> {
  await hapusKunci(ctx)
  ctx.announce('toko', {})
  return {}
}
