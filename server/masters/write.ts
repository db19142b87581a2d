/** What staff do to a row of any master. Every change leaves its row in audit_log. */
import { errors, refuseAll } from '#domain/errors.ts'
import type { AnyMaster } from '#domain/master.ts'
import { audit, type Change } from '../audit.ts'
import type { Context } from '../context.ts'
import { hooksOf } from './hooks/index.ts'
import { notOffered, taken } from './refusals.ts'
import { findBy, insert, update, type Match, type Row } from './repository.ts'

/** @throws Refusal with every field that is refused; `… DELETED` when the code is there, deactivated. */
export async function create(ctx: Context, master: AnyMaster, values: Match): Promise<Row> {
  const { refuse, after } = hooksOf(master)
  refuseAll([
    ...(await taken(ctx, master, values)),
    ...(await notOffered(ctx, master, values)),
    ...((await refuse?.(ctx, { operation: 'create', before: null, values })) ?? []),
  ])
  const row = await insert(ctx, master, values)
  // Somebody else made it since it was looked for.
  if (!row) throw errors.masterSudahAda(factsOf(master, values[master.key]))
  await after?.(ctx, 'create', row)
  await log(ctx, master, 'TAMBAH', null, row)
  return row
}

/**
 * Changes the fields named in `values`.
 * @throws errors.masterBerubah when `versi` is given and the row has changed since it was read
 */
export async function edit(ctx: Context, master: AnyMaster, code: string, { versi, ...values }: Match): Promise<Row> {
  const before = await lock(ctx, master, code)
  if (!before.status_aktif) throw errors.masterDeleted(factsOf(master, code))
  if (versi !== undefined && versi !== before.versi) throw errors.masterBerubah()
  const changes = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && value !== before[name]))
  if (Object.keys(changes).length === 0) return before
  const { refuse, after } = hooksOf(master)
  refuseAll([
    ...(await taken(ctx, master, changes, code)),
    ...(await notOffered(ctx, master, changes)),
    ...((await refuse?.(ctx, { operation: 'edit', before, values: changes })) ?? []),
  ])
  const row = await update(ctx, master, code, changes)
  await after?.(ctx, 'edit', row)
  await log(ctx, master, 'UBAH', before, row)
  return row
}

/** Deactivates a row: it stays, because what used it refers to it, and can be reactivated. */
export async function remove(ctx: Context, master: AnyMaster, code: string): Promise<Row> {
  const before = await lock(ctx, master, code)
  if (!before.status_aktif) throw errors.masterDeleted(factsOf(master, code))
  return stand(ctx, master, 'remove', before)
}

/** Makes a deactivated row active again; one that is active is answered as it is. */
export async function reactivate(ctx: Context, master: AnyMaster, code: string): Promise<Row> {
  const before = await lock(ctx, master, code)
  return before.status_aktif ? before : stand(ctx, master, 'reactivate', before)
}

async function stand(ctx: Context, master: AnyMaster, operation: 'remove' | 'reactivate', before: Row): Promise<Row> {
  const { refuse, after } = hooksOf(master)
  const active = operation === 'reactivate'
  refuseAll([
    ...(active ? await notOffered(ctx, master, before) : []),
    ...((await refuse?.(ctx, { operation, before, values: { status_aktif: active } })) ?? []),
  ])
  const row = await update(ctx, master, String(before[master.key]), { status_aktif: active })
  await after?.(ctx, operation, row)
  await log(ctx, master, active ? 'AKTIFKAN' : 'HAPUS', before, row)
  return row
}

/** The row, held until the transaction ends. @throws errors.masterTidakAda, errors.masterSistem */
async function lock(ctx: Context, master: AnyMaster, code: string): Promise<Row> {
  const [row] = await findBy(ctx, master, master.key, code, true)
  if (!row) throw errors.masterTidakAda(factsOf(master, code))
  if (master.reserved && row[master.reserved]) throw errors.masterSistem(factsOf(master, code))
  return row
}

const factsOf = (master: AnyMaster, code: unknown) => ({ label: master.fields[master.key]!.label, kode: String(code) })

function log(ctx: Context, master: AnyMaster, aksi: Change['aksi'], before: Row | null, after: Row): Promise<void> {
  const facts = (row: Row) => Object.fromEntries(Object.keys(master.row.shape).map((name) => [name, row[name]]))
  return audit(ctx, { aksi, tabel: master.table, ref: String(after[master.key]), sebelum: before && facts(before), sesudah: facts(after) })
}
