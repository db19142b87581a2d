/** The routes of every master, derived from its definition. */
import type { CallDefinition } from '#domain/call.ts'
import type { PageOf, Values } from '#domain/master-calls.ts'
import { paramsOf, type AnyMaster, type Operation } from '#domain/master.ts'
import { masters } from '#domain/masters/index.ts'
import type { Context } from '../context.ts'
import { route, type Route } from '../http/route.ts'
import { hooksOf } from './hooks/index.ts'
import { everything, findActive, page } from './repository.ts'
import { create, edit, reactivate, remove } from './write.ts'

/** Of calls whose exact type is not known here; validated by them. */
interface Input {
  params: { code: string }
  query: PageOf
  body: Values
}

const operations: Record<Operation, (ctx: Context, master: AnyMaster, input: Input) => Promise<unknown>> = {
  page: (ctx, master, { query }) => page(ctx, master, query),
  export: (ctx, master, { query }) => everything(ctx, master, query),
  create: (ctx, master, { body }) => create(ctx, master, body),
  edit: (ctx, master, { params, body }) => edit(ctx, master, params.code, body),
  remove: (ctx, master, { params }) => remove(ctx, master, params.code),
  reactivate: (ctx, master, { params }) => reactivate(ctx, master, params.code),
}

const listRoutes = (master: AnyMaster): Route[] =>
  Object.entries(master.calls).map(([name, call]) =>
    route(call, async (ctx, { params }) => {
      const resolved = paramsOf(call.path).length ? await hooksOf(master).resolve?.(ctx, params) : undefined
      return findActive(ctx, master, { ...master.lists[name]?.where, ...(resolved ?? params) })
    }),
  )

const screenRoutes = (master: AnyMaster): Route[] =>
  Object.entries(master.screen).map(([operation, call]: [string, CallDefinition]) =>
    route(call, (ctx, input) => operations[operation as Operation](ctx, master, input as never)),
  )

export const routes: Route[] = masters.flatMap((master) => [...listRoutes(master), ...screenRoutes(master)])
