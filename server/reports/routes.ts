/** The routes of every report: its rows with their totals, and the same as PDF, Excel and CSV. */
import { encodeRows } from '#domain/report/columns.ts'
import type { Format } from '#domain/report/calls.ts'
import { Answer, fileRoute, route, type Route } from '../http/route.ts'
import { fileOf } from './file.ts'
import { run, type Asked } from './run.ts'
import type { Source } from './source.ts'
import { sources } from './sources/index.ts'

/** The filters, wherever the method carries them. */
const asked = ({ query, body }: { query: unknown; body: unknown }): Asked => (body ?? query) as Asked

const routesOf = (source: Source): Route[] => {
  const { report } = source
  const rows = route(report.call, async (ctx, input) => {
    const { layout, rows, totals } = await run(source, ctx, asked(input))
    encodeRows(layout.columns, [totals])
    return new Answer<unknown>(rows, { message: rows.length > 0 ? report.success : report.empty, total: totals })
  })
  const files = Object.entries(report.files).map(([format, call]) =>
    fileRoute(call, async (ctx, input) => fileOf(format as Format, report, ctx, asked(input), await run(source, ctx, asked(input)))),
  )
  return [rows, ...files]
}

export const routes: Route[] = sources.flatMap(routesOf)
