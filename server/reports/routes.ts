/**
 * The routes of every report: its rows with their totals, and the same as PDF, Excel and CSV. Made in another thread, so
 * that no till waits for one; only what another server of the chain has is asked for here, and is short.
 */
import type { Dilihat } from '#domain/report/calls.ts'
import { FORMATS, type Format } from '#domain/report/formats.ts'
import { checkPeriode } from '#domain/report/filters.ts'
import type { Report } from '#domain/report.ts'
import { audit } from '../rantai/audit.ts'
import { inThread, JSON_TYPE, route, type Route, type ThreadContext } from '../http/route.ts'
import { Answer, Later, type Ready } from '../outcome.ts'
import { lepas } from '../threads/content.ts'
import { penanyaDari } from '../threads/konteks.ts'
import { inOtherThread } from '../threads/pool.ts'
import { wholeInTurn } from '../threads/whole.ts'
import { nameOf, sheetOf } from './file.ts'
import { beside } from './json.ts'
import { run, runJauh, type Asked, type Result } from './run.ts'
import type { Source } from './source.ts'
import { sourceFiles } from './sources/index.ts'
import type { LaporanTask } from './thread.ts'
import { write } from './write.ts'

/** The filters, wherever the method carries them. */
const asked = ({ query, body }: Sent): Asked => (body ?? query) as Asked
interface Sent {
  query: unknown
  body: unknown
}

type Sourced = (typeof sourceFiles)[number]

const THREAD = new URL('./thread.ts', import.meta.url)

async function made(
  { file, source: { report } }: Sourced,
  format: LaporanTask['format'],
  { session, settings, now, laporan, batal }: ThreadContext,
  filters: Asked,
  dilihat?: Dilihat,
): Promise<Omit<Ready, 'type'> & { jumlah: number }> {
  checkPeriode(report.filters, filters)
  const penanya = penanyaDari(session, { settings, now })
  const dibuat = () =>
    laporan.read((database) =>
      inOtherThread<LaporanTask, number>(
        THREAD,
        { file, format, filters, ...(dilihat && { dilihat }), penanya, database },
        'ringan',
        batal,
      ),
    )
  const whole = holdsAll(report, format)
  const { kabar: jumlah, ...content } = await (whole ? wholeInTurn(penanya.toko.kode_toko, dibuat) : dibuat())
  return { ...content, jumlah }
}

/** Rows that are not written as they come: those of a file, of balances, and neighbours that are one row (json.ts, run.ts). */
const holdsAll = ({ layouts }: Report, format: LaporanTask['format']): boolean =>
  format in FORMATS ||
  (format === 'json' && Object.values(layouts).some(({ nested, saldo }) => nested || saldo))

function answered(report: Report, { rows, ...rest }: Result): Answer<unknown> {
  return new Answer<unknown>(rows, beside(report, rows.length, rest))
}

/** Prepares the question to another server; undefined for rows that are at home here. */
const dariJauh = (source: Source, ctx: ThreadContext, filters: Asked) =>
  source.jauh && ctx.read((reading) => runJauh(source, reading, filters))

const rowsOf = (sourced: Sourced): Route =>
  inThread(sourced.source.report.call, async (ctx, input: Sent) => {
    const jauh = await dariJauh(sourced.source, ctx, asked(input))
    if (jauh) return answered(sourced.source.report, await jauh())
    return { type: JSON_TYPE, ...(await made(sourced, 'json', ctx, asked(input))) }
  })

const pageOf = (sourced: Sourced): Route[] => {
  const { page } = sourced.source.report
  if (!page) return []
  return [
    inThread(page, async (ctx, { body }: { body: Asked & Dilihat }) => {
      const { cari, urut, arah, halaman: ke, ...filters } = body
      const dilihat = { cari, urut, arah, halaman: ke }
      return { type: JSON_TYPE, ...(await made(sourced, 'halaman', ctx, filters as Asked, dilihat)) }
    }),
  ]
}

const routesOf = (sourced: Sourced): Route[] => [
  rowsOf(sourced),
  ...pageOf(sourced),
  ...Object.entries(sourced.source.report.files).map(([format, call]) =>
    inThread(call, (ctx, input: Sent) => fileOf(sourced, format as Format, ctx, asked(input)), {
      logged: ofPersons(sourced.source.report),
    }),
  ),
]

async function fileOf(sourced: Sourced, format: Format, ctx: ThreadContext, filters: Asked): Promise<Ready> {
  const { report } = sourced.source
  const who = { ...ctx.session, now: ctx.now }
  const file = { type: FORMATS[format], name: nameOf(format, report, who, filters) }
  const jauh = await dariJauh(sourced.source, ctx, filters)
  if (jauh) return { ...file, ...(await write(format, sheetOf(format, report, who, filters, await jauh()))) }
  const { jumlah, ...content } = await made(sourced, format, ctx, filters)
  if (ofPersons(report))
    await noted(ctx, file.name, { ...filters, jumlah }).catch((error) => {
      lepas(content)
      throw error
    })
  return { ...file, ...content }
}

/**
 * Tells whether a report shows phone numbers: taking such a report away is logged (DOMAIN §G-6), before the first byte
 * of it leaves.
 */
const ofPersons = ({ layouts }: Report): boolean =>
  Object.values(layouts).some(({ columns }) => 'no_hp' in columns)

const noted = (ctx: ThreadContext, ref: string, sesudah: object): Promise<void> =>
  ctx.write((writing) => audit(writing, { actions: 'EXPORT', table: 'laporan', ref, sebelum: null, sesudah }))

export const routes: Route[] = sourceFiles.flatMap(routesOf)

/**
 * Reports that another server of the chain may ask here (server/http/portal.ts): those that we would ask of it. The
 * reply is signed whole.
 */
export const portalRoutes: Route[] = sourceFiles
  .filter(({ source }) => source.jauh)
  .map(({ source }) =>
    route(source.report.call, async (ctx, input) => {
      const jauh = await runJauh(source, ctx, asked(input))
      if (jauh) return new Later(async () => answered(source.report, await jauh()))
      return answered(source.report, await run(source, ctx, asked(input)))
    }),
  )
