/** The routes of every report: its rows with their totals, and the same as PDF, Excel and CSV. */
import { encodeRows } from '#domain/report/columns.ts'
import type { Format } from '#domain/report/calls.ts'
import type { Report } from '#domain/report.ts'
import { saldoColumns } from '#domain/report/saldo.ts'
import { audit } from '../rantai/audit.ts'
import type { Context } from '../context.ts'
import { Answer, fileRoute, Later, route, type FileAnswer, type Route } from '../http/route.ts'
import { fileLater, fileOf } from './file.ts'
import { run, runJauh, type Asked, type Result } from './run.ts'
import type { Source } from './source.ts'
import { sources } from './sources/index.ts'

/** The filters, wherever the method carries them. */
const asked = ({ query, body }: { query: unknown; body: unknown }): Asked => (body ?? query) as Asked

const rowsOf = (source: Source): Route =>
  route(source.report.call, async (ctx, input) => {
    const jauh = await runJauh(source, ctx, asked(input))
    return jauh
      ? new Later(async () => answered(source.report, await jauh()))
      : answered(source.report, await run(source, ctx, asked(input)))
  })

function answered(report: Report, { layout, rows, totals, bawah, saldo }: Result): Answer<unknown> {
  encodeRows(layout.columns, [totals])
  if (bawah) encodeRows(report.bawah!.columns, [bawah])
  if (saldo) encodeRows(saldoColumns(layout), saldo)
  return new Answer<unknown>(rows, {
    message: rows.length > 0 ? report.success : report.empty,
    total: totals,
    ...(bawah && { bawah }),
    ...(saldo && { saldo }),
  })
}

const routesOf = (source: Source): Route[] => {
  const { report } = source
  const logged = ofPersons(report)
  const files = Object.entries(report.files).map(([format, call]) =>
    fileRoute(call, (ctx, input) => take(source, format as Format, ctx, asked(input), logged), { logged }),
  )
  return [rowsOf(source), ...files]
}

/** Who may be called by it: taking such a report away is logged (DOMAIN §G-6). */
const ofPersons = ({ layouts }: Report): boolean =>
  Object.values(layouts).some(({ columns }) => 'no_hp' in columns)

async function take(
  source: Source,
  format: Format,
  ctx: Context,
  filters: Asked,
  logged: boolean,
): Promise<FileAnswer> {
  const jauh = await runJauh(source, ctx, filters)
  if (jauh) return fileLater(format, source.report, ctx, filters, jauh)
  const result = await run(source, ctx, filters)
  const file = fileOf(format, source.report, ctx, filters, result)
  if (logged)
    await audit(ctx, {
      aksi: 'EXPORT',
      tabel: 'laporan',
      ref: file.name,
      sebelum: null,
      sesudah: { ...filters, jumlah: result.rows.length },
    })
  return file
}

export const routes: Route[] = sources.flatMap(routesOf)

/** What another server of the chain may ask here (server/http/portal.ts): what we would ask of it. */
export const portalRoutes: Route[] = sources.filter((source) => source.jauh).map(rowsOf)
