/** The calls of a report: its rows with their totals, and the same as a file. */
import { z } from 'zod'
import { defineCall, type CallDefinition } from '../call.ts'
import type { MenuPath } from '../menus.ts'
import type { AnyLayout } from './layout.ts'
import { edgeSchema, rowsSchema, type Columns } from './columns.ts'
import type { Filters } from './filters.ts'
import { saldoColumns } from './saldo.ts'

export const FORMATS = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
export type Format = keyof typeof FORMATS

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

/** What is not a filter is refused. */
const asked = ({ base = 'main', method, path, filters }: Request) => {
  const schema = z.strictObject(
    Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filter.schema])),
  )
  return { base, method, path, ...(method === 'GET' ? { query: schema } : { body: schema }) }
}

/** The columns that total rows fill: sums, and ratios. */
export const totalColumns = ({ columns, ratios = {} }: AnyLayout): Columns =>
  Object.fromEntries(
    Object.entries(columns as Columns).filter(([name, column]) => column.total || name in ratios),
  )
