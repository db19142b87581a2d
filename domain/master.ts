/**
 * `defineMaster`: one master, declared once as data. Its table, search, sort, CSV, form, pickers, calls, rights,
 * soft delete, audit rows and tests are derived. A master that needs more than its hooks is a feature.
 */
import { z } from 'zod'
import type { Fields, List, MasterDefinition, AnyMaster, ScreenCalls } from './master-types.ts'
import { defineCall, type CallDefinition } from './call.ts'
import { screenCalls } from './master-calls.ts'
import { keySchema, replySchema, type ReplySchema } from './master-field.ts'
import { rowSchema } from './master-schema.ts'

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
      ...(paramsOf(path).length === 0 && { bersama: true }),
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
