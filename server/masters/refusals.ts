/** Refusals that every master shares, all told at once. A master's own rules are in hooks/. */
import { z } from 'zod'
import { errors, type Refusal } from '#domain/errors.ts'
import { counts, createSchema, replySchema } from '#domain/master-field.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { masters } from '#domain/masters/index.ts'
import type { Context } from '../context.ts'
import { diSeluruhRantai } from '../rantai/all-toko.ts'
import type { Attempt } from './hook.ts'
import { alone, countActive, findActive, findBy, type Match, type Row } from './repository.ts'

/** Collects everything that the definition forbids about an attempt. */
export async function refusalsOf(
  ctx: Context,
  master: AnyMaster,
  { operation, before, values }: Attempt<Row>,
): Promise<Refusal[]> {
  if (operation === 'remove')
    return [...(await stillNamed(ctx, master, before!)), ...(await lastOne(ctx, master, before!))]
  const after = { ...before, ...values }
  const asked = operation === 'reactivate' ? before! : values
  return [
    ...(operation === 'reactivate' ? [] : await taken(ctx, master, values, before?.[master.key])),
    ...(await notOffered(ctx, master, asked)),
    ...uncounted(master, after, values),
    ...reversed(master, after, values),
    ...(await overlapping(ctx, master, after)),
  ]
}

/** Values that another row holds: `… Sudah Ada`, or `… DELETED` when that row can be reactivated instead. */
export async function taken(
  ctx: Context,
  master: AnyMaster,
  values: Match,
  own: unknown,
): Promise<Refusal[]> {
  const unique = Object.entries(master.fields).filter(
    ([name, f]) => name in values && (name === master.key || f.unique),
  )
  const found = await Promise.all(
    unique.map(async ([name, field]) => {
      const other = (await findBy(ctx, master, name, values[name])).find((row) => row[master.key] !== own)
      const facts = {
        label: field.label,
        kode: String(z.encode(replySchema(field) as z.ZodType, values[name] as never)),
      }
      const deleted = name === master.key && other?.status_aktif === false
      return other
        ? [
            {
              other,
              name,
              refusal: (deleted ? errors.masterDeleted(facts) : errors.masterSudahAda(facts)).at(name),
            },
          ]
        : []
    }),
  )
  // Of the row with this very key, the key alone is told.
  const same = found.flat().find(({ name }) => name === master.key)
  return found
    .flat()
    .filter(({ name, other }) => name === master.key || other[master.key] !== same?.other[master.key])
    .map(({ refusal }) => refusal)
}

/** References to a row that its picker does not offer. */
export async function notOffered(ctx: Context, master: AnyMaster, values: Match): Promise<Refusal[]> {
  const refusals = Object.entries(master.fields).map(async ([name, field]) => {
    const kode = values[name]
    if (field.kind !== 'ref' || kode === undefined || kode === null || field.also?.includes(kode as string))
      return []
    const [offer] = Object.values(field.ref.lists)
    const [row] = await findActive(ctx, field.ref, { ...offer?.where, [field.ref.key]: kode })
    return row ? [] : [errors.pilihanTidakAda({ label: field.label, kode: String(kode) }).at(name)]
  })
  return (await Promise.all(refusals)).flat()
}

/** Values of fields that the row's choice leaves out. */
const uncounted = (master: AnyMaster, after: Match, values: Match): Refusal[] =>
  Object.entries(master.fields).flatMap(([name, field]) => {
    const { when, label } = field
    if (
      !when ||
      counts(field, after) ||
      !(name in after) ||
      after[name] === createSchema(field).parse(undefined)
    )
      return []
    return [
      errors
        .hanyaUntuk({ label, pilihan: master.fields[when.field]!.label, nilai: when.is })
        .at(name in values ? name : when.field),
    ]
  })

/** Ranges that end before they begin, told where something was changed. */
export const reversed = (master: AnyMaster, after: Match, values: Match): Refusal[] =>
  Object.entries(master.fields).flatMap(([name, { from, label }]) => {
    if (
      !from ||
      after[from] === undefined ||
      after[name] === undefined ||
      (after[from] as string | number) <= (after[name] as string | number)
    )
      return []
    return [
      errors.rentangTerbalik({ label, dari: master.fields[from]!.label }).at(name in values ? name : from),
    ]
  })

/**
 * Refuses a range that overlaps the range of another active row; told at both ends. Until the commit nobody else writes
 * this master.
 */
async function overlapping(ctx: Context, master: AnyMaster, after: Match): Promise<Refusal[]> {
  if (!master.noOverlap) return []
  const { per, from, to } = master.noOverlap
  await alone(ctx, master)
  const same = await findActive(ctx, master, Object.fromEntries(per.map((name) => [name, after[name]])))
  const other = same.find(
    (row) => row[master.key] !== after[master.key] && meets([row[from], row[to]], [after[from], after[to]]),
  )
  if (!other) return []
  const refusal = errors.rentangBertumpuk({
    dari: String(after[from]),
    sampai: String(after[to]),
    oleh: `${String(other[master.caption])} ${String(other[from])} - ${String(other[to])}`,
  })
  return [refusal.at(from), refusal.at(to)]
}
/** Days are text of one form, so they compare as numbers do. */
const meets = (one: unknown[], two: unknown[]): boolean => {
  const [[a, b], [c, d]] = [one, two] as [[number, number], [number, number]]
  return a <= d && c <= b
}

/** Active rows of other masters that name this one, in any shop: without it they would mean nothing. */
async function stillNamed(ctx: Context, master: AnyMaster, row: Row): Promise<Refusal[]> {
  const named = masters.flatMap((by) =>
    Object.entries(by.fields).flatMap(([name, f]) =>
      f.kind === 'ref' && f.ref.name === master.name && !f.lepas ? [{ by, name }] : [],
    ),
  )
  const kode = String(row[master.key])
  for (const { by, name } of named) {
    const jumlah = await (master.scope === 'chain'
      ? diSeluruhRantai(ctx, () => countActive(ctx, by, { [name]: kode }, true))
      : countActive(ctx, by, { [name]: kode }))
    if (jumlah > 0) return [errors.masterDipakai({ label: master.title, kode, jumlah, oleh: by.title })]
  }
  return []
}

async function lastOne(ctx: Context, master: AnyMaster, row: Row): Promise<Refusal[]> {
  if (!master.keepOne) return []
  await alone(ctx, master)
  return (await countActive(ctx, master, {})) > 1
    ? []
    : [errors.masterTerakhir({ label: master.title, kode: String(row[master.key]) })]
}
