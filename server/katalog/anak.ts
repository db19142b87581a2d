/** Lists of a row that stand in tables of their own, in their order: pictures and banners of an item, groups of a price. */
import { sql } from 'kysely'
import type { Katalog } from '#domain/katalog.ts'
import { katalogOf } from '#domain/katalog/index.ts'
import type { Context } from '../context.ts'

export interface Anak {
  /** As the row calls the list. */
  field: string
  table: string
  /** Column of the values that stand in the list. */
  column: string
}

export const anakDari = ({ table, fields, picture }: Katalog): Anak[] => [
  ...Object.entries(fields).flatMap(([field, f]) => {
    if (f.kind === 'daftar-group') return [{ field, table: `${table}_group`, column: 'kode_group' }]
    if (f.kind !== 'daftar-acuan') return []
    const target = katalogOf(f.katalog)
    return [{ field, table: `${table}${target.table.replace('katalog', '')}`, column: target.key }]
  }),
  ...(picture && picture.maks > 1
    ? [{ field: 'gambar_name', table: `${table}_gambar`, column: 'gambar_name' }]
    : []),
]

/** Table in which pictures of a row stand: the row itself, or a list of it. */
export const tableOfPicture = (katalog: Katalog): string =>
  anakDari(katalog).find(({ column }) => column === 'gambar_name')?.table ?? katalog.table

/** The columns of the row itself, as its form fills them. */
export const columnsFrom = (katalog: Katalog): string[] => {
  const lists = new Set(anakDari(katalog).map(({ field }) => field))
  return [...Object.keys(katalog.fields), ...(katalog.picture ? ['gambar_name'] : []), 'tayang'].filter(
    (name) => !lists.has(name),
  )
}

/** Written anew where they are others, or in another order. */
export async function writeAnak(
  ctx: Context,
  katalog: Katalog,
  kode: string,
  {
    sebelum,
    content,
  }: { sebelum: Readonly<Record<string, unknown>> | null; content: Readonly<Record<string, unknown>> },
): Promise<void> {
  for (const { field, table, column } of anakDari(katalog)) {
    if (sebelum && JSON.stringify(sebelum[field]) === JSON.stringify(content[field])) continue
    if (sebelum)
      await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(katalog.key)} = ${kode}`.execute(ctx.db)
    await sql`
      INSERT INTO ${sql.table(table)} (${sql.ref(katalog.key)}, urut, ${sql.ref(column)})
      SELECT ${kode}, n, x FROM unnest(${content[field]}::text[]) WITH ORDINALITY AS a (x, n)`.execute(ctx.db)
  }
}
