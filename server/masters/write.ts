/** Changes that staff make to a row of any master. Every change leaves its row in audit_log. */
import { errors, refuseAll } from '#domain/errors.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { audit, type Change } from '../rantai/audit.ts'
import type { Context } from '../context.ts'
import type { Attempt, Hooks, WriteOperation } from './hook.ts'
import { hooksOf } from './hooks/index.ts'
import { refusalsOf } from './refusals.ts'
import { findBy, insert, update, type Match, type Row } from './repository.ts'

/** @throws Refusal with every field that is refused; `… DELETED` when the code is there, deactivated. */
export async function create(ctx: Context, master: AnyMaster, values: Match): Promise<Row> {
  await refuse(ctx, master, { operation: 'create', before: null, values })
  const row = await insert(ctx, master, values)
  // The row was created by another user since it was looked for.
  if (!row) throw errors.masterSudahAda(factsOf(master, values[master.key]))
  return done(ctx, master, { operation: 'create', before: null, row })
}

/**
 * Changes the fields named in `values`.
 * @throws errors.masterBerubah when `versi` is given and the row has changed since it was read
 */
export async function edit(
  ctx: Context,
  master: AnyMaster,
  code: string,
  { versi, ...values }: Match,
): Promise<Row> {
  const before = await lock(ctx, master, code)
  if (!before.status_aktif) throw errors.masterDeleted(factsOf(master, code))
  if (versi !== undefined && versi !== before.versi) throw errors.masterBerubah()
  const changes = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && value !== before[name]),
  )
  if (Object.keys(changes).length === 0) return before
  await refuse(ctx, master, { operation: 'edit', before, values: changes })
  const row = await update(ctx, master, code, changes).catch((error: { code?: string }) => {
    throw error.code === UNIQUE ? errors.masterBerubah() : error
  })
  return done(ctx, master, { operation: 'edit', before, row })
}

/**
 * Deactivates a row: it stays, because what used it refers to it, and can be reactivated.
 * @param pergi refuses it too, where that lies with what stands above masters
 */
export async function remove(
  ctx: Context,
  master: AnyMaster,
  code: string,
  pergi: Hooks['refuse'],
): Promise<Row> {
  const before = await lock(ctx, master, code)
  if (!before.status_aktif) throw errors.masterDeleted(factsOf(master, code))
  return stand(ctx, master, 'remove', before, pergi)
}

/** Makes a deactivated row active again; one that is active is answered as it is. */
export async function reactivate(ctx: Context, master: AnyMaster, code: string): Promise<Row> {
  const before = await lock(ctx, master, code)
  return before.status_aktif ? before : stand(ctx, master, 'reactivate', before)
}

async function stand(
  ctx: Context,
  master: AnyMaster,
  operation: 'remove' | 'reactivate',
  before: Row,
  pergi?: Hooks['refuse'],
): Promise<Row> {
  const status_aktif = operation === 'reactivate'
  await refuse(ctx, master, { operation, before, values: { status_aktif } }, pergi)
  const row = await update(ctx, master, String(before[master.key]), { status_aktif })
  return done(ctx, master, { operation, before, row })
}

/** @throws Refusal with all that the definition and the master's own rules refuse */
async function refuse(
  ctx: Context,
  master: AnyMaster,
  attempt: Attempt<Row>,
  also?: Hooks['refuse'],
): Promise<void> {
  refuseAll([
    ...(await refusalsOf(ctx, master, attempt)),
    ...((await hooksOf(master).refuse?.(ctx, attempt)) ?? []),
    ...((await also?.(ctx, attempt)) ?? []),
  ])
}

/** PostgreSQL's unique violation: another user took the value since it was looked for. */
const UNIQUE = '23505'

const ACTIONS = { create: 'TAMBAH', edit: 'UBAH', remove: 'HAPUS', reactivate: 'AKTIFKAN' } as const

/**
 * Does what follows every change: the master's own hook, the audit row, and the news for open screens, of the whole
 * chain when the master is the chain's.
 */
async function done(
  ctx: Context,
  master: AnyMaster,
  { operation, before, row }: { operation: WriteOperation; before: Row | null; row: Row },
): Promise<Row> {
  await hooksOf(master).after?.(ctx, operation, row)
  await log(ctx, master, ACTIONS[operation], before, row)
  ctx.announce('master', { name: master.name }, master.scope)
  return row
}

/** The row, held until the transaction ends. @throws errors.masterTidakAda, errors.masterSistem */
async function lock(ctx: Context, master: AnyMaster, code: string): Promise<Row> {
  const [row] = await findBy(ctx, master, master.key, code, true)
  if (!row) throw errors.masterTidakAda(factsOf(master, code))
  if (master.reserved && row[master.reserved]) throw errors.masterSistem(factsOf(master, code))
  return row
}

const factsOf = (master: AnyMaster, code: unknown) => ({
  label: master.fields[master.key]!.label,
  kode: String(code),
})

function log(
  ctx: Context,
  master: AnyMaster,
  action: Change['actions'],
  before: Row | null,
  after: Row,
): Promise<void> {
  const facts = (row: Row) =>
    Object.fromEntries(Object.keys(master.row.shape).map((name) => [name, row[name]]))
  return audit(ctx, {
    actions: action,
    table: master.table,
    ref: String(after[master.key]),
    sebelum: before && facts(before),
    sesudah: facts(after),
  })
}
