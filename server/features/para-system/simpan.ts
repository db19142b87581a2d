/** Sets several settings at once, all or none; each change leaves its row in audit_log. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanParaSystem } from '#domain/calls/para-system.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { hanyaOwn, paraSystem, parseSetting } from '#domain/rules/para-system.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { all } from './read.ts'

/** @throws Refusal naming every value that is not valid for its key, at `settings.N.value` */
export async function simpan(
  ctx: Context,
  { body: { settings } }: Pick<CallInput<typeof simpanParaSystem>, 'body'>,
): Promise<CallReply<typeof simpanParaSystem>> {
  const wanted = settings.map(({ key, value }) => ({
    key,
    value: value ?? paraSystem[key].default,
    bawaan: value === null || value === paraSystem[key].default,
  }))
  refuseAll(
    wanted.flatMap(({ key, value }, i) =>
      parseSetting(key, value) === undefined
        ? [errors.paraSystemTidakValid({ key }).at(`settings.${i}.value`)]
        : [],
    ),
  )

  const { kode_toko } = ctx.toko
  // Saves run one after the other, so that the history tells the value that really stood before.
  await ctx.db
    .selectFrom('toko')
    .select('kode_toko')
    .where('kode_toko', '=', kode_toko)
    .forNoKeyUpdate()
    .execute()
  const before = new Map((await all(ctx)).map((s) => [s.key, s.value]))
  const changes = wanted.filter(({ key, value }) => before.get(key) !== value)
  if (ctx.user.level !== 'OWN')
    refuseAll(
      changes.flatMap((change) =>
        hanyaOwn(change.key, change.value)
          ? [errors.paraSystemHanyaOwn(change).at(`settings.${wanted.indexOf(change)}.value`)]
          : [],
      ),
    )
  for (const { key, value, bawaan } of changes) {
    await ctx.db.deleteFrom('para_system').where('kode_toko', '=', kode_toko).where('key', '=', key).execute()
    if (!bawaan) await ctx.db.insertInto('para_system').values({ kode_toko, key, value }).execute()
    await audit(ctx, {
      actions: 'UBAH',
      table: 'para_system',
      ref: key,
      sebelum: { value: before.get(key) },
      sesudah: { value },
    })
  }
  if (changes.length > 0) ctx.settingsChanged()
  return all(ctx)
}
