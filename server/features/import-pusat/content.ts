/** The active rows of a set in the shop of a context, as the API writes them; and what a server answers with them to the servers of its shops. */
import { z } from 'zod'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { pusatContent } from '#domain/calls/portal-pusat.ts'
import {
  MAX_PUSAT_ROWS,
  pusatFields,
  EMAS_24K,
  masterSet,
  type PusatRow,
  type SetPusat,
} from '#domain/impor/pusat.ts'
import { errors } from '#domain/errors.ts'
import { rowSchema } from '#domain/master-schema.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { findActive } from '../../masters/repository.ts'

/** @throws errors.terlaluBesar for more rows than anybody looks through */
export async function setContents(ctx: Context, set: SetPusat): Promise<PusatRow[]> {
  const master = masterSet(set)
  const rows = master ? await masterContent(ctx, master) : await hargaContent(ctx)
  if (rows.length > MAX_PUSAT_ROWS) throw errors.terlaluBesar()
  return rows
}

async function masterContent(ctx: Context, master: AnyMaster): Promise<PusatRow[]> {
  const row = rowSchema(master.fields, {})
  const fields = pusatFields(master).map(([name]) => name)
  return (await findActive(ctx, master, {})).map((stored) => {
    const said = z.encode(row, stored as never) as PusatRow
    return Object.fromEntries(fields.map((name) => [name, said[name] ?? null]))
  })
}

/** A price that was never set is none. */
const hargaDitetapkan = statement<PusatRow>(
  'harga_pusat',
  `SELECT g.kode_group, g.nama_group, h.harga, h.harga_min_gram, h.harga_max_gram, h.harga_beli_gram
   FROM harga_group h JOIN grup g USING (kode_group)
   WHERE h.kode_toko = $1 AND g.status_aktif AND h.harga > 0 ORDER BY g.kadar, g.kode_group`,
)
const harga24k = statement<PusatRow>(
  'harga_24k_pusat',
  `SELECT '${EMAS_24K}' AS kode_group, 'EMAS MURNI 24K' AS nama_group, harga_jual AS harga,
     harga_beli AS harga_beli_gram FROM harga_24k WHERE kode_toko = $1 AND harga_jual > 0`,
)
async function hargaContent(ctx: Context): Promise<PusatRow[]> {
  const { kode_toko } = ctx.toko
  return [...(await ctx.sql(harga24k, [kode_toko])), ...(await ctx.sql(hargaDitetapkan, [kode_toko]))]
}

/** To another server, for the shop of its key: only when that is the pusat. A server that is asked never asks on. */
export async function answer(
  ctx: Context,
  { query: { set } }: CallInput<typeof pusatContent>,
): Promise<CallReply<typeof pusatContent>> {
  const row = await ctx.db
    .selectFrom('toko')
    .select('is_pusat')
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .executeTakeFirst()
  return row?.is_pusat ? { pusat: true, baris: await setContents(ctx, set) } : { pusat: false, baris: [] }
}
