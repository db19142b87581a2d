/** Begin and end of every change of a catalogue. */
import type { Katalog } from '#domain/katalog.ts'
import type { Context } from '../context.ts'
import { alone } from '../masters/repository.ts'
import { audit, type Change } from '../rantai/audit.ts'
import type { Content } from './read.ts'

/** Until this transaction ends nobody else writes this catalogue. */
export const sendiri = (ctx: Context, { table }: Katalog): Promise<void> =>
  alone(ctx, { table, scope: 'chain' })

/** Logs who changed what; tells open screens, and the app what to read anew. */
export async function write(
  ctx: Context,
  katalog: Katalog,
  action: Change['actions'],
  { kode, sebelum, sesudah }: { kode: string; sebelum: Content | null; sesudah: Content | null },
): Promise<void> {
  await audit(ctx, { actions: action, table: katalog.table, ref: kode, sebelum, sesudah })
  ctx.announce('katalog', { name: katalog.name }, 'chain')
}
