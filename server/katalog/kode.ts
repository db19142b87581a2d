import type { Context } from '../context.ts'

/** KTG-0001: a number is never used again, whatever was deleted. */
export async function kodeBaru(ctx: Context, awalan: string): Promise<string> {
  const { terakhir } = await ctx.db
    .updateTable('katalog_nomor')
    .set(({ eb }) => ({ terakhir: eb('terakhir', '+', 1) }))
    .where('awalan', '=', awalan)
    .returning('terakhir')
    .executeTakeFirstOrThrow()
  return `${awalan}-${String(terakhir).padStart(4, '0')}`
}
