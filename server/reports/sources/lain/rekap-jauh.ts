/** R47 of a shop that has a server of its own: asked there, server to server (spec 001 §2.15). */
import { z } from 'zod'
import type { AnyLayout } from '#domain/report/layout.ts'
import { edgeSchema, type Row } from '#domain/report/columns.ts'
import { ALL, HARI_MAKS } from '#domain/report/filters.ts'
import { UTAMA, type Report } from '#domain/report.ts'
import { portalToko, tanyaPortal } from '../../../rantai/portal.ts'
import type { Jauh } from '../../source.ts'

type Rekap = Pick<Report, 'call'> & { layouts: { [UTAMA]: AnyLayout } }

/** The own shop is asked here, whatever address it has. */
export const rekapJauh =
  ({ call, layouts }: Rekap): Jauh =>
  async (ctx, filters) => {
    const { kode_toko = ALL } = filters
    if (kode_toko === ALL || kode_toko === ctx.toko.kode_toko) return undefined
    const portal = await portalToko(ctx, kode_toko)
    const reply = rowsOf(layouts[UTAMA])
    return (
      portal &&
      (() => tanyaPortal(portal, { path: call.path, query: filters, reply, now: ctx.now }) as Promise<Row[]>)
    )
  }

/** A line for each day or month, and as many days as a report may ask for. */
export const rowsOf = ({ columns }: AnyLayout) =>
  z
    .array(
      z.preprocess(
        denganAtribut,
        edgeSchema(columns).extend({ tanggal: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/) }),
      ),
    )
    .max(HARI_MAKS)

/** A server of an older version does not tell what is neither gold nor ongkos; its sum does. */
const denganAtribut = (row: unknown): unknown => {
  const { total, harga, ongkos } = (row ?? {}) as Record<string, number>
  return total === undefined ? row : { atribut: total - harga! - ongkos!, ...(row as object) }
}
