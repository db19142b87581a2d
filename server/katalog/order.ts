import { sql } from 'kysely'
import { errors } from '#domain/errors.ts'
import type { Katalog } from '#domain/katalog.ts'
import type { Context } from '../context.ts'
import { readRow } from './read.ts'
import { write, sendiri } from './record.ts'

/** Every row once, the first first: who did not see the newest moves none. @throws errors.katalogBerubah */
export async function urutkan(
  ctx: Context,
  katalog: Katalog,
  { kode }: { kode: string[] },
): Promise<{ kode: string[] }> {
  await sendiri(ctx, katalog)
  const sebelum = (await readRow(ctx, katalog)).map((row) => String(row[katalog.key]))
  const once = new Set(kode)
  if (once.size !== kode.length || kode.length !== sebelum.length || !sebelum.every((one) => once.has(one)))
    throw errors.katalogBerubah().at('kode')
  if (kode.every((one, i) => one === sebelum[i])) return { kode }
  await sql`
    UPDATE ${sql.table(katalog.table)} t SET urutan = a.n FROM unnest(${kode}::text[]) WITH ORDINALITY AS a (kode, n)
    WHERE t.${sql.ref(katalog.key)} = a.kode AND t.urutan <> a.n`.execute(ctx.db)
  await write(ctx, katalog, 'UBAH', { kode: 'URUTAN', sebelum: { kode: sebelum }, sesudah: { kode } })
  return { kode }
}
