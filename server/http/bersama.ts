/** Several short reads in one transaction: what a page asks for when it opens costs one request, and one way to the database and back. */
import { z } from 'zod'
import { readBersama } from '#domain/calls/bersama.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { route, type Route } from './route.ts'

/** @param routes all that the server answers: those that are declared so are found by their paths */
export function bersamaRoute(routes: readonly Route[]): Route {
  const byPath = new Map(routes.filter(({ call }) => call.bersama).map((one) => [one.call.path, one]))
  return route(readBersama, async (ctx, { query }) => {
    const data: Record<string, unknown> = {}
    for (const path of new Set(query.jalur.split(','))) {
      const one = byPath.get(path)
      if (one && (one.call.may === 'public' || ctx.boleh(one.call.may)))
        await answered(one, ctx).then((content) => (data[path] = content), unlessRefused)
    }
    return data
  })
}

async function answered({ call, handler }: Route, ctx: Context): Promise<unknown> {
  const work = handler as (ctx: Context, input: object) => Promise<unknown>
  return z.encode(call.reply, (await work(ctx, { params: {}, query: {}, body: undefined })) as never)
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
