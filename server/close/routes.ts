import { statusTutupToko, tutupToko, tutupTokoPut } from '#domain/calls/tutup-toko.ts'
import { ownRoute, route } from '../http/route.ts'
import { tutup } from './close.ts'
import { statusTutup } from './running.ts'

export const routes = [
  ownRoute(tutupToko, (ctx, { body }) => tutup(ctx, body)),
  ownRoute(tutupTokoPut, (ctx, { body }) => tutup(ctx, body)),
  route(statusTutupToko, async (ctx) => (await ctx.sql(statusTutup, [ctx.toko.kode_toko]))[0]!),
]
