/**
 * `defineMaster`: one master, declared once as data. Its table, search, sort, CSV, form, pickers, calls, rights,
 * soft delete, audit rows and tests are derived. A master that needs more than its hooks is a feature.
 */
import { z } from 'zod'
import { defineCall, type CallDefinition } from './call.ts'
import { screenCalls, type ScreenCalls } from './master-calls.ts'
import { keySchema, replySchema, type Field, type ReplySchema } from './master-field.ts'
import { rowSchema } from './master-schema.ts'
import type { MenuPath } from './menus.ts'

export type Fields = Record<string, Field>

/** One load call: the active rows that match `where`, and the parameters of its path. */
export interface List<F extends Fields = Fields> {
  path: string
  where?: { [K in keyof F]?: unknown }
}

/** What staff do to a row on the screen. */
export type Operation =
  | 'page'
  | 'export'
  | 'create'
  | 'edit'
  | 'remove'
  | 'reactivate'
  | 'xlsx'
  | 'csv'
  | 'template'
  | 'check'
  | 'apply'

export interface MasterDefinition<F extends Fields, L extends Record<string, List<F>>> {
  name: string
  /** In titles and texts: 'Sales' makes 'Tambah Sales'. */
  title: string
  table: string
  /** `toko`: each shop has its own rows. `chain`: every shop the same. */
  scope: 'toko' | 'chain'
  /** The field that names a row; it never changes. */
  key: keyof F & string
  /** The field shown beside the key in pickers. */
  caption: keyof F & string
  /** The field that marks rows which the product itself relies on: staff may not change them. */
  reserved?: keyof F & string
  /** Active rows that agree in `per` never share a value from `from` to `to`. */
  noOverlap?: { per: readonly (keyof F & string)[]; from: keyof F & string; to: keyof F & string }
  /** Without any the shop cannot work: the last active row stays. */
  keepOne?: true
  /** Its screen. Without one only its lists exist. */
  menu?: MenuPath
  /** First part of its paths: `{entity}`, `{entity}/{code}`, `{entity}/daftar`, `{entity}/reactive/by-kode-x/{code}`. */
  entity: string
  /** Paths the specification words otherwise; null: the operation is not offered. */
  paths?: { [O in Operation]?: string | null }
  /** The load calls, at the specification's paths; the first is the one a picker offers. */
  lists: L
  fields: F
}

export type RowShape<F extends Fields> = { [K in keyof F]: ReplySchema<F[K]> } & {
  status_aktif: z.ZodBoolean
}
/** A row as the server keeps it: milligrams, ten-thousandths of a percent. */
export type RowOf<M> = M extends { row: infer S extends z.ZodType } ? z.output<S> : never

type ListCall<P extends string, F extends Fields> = CallDefinition & {
  path: P
  may: 'signed-in'
  reply: z.ZodArray<z.ZodObject<RowShape<F>>>
}

export interface Master<F extends Fields, L extends Record<string, List<F>>> extends MasterDefinition<F, L> {
  row: z.ZodObject<RowShape<F>>
  /** The load calls, typed: `call(sales.calls.semua)`. */
  calls: { [K in keyof L]: ListCall<L[K]['path'], F> }
  /** The calls of its screen: one for each operation it offers. */
  screen: ScreenCalls
}
/** Any master, where only its data matters: the generic router, screen and tests. */
export interface AnyMaster extends Omit<
  MasterDefinition<Fields, Record<string, List>>,
  'key' | 'caption' | 'reserved' | 'noOverlap'
> {
  key: string
  caption: string
  reserved?: string
  noOverlap?: { per: readonly string[]; from: string; to: string }
  row: z.ZodObject
  calls: Record<string, CallDefinition>
  screen: ScreenCalls
}

export function defineMaster<const F extends Fields, const L extends Record<string, List<NoInfer<F>>>>(
  definition: MasterDefinition<F, L>,
): Master<F, L> {
  const shape = Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, replySchema(field)]),
  )
  const row = z.object({ ...shape, status_aktif: z.boolean() }) as unknown as z.ZodObject<RowShape<F>>
  const listCall = (name: string, { path }: List<F>) =>
    defineCall({
      base: 'main',
      method: 'GET',
      path,
      summary: `${definition.title}: ${name}, active rows`,
      may: 'signed-in',
      params: z.object(Object.fromEntries(paramsOf(path).map((p) => [p, keySchema(definition.fields[p]!)]))),
      reply: z.array(rowSchema(definition.fields, { status_aktif: z.boolean() })),
    })
  const calls = Object.fromEntries(
    Object.entries(definition.lists).map(([name, list]) => [name, listCall(name, list)]),
  )
  return {
    ...definition,
    row,
    calls: calls as unknown as Master<F, L>['calls'],
    screen: screenCalls({ ...definition, row } as unknown as AnyMaster),
  }
}

/** 'baki/get/by-kode-gudang/{kode_gudang}' → ['kode_gudang']. */
export const paramsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)
