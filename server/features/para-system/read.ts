/** The settings of the shop as text, with the defaults of those it never changed. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { paraSystemSatu, allParaSystem } from '#domain/calls/para-system.ts'
import { errors } from '#domain/errors.ts'
import { isSettingKey, paraSystem, textInForce, type SettingKey } from '#domain/rules/para-system.ts'
import type { Context } from '../../context.ts'

export async function all(ctx: Context): Promise<CallReply<typeof allParaSystem>> {
  const rows = await ctx.db
    .selectFrom('para_system')
    .select(['key', 'value'])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .execute()
  const stored = new Map(rows.map((r) => [r.key, r.value]))
  return Object.entries(paraSystem).map(([key, setting]) => ({
    key,
    value: textInForce(key as SettingKey, stored.get(key) ?? setting.default),
  }))
}

/** @throws errors.paraSystemTidakAda */
export async function satu(
  ctx: Context,
  { params: { key } }: CallInput<typeof paraSystemSatu>,
): Promise<CallReply<typeof paraSystemSatu>> {
  if (!isSettingKey(key)) throw errors.paraSystemTidakAda({ key })
  return (await all(ctx)).find((s) => s.key === key)!
}
