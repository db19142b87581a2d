/** The routes of every master, derived from its definition. */
import type { CallDefinition } from '#domain/call.ts'
import type { PageOf, Values, AnyMaster, Operation } from '#domain/master-types.ts'
import { FORMATS } from '#domain/report/formats.ts'
import { paramsOf } from '#domain/master.ts'
import { baki } from '#domain/masters/baki.ts'
import { masters } from '#domain/masters/index.ts'
import type { Context } from '../context.ts'
import type { DokumenArea } from '../dokumen/area.ts'
import { penanyaDari } from '../threads/konteks.ts'
import { inOtherThread } from '../threads/pool.ts'
import { wholeInTurn } from '../threads/whole.ts'
import {
  askingFileRoute,
  askingRoute,
  fileRoute,
  inThread,
  JSON_TYPE,
  lama,
  route,
  type Route,
} from '../http/route.ts'
import { example } from './ekspor.ts'
import type { Hooks } from './hook.ts'
import { bakiPergi } from './hooks/baki.ts'
import { hooksOf } from './hooks/index.ts'
import { fileOfErrors, reading, periksa, terapkan } from './impor.ts'
import { findActive, page } from './repository.ts'
import type { ExportTask } from './thread.ts'
import { create, edit, reactivate, remove } from './write.ts'

/** Of calls whose exact type is not known here; validated by them. */
interface Input {
  params: { code?: string }
  query: PageOf & Values
  body: Values
}

type Operations = Record<
  Exclude<Operation, keyof typeof WHOLE | keyof typeof FILE>,
  (ctx: Context, master: AnyMaster, input: Input) => Promise<unknown>
>

/** @param pergi what also refuses that a row goes, by its master's name */
const operationsWith = (pergi: Record<string, Hooks['refuse']>): Operations => ({
  page: (ctx, master, { query }) => page(ctx, master, query),
  create: (ctx, master, { body }) => create(ctx, master, body),
  edit: (ctx, master, input) => edit(ctx, master, codeOf(master, input), input.body),
  remove: (ctx, master, input) => remove(ctx, master, codeOf(master, input), pergi[master.name]),
  reactivate: (ctx, master, input) => reactivate(ctx, master, codeOf(master, input)),
  template: (ctx, master) => example(ctx, master),
})

const codeOf = (master: AnyMaster, { params, query }: Input): string =>
  String(params.code ?? query[master.key])

const listRoutes = (master: AnyMaster): Route[] =>
  Object.entries(master.calls).map(([name, call]) =>
    route(call, async (ctx, { params }) => {
      const resolved = paramsOf(call.path).length ? await hooksOf(master).resolve?.(ctx, params) : undefined
      return findActive(ctx, master, { ...master.lists[name]?.where, ...(resolved ?? params) })
    }),
  )

/** All rows there are, and the same as files: in another thread. */
const WHOLE = { export: 'json', xlsx: 'xlsx', csv: 'csv' } as const
const isWhole = (operation: string): operation is keyof typeof WHOLE => operation in WHOLE
const THREAD = new URL('./thread.ts', import.meta.url)

const wholeRoute = (call: CallDefinition, master: AnyMaster, format: ExportTask['format']): Route =>
  inThread(call, async ({ session, settings, now, database, batal }, { query }: Input) => {
    const penanya = penanyaDari(session, { settings, now })
    const task = { master: master.name, format, search: query, penanya, database }
    const made = await wholeInTurn(penanya.toko.kode_toko, () =>
      inOtherThread<ExportTask, void>(THREAD, task, 'ringan', batal),
    )
    return format === 'json'
      ? { ...made, type: JSON_TYPE }
      : { ...made, type: FORMATS[format], name: `${master.name}.${format}` }
  })

const readFirst = (master: AnyMaster) =>
  reading(master) as (ctx: Context, input: unknown) => ReturnType<ReturnType<typeof reading>>

/** With a file: what it would do, what is wrong in it, and that it is done. */
const FILE = {
  check: (call: CallDefinition, master: AnyMaster) =>
    askingRoute(call, readFirst(master), (ctx, _, reading) => periksa(ctx, master, reading), {
      tried: true,
    }),
  mistakes: (call: CallDefinition, master: AnyMaster) =>
    askingFileRoute(call, readFirst(master), (ctx, _, reading) => fileOfErrors(ctx, master, reading), {
      tried: true,
    }),
  apply: (call: CallDefinition, master: AnyMaster) =>
    askingRoute(call, readFirst(master), (ctx, { body }, reading) =>
      terapkan(ctx, master, body as never, reading),
    ),
} as const
const isFile = (operation: string): operation is keyof typeof FILE => operation in FILE

const screenRoutes = (master: AnyMaster, operations: Operations): Route[] =>
  Object.entries(master.screen).map(([operation, call]: [string, CallDefinition]) =>
    isWhole(operation)
      ? wholeRoute(call, master, WHOLE[operation])
      : isFile(operation)
        ? lama(FILE[operation](call, master))
        : (call.file ? fileRoute : route)(
            call,
            (ctx, input) => operations[operation as keyof Operations](ctx, master, input as never) as never,
          ),
  )

export function routes(areas: readonly DokumenArea[]): Route[] {
  const operations = operationsWith({ [baki.name]: bakiPergi(areas) })
  return masters.flatMap((master) => [...listRoutes(master), ...screenRoutes(master, operations)])
}
