/** The day's sheet (R49): of a closed day as its close has kept it, of the open one as it is now. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { EOD_TABLES, type LembarContent } from '../eod/lembar.ts'
import { MENU_EOD } from '../eod/menu.ts'
import { edgeSchema } from '../report/columns.ts'
import { FORMATS } from '../report/formats.ts'
import { tanggal } from '../report/filters.ts'
import { zTanggal } from '../units.ts'

/** Rows by table; null for a table that the day's summary does not know. */
const zContent = z.object(
  Object.fromEntries(
    EOD_TABLES.map(({ nama, layout }) => [nama, z.array(edgeSchema(layout.columns, 'nullable')).nullable()]),
  ),
) as unknown as z.ZodType<LembarContent>

export const zLembarEod = z.object({
  tanggal: zTanggal,
  /** Of the summary: what it does not know yet is null. */
  versi: z.int(),
  /** null: the day is open, and the figures are those of this moment. `hash` is the SHA-256 of the summary that was kept. */
  ditutup: z.object({ selesai: z.string(), user_id: z.string(), hash: z.string() }).nullable(),
  isi: zContent,
})
export type LembarEod = z.output<typeof zLembarEod>

const query = z.strictObject({ tanggal: tanggal('Tanggal').schema })

export const laporanEod = defineCall({
  base: 'main',
  method: 'GET',
  path: 'eod/report',
  summary: "The day's sheet: every section of the end-of-day summary; null when the shop has no such day",
  may: { menus: [MENU_EOD], action: 'lihat' },
  query,
  reply: zLembarEod.nullable(),
})

const file = (format: 'pdf' | 'xlsx') =>
  defineCall({
    base: 'main',
    method: 'GET',
    path: `eod/report/${format}`,
    summary: `The day's sheet (${format.toUpperCase()})`,
    may: { menus: [MENU_EOD], action: 'export' },
    query,
    reply: z.unknown(),
    file: FORMATS[format],
  })
export const laporanEodPdf = file('pdf')
export const laporanEodExcel = file('xlsx')
