/** The calls of a report: its rows with their totals, and the same as a file. */
import { z } from 'zod'
import { defineCall, type CallDefinition } from '../call.ts'
import type { MenuPath } from '../menus.ts'
import { rapi } from '../text.ts'
import type { AnyLayout } from './layout.ts'
import { edgeSchema, rowsSchema, type Columns, type Kind, type Totals } from './columns.ts'
import type { Filters } from './filters.ts'
import { FORMATS, type Format } from './formats.ts'
import { saldoColumns } from './saldo.ts'

interface Request {
  base?: 'main' | 'second'
  method: 'GET' | 'POST'
  path: string
  menus: readonly [MenuPath, ...MenuPath[]]
  title: string
  filters: Filters
}

/** Answers `{data: rows, message, total}`, `bawah` where there is one, and `saldo` where rows move a balance: one of each. */
export const callOf = (request: Request, layouts: readonly AnyLayout[], bawah?: Columns): CallDefinition =>
  defineCall({
    ...asked(request),
    summary: request.title,
    may: { menus: request.menus, action: 'lihat' },
    reply: rowsSchema(layouts),
    beside: {
      total: z.union(layouts.map((layout) => edgeSchema(totalColumns(layout), 'nullable'))),
      ...(bawah && { bawah: edgeSchema(bawah) }),
      ...(layouts.some(({ saldo }) => saldo) && {
        saldo: z.array(
          z.union(layouts.flatMap((layout) => (layout.saldo ? [edgeSchema(saldoColumns(layout))] : []))),
        ),
      }),
    },
  })

/** The same request at the path + '/pdf' and so on; taking a report away is a right of its own. */
export const fileCallsOf = (request: Request): Record<Format, CallDefinition> => {
  const call = (format: Format): CallDefinition =>
    defineCall({
      ...asked(request),
      path: `${request.path}/${format}`,
      summary: `${request.title} (${format.toUpperCase()})`,
      may: { menus: request.menus, action: 'export' },
      reply: z.unknown(),
      file: FORMATS[format],
    })
  return { pdf: call('pdf'), xlsx: call('xlsx'), csv: call('csv') }
}

/** So many rows are on one page of a report that is read by pages. */
export const PAGE_ROWS = 1_000

const LIHAT = z.object({
  /** Rows with this in any of their columns alone. */
  cari: z.string().overwrite(rapi).max(100).default(''),
  arah: z.enum(['ASC', 'DESC']).default('ASC'),
  halaman: z.int().min(1).max(1_000_000).default(1),
})
/** View of such a report; the columns are the report's own. */
export type Dilihat = z.output<typeof LIHAT> & { urut?: string | undefined }
/** Kinds that the database writes as people read them, so that a search in the database finds them. */
const READABLE: readonly Kind[] = ['text', 'nomor', 'date', 'time', 'count', 'rupiah']

/**
 * Call for one page of a report, at the path + '/halaman', in the order of one column or its own. Only for a plain
 * table of columns that the database itself can order and search.
 */
export function pageCallOf(request: Request, layout: AnyLayout) {
  const columns = Object.entries(layout.columns as Columns)
  if (layout.groupBy || layout.saldo || layout.ratios || !columns.every(([, c]) => READABLE.includes(c.kind)))
    throw new Error(`${request.title} cannot be read by pages`)
  const total: z.ZodType<Totals> = edgeSchema(totalColumns(layout), 'nullable') as never
  return defineCall({
    base: request.base ?? 'main',
    method: 'POST',
    path: `${request.path}/halaman`,
    summary: `${request.title}: one page of ${PAGE_ROWS} rows`,
    may: { menus: request.menus, action: 'lihat' },
    body: filterSchema(request.filters).extend({
      ...LIHAT.shape,
      urut: z.enum(columns.map(([name]) => name)).optional(),
    }),
    reply: z.object({
      rows: rowsSchema([layout]),
      /** Of all rows, and of those that have what is sought. */
      jumlah: z.int(),
      total,
      ketemu: z.object({ jumlah: z.int(), total }).nullable(),
    }),
  })
}
export type PageCall = ReturnType<typeof pageCallOf>

/** Refuses every key that is not a filter. */
const filterSchema = (filters: Filters) =>
  z.strictObject(Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filter.schema])))

const asked = ({ base = 'main', method, path, filters }: Request) => {
  const schema = filterSchema(filters)
  return { base, method, path, ...(method === 'GET' ? { query: schema } : { body: schema }) }
}

/** The columns that total rows fill: sums, and ratios. */
export const totalColumns = ({ columns, ratios = {} }: AnyLayout): Columns =>
  Object.fromEntries(
    Object.entries(columns as Columns).filter(([name, column]) => column.total || name in ratios),
  )
