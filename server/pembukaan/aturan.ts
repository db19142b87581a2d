/** The rules that the step showed, written by the functions of their own screens. */
import { ATURAN, type AturanList } from '#domain/bawaan-aturan.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanAturan } from '#domain/calls/pembukaan.ts'
import { Refusal, refuseAll } from '#domain/errors.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import type { Context } from '../context.ts'
import { findActive } from '../masters/repository.ts'
import { create, edit } from '../masters/write.ts'
import { opened } from './open.ts'

/** All or none; a row that is there already is changed. @throws what the masters refuse, at its row: 'rugi_nota.2.nilai' */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanAturan>,
): Promise<CallReply<typeof simpanAturan>> {
  await opened(ctx)
  const refused: Refusal[] = []
  for (const list of Object.keys(ATURAN) as AturanList[])
    for (const [i, row] of body[list].entries()) refused.push(...(await write(ctx, list, i, row)))
  refuseAll(refused)
  return {}
}

async function write(
  ctx: Context,
  list: AturanList,
  i: number,
  row: Record<string, unknown>,
): Promise<Refusal[]> {
  const { kunci } = ATURAN[list]
  const master: AnyMaster = ATURAN[list].master
  try {
    const [there] = await findActive(ctx, master, Object.fromEntries(kunci.map((name) => [name, row[name]])))
    if (there) await edit(ctx, master, String(there[master.key]), row)
    else await create(ctx, master, row)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const at = `${list}.${i}`
    return [error.errors.length ? error.under(at) : error.at(at)]
  }
}
