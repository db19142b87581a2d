/** The routes of every catalogue, derived from its definition, and of their pictures. */
import type { CallDefinition } from '#domain/call.ts'
import { viewKatalogPicture, simpanKatalogPicture } from '#domain/calls/katalog.ts'
import type { CallsKatalog, Katalog } from '#domain/katalog.ts'
import { katalogs } from '#domain/katalog/index.ts'
import type { Context } from '../context.ts'
import { fileRoute, route, type Route } from '../http/route.ts'
import { readRow } from './read.ts'
import { lihat, simpan } from './pictures.ts'
import type { Body } from './content.ts'
import { hapus, tambah, ubah } from './write.ts'
import { urutkan } from './order.ts'

/** Of calls whose exact type is not known here; validated by them. */
interface Input {
  params: Record<string, string>
  body: Body
}

const operations: Record<
  keyof CallsKatalog,
  (ctx: Context, katalog: Katalog, input: Input) => Promise<unknown>
> = {
  daftar: (ctx, katalog) => readRow(ctx, katalog),
  tambah: (ctx, katalog, { body }) => tambah(ctx, katalog, body),
  ubah: (ctx, katalog, input) => ubah(ctx, katalog, kodeOf(input), input.body),
  hapus: (ctx, katalog, input) => hapus(ctx, katalog, kodeOf(input)),
  urutkan: (ctx, katalog, { body }) => urutkan(ctx, katalog, body as { kode: string[] }),
}

/** All these calls have one parameter. */
const kodeOf = ({ params }: Input): string => Object.values(params)[0]!

export const routes: Route[] = [
  ...katalogs.flatMap((katalog) =>
    Object.entries(katalog.calls).map(([operation, call]: [string, CallDefinition]) =>
      route(
        call,
        (ctx, input) =>
          operations[operation as keyof CallsKatalog](ctx as Context, katalog, input as never) as never,
      ),
    ),
  ),
  route(simpanKatalogPicture, simpan),
  fileRoute(viewKatalogPicture, lihat),
]
