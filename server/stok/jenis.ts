/** Tells which kind of stock document a number is of. */
import type { CallInput, CallReply } from '#domain/call.ts'
import { jenisDokumenStok } from '#domain/calls/dokumen-stok.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { route } from '../http/route.ts'

const jenis = statement<CallReply<typeof jenisDokumenStok>>(
  'jenis_dokumen_stok',
  'SELECT kind FROM dokumen_stok WHERE kode_toko = $1 AND no = $2',
)

/** @throws errors.dokumenStokTidakAda */
async function jenisDari(
  ctx: Context,
  { params: { no } }: CallInput<typeof jenisDokumenStok>,
): Promise<CallReply<typeof jenisDokumenStok>> {
  const [row] = await ctx.sql(jenis, [ctx.toko.kode_toko, no])
  if (!row) throw errors.dokumenStokTidakAda({ nama: 'Dokumen', no }).at('no')
  return row
}

export const routes = [route(jenisDokumenStok, jenisDari)]
