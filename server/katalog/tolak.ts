/**
 * Refusals of every catalogue, all of them at once. Until its transaction ends nobody else writes the same catalogue
 * (`alone`).
 */
import { sql } from 'kysely'
import { errors, type Refusal } from '#domain/errors.ts'
import type { FieldKatalog } from '#domain/katalog-field.ts'
import { MAX_KATALOG_ROWS, type Katalog } from '#domain/katalog.ts'
import { katalogOf, katalogs } from '#domain/katalog/index.ts'
import type { Context } from '../context.ts'
import { anakDari } from './anak.ts'
import type { Content } from './read.ts'

export interface Percobaan {
  /** Of the row that is edited; null when it is being made. */
  kode: string | null
  sebelum: Content | null
  content: Content
  /** The key as an edit sends it again. */
  kunci?: unknown
}

export async function tolakan(ctx: Context, katalog: Katalog, percobaan: Percobaan): Promise<Refusal[]> {
  const { kode, content } = percobaan
  const fields: [string, FieldKatalog][] = [
    ...(katalog.kunci && kode === null ? [[katalog.key, katalog.kunci] as [string, FieldKatalog]] : []),
    ...Object.entries(katalog.fields),
  ]
  const refusals: Refusal[] = kode === null ? await full(ctx, katalog) : []
  if (kode !== null && (percobaan.kunci ?? kode) !== kode)
    refusals.push(errors.kunciTetap({ label: katalog.keyLabel }).at(katalog.key))
  for (const [name, field] of fields) {
    const value = content[name]
    const codes = [value].flat() as string[]
    if (name === katalog.key || ('unik' in field && field.unik))
      refusals.push(...(await terpakai(ctx, katalog, { kode, name, field, value })))
    if (field.kind === 'acuan' || field.kind === 'daftar-acuan')
      refusals.push(...(await tanpaAcuan(ctx, field, codes)).map((r) => r.at(name)))
    if (field.kind === 'group' || field.kind === 'daftar-group') {
      const had = [percobaan.sebelum?.[name] ?? []].flat()
      const baru = codes.filter((one) => !had.includes(one))
      refusals.push(...(await tanpaGroup(ctx, field, baru)).map((r) => r.at(name)))
    }
    if (field.kind === 'daftar-group')
      refusals.push(...(await diLabelLain(ctx, kode, codes)).map((r) => r.at(name)))
  }
  return refusals
}

/** More than can be put in order at once. */
async function full(ctx: Context, { table }: Katalog): Promise<Refusal[]> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(ctx.db)
  return rows[0]!.n < MAX_KATALOG_ROWS ? [] : [errors.katalogPenuh({ maks: MAX_KATALOG_ROWS })]
}

/** A value that another row has, however it is spelled. */
async function terpakai(
  ctx: Context,
  { table, key }: Katalog,
  { kode, name, field, value }: { kode: string | null; name: string; field: FieldKatalog; value: unknown },
): Promise<Refusal[]> {
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(table)}
    WHERE lower(${sql.ref(name)}::text) = lower(${value}::text) AND ${sql.ref(key)} IS DISTINCT FROM ${kode}`.execute(
    ctx.db,
  )
  return rows.length > 0 ? [errors.masterSudahAda({ label: field.label, kode: String(value) }).at(name)] : []
}

/** Rows of another catalogue that are not there; those that are stay until this is done. */
async function tanpaAcuan(
  ctx: Context,
  { label, katalog }: Extract<FieldKatalog, { kind: 'acuan' | 'daftar-acuan' }>,
  codes: readonly string[],
): Promise<Refusal[]> {
  const { table, key } = katalogOf(katalog)
  const { rows } = await sql<{ kode: string }>`
    SELECT ${sql.ref(key)} AS kode FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ANY (${codes}::text[])
    ORDER BY 1 FOR KEY SHARE`.execute(ctx.db)
  return tidakAda(label, codes, rows)
}

async function tanpaGroup(
  ctx: Context,
  { label }: FieldKatalog,
  codes: readonly string[],
): Promise<Refusal[]> {
  const { rows } = await sql<{ kode: string }>`
    SELECT kode_group AS kode FROM grup WHERE kode_group = ANY (${codes}::text[]) AND status_aktif
    ORDER BY 1 FOR SHARE`.execute(ctx.db)
  return tidakAda(label, codes, rows)
}

const tidakAda = (label: string, codes: readonly string[], rows: readonly { kode: string }[]): Refusal[] => {
  const ada = new Set(rows.map((row) => row.kode))
  return codes.filter((kode) => !ada.has(kode)).map((kode) => errors.pilihanTidakAda({ label, kode }))
}

/** A group stands in one label only (DOMAIN §F.4). */
async function diLabelLain(ctx: Context, kode: string | null, codes: readonly string[]): Promise<Refusal[]> {
  const { rows } = await sql<{ nama_group: string; label: string }>`
    SELECT g.nama_group, h.nama_harga_app AS label
    FROM katalog_harga_group a JOIN katalog_harga h USING (kode_harga_app) JOIN grup g USING (kode_group)
    WHERE a.kode_group = ANY (${codes}::text[]) AND a.kode_harga_app IS DISTINCT FROM ${kode} ORDER BY 1`.execute(
    ctx.db,
  )
  return rows.map((row) => errors.groupDiLabelLain(row))
}

/** Rows of other catalogues that name this one: without it they would show nothing. Its row is locked: nobody begins to name it. */
export async function masihDipakai(ctx: Context, katalog: Katalog, kode: string): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const oleh of katalogs)
    for (const [name, field] of Object.entries(oleh.fields)) {
      if (!('katalog' in field) || field.katalog !== katalog.name) continue
      const anak = anakDari(oleh).find((one) => one.field === name)
      const { rows } = await sql<{ jumlah: number }>`
        SELECT count(*) AS jumlah FROM ${sql.table(anak?.table ?? oleh.table)}
        WHERE ${sql.ref(anak?.column ?? name)} = ${kode}`.execute(ctx.db)
      const { jumlah } = rows[0]!
      if (jumlah > 0)
        refusals.push(errors.masterDipakai({ label: katalog.title, kode, jumlah, oleh: oleh.title }))
    }
  return refusals
}
