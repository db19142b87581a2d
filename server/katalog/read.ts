/** Rows of any catalogue. Column names are field names, so a definition is all that a query needs. */
import { sql, type RawBuilder } from 'kysely'
import { pictureAddress, alamatTetap, type KatalogRow, type Katalog } from '#domain/katalog.ts'
import type { GroupKatalog } from '#domain/katalog-field.ts'
import { katalogOf } from '#domain/katalog/index.ts'
import type { Context } from '../context.ts'
import { anakDari, columnsFrom, type Anak } from './anak.ts'

/** Every row in the order of the app, or the one of this code. */
export async function readRow(ctx: Context, katalog: Katalog, kode?: string): Promise<KatalogRow[]> {
  const columns = ['id', katalog.key, ...columnsFrom(katalog), 'urutan'].map((c) => sql.ref(`t.${c}`))
  const { rows } = await sql<KatalogRow>`
    SELECT ${sql.join([...columns, sql`t.xmin::text AS versi`, ...listFrom(katalog)])}
    FROM ${sql.table(katalog.table)} t
    WHERE ${kode === undefined ? sql`true` : sql`t.${sql.ref(katalog.key)} = ${kode}`}
    ORDER BY t.urutan, t.id`.execute(ctx.db)
  return rows.map((row) => denganAlamat(katalog, row))
}

/** Selects the lists of a row as arrays, and what the table shows of them. */
const listFrom = (katalog: Katalog): RawBuilder<unknown>[] =>
  anakDari(katalog).flatMap((anak) => {
    const field = katalog.fields[anak.field]
    if (field?.kind === 'daftar-group') return [sql`${grup(katalog, anak)} AS ${sql.ref(anak.field)}`]
    const codes = sql`ARRAY(
        SELECT a.${sql.ref(anak.column)}::text ${dari(katalog, anak)} ORDER BY a.urut)
      AS ${sql.ref(anak.field)}`
    if (field?.kind !== 'daftar-acuan' || !field.deskripsi) return [codes]
    const target = katalogOf(field.katalog)
    // A row that has no description is known by its title.
    return [
      codes,
      sql`ARRAY(
          SELECT COALESCE(NULLIF(btrim(b.deskripsi), ''), b.title)
            ${dari(katalog, anak, sql`JOIN ${sql.table(target.table)} b USING (${sql.ref(target.key)})`)}
          ORDER BY a.urut) AS ${sql.ref(field.deskripsi)}`,
    ]
  })

const dari = (katalog: Katalog, { table }: Anak, join = sql``) =>
  sql`FROM ${sql.table(table)} a ${join} WHERE a.${sql.ref(katalog.key)} = t.${sql.ref(katalog.key)}`

const grup = (katalog: Katalog, anak: Anak) =>
  sql`(
      SELECT COALESCE(json_agg(json_build_object('kode_group', g.kode_group, 'nama_group', g.nama_group,
              'kadar', g.kadar) ORDER BY a.urut), '[]')
        ${dari(katalog, anak, sql`JOIN grup g USING (kode_group)`)})`

function denganAlamat({ picture, key, fields }: Katalog, row: KatalogRow): KatalogRow {
  const { gambar_name } = row as { gambar_name?: string | string[] | null }
  const alamat = (nama: string) => pictureAddress(picture!.folder, nama)
  return {
    ...row,
    ...('hashtag_lm' in fields && { hashtag_km: row['hashtag_lm'] }),
    ...(picture?.tetap && { image_path: gambar_name ? alamatTetap(picture.folder, String(row[key])) : '' }),
    ...(picture &&
      !picture.tetap && {
        gambar_path: Array.isArray(gambar_name) ? gambar_name.map(alamat) : alamat(gambar_name!),
      }),
  }
}

/** The part of a row that a form fills, as it is written: groups by their codes. */
export type Content = Record<string, unknown>

export const fillLine = (katalog: Katalog, row: KatalogRow): Content => ({
  ...Object.fromEntries(
    Object.entries(katalog.fields).map(([name, { kind }]) => [
      name,
      kind === 'daftar-group' ? (row[name] as GroupKatalog[]).map(({ kode_group }) => kode_group) : row[name],
    ]),
  ),
  ...(katalog.picture && { gambar_name: row['gambar_name'] }),
  tayang: row.tayang,
})
