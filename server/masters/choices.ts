/** Loads the rows that the references of a master may name: those that their pickers offer. */
import type { Choice } from '#domain/impor/sebutan.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import type { Context } from '../context.ts'
import { findActive } from './repository.ts'

/** By field; with what stands beside the rows ('ALL'). */
export async function loadChoices(ctx: Context, master: AnyMaster): Promise<Record<string, Choice[]>> {
  const lists = Object.entries(master.fields).flatMap(([name, field]) =>
    field.kind === 'ref' ? [{ name, field }] : [],
  )
  const loaded = await Promise.all(
    lists.map(async ({ name, field: { ref, also = [] } }) => {
      const [offer] = Object.values(ref.lists)
      const rows = await findActive(ctx, ref, { ...offer?.where })
      const choices: Choice[] = [
        ...also.map((kode) => ({ kode, nama: '' })),
        ...rows.map((row) => ({ kode: String(row[ref.key]), nama: String(row[ref.caption]) })),
      ]
      return [name, choices] as const
    }),
  )
  return Object.fromEntries(loaded)
}
