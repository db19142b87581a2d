/** What every master refuses, all of it at once. Own rules are in hooks/. */
import { errors, type Refusal } from '#domain/errors.ts'
import type { AnyMaster } from '#domain/master.ts'
import type { Context } from '../context.ts'
import { findActive, findBy, type Match } from './repository.ts'

/** Values that another row holds: `… Sudah Ada`, or `… DELETED` when that row can be reactivated instead. */
export async function taken(ctx: Context, master: AnyMaster, values: Match, own?: string): Promise<Refusal[]> {
  const unique = Object.entries(master.fields).filter(([name, f]) => name in values && (name === master.key || f.unique))
  const refusals = unique.map(async ([name, { label }]) => {
    const other = (await findBy(ctx, master, name, values[name])).find((row) => row[master.key] !== own)
    if (!other) return []
    const facts = { label, kode: String(values[name]) }
    const deleted = name === master.key && !other.status_aktif
    return [(deleted ? errors.masterDeleted(facts) : errors.masterSudahAda(facts)).at(name)]
  })
  return (await Promise.all(refusals)).flat()
}

/** References to a row that its picker does not offer. */
export async function notOffered(ctx: Context, master: AnyMaster, values: Match): Promise<Refusal[]> {
  const refusals = Object.entries(master.fields).map(async ([name, field]) => {
    const kode = values[name]
    if (field.kind !== 'ref' || kode === undefined || kode === null) return []
    const [offer] = Object.values(field.ref.lists)
    const [row] = await findActive(ctx, field.ref, { ...offer?.where, [field.ref.key]: kode })
    return row ? [] : [errors.pilihanTidakAda({ label: field.label, kode: String(kode) }).at(name)]
  })
  return (await Promise.all(refusals)).flat()
}
