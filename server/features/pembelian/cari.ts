/** Finds what a customer brings back, in this database or on the server of the shop that sold it (DOMAIN §B.3, §O.7-4). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cariNotaBeli } from '#domain/calls/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { notAlive } from '#domain/rules/putuskan-pembelian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { Later } from '../../outcome.ts'
import { BARCODE, dicari } from './dicari.ts'
import { loadNota } from './load-nota.ts'
import { cariDiLuar } from './nota-luar.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'

type Reply = CallReply<typeof cariNotaBeli>

const status = statement<{ status: string }>(
  'status_barang_rantai',
  'SELECT status FROM barang WHERE kode_barcode = $1',
)

/** @throws errors.notaTidakAda; when not one line of the nota can be bought back, why not; of a nota of another server what cariDiLuar does */
export async function cari(
  ctx: Context,
  { params: { kode } }: CallInput<typeof cariNotaBeli>,
): Promise<Reply | Later<Reply>> {
  const diLuar = await cariDiLuar(ctx, kode)
  if (diLuar) return diLuar
  const found = await loadNota(ctx, await dicari(ctx, kode))
  const live = found.filter((nota) => !notAlive(nota))
  if (live.length > 0) return live
  const refusal = found[0] && notAlive(found[0])
  throw (refusal ?? (await tidakAda(ctx, kode))).at('kode')
}

async function tidakAda(ctx: Context, kode: string) {
  if (!BARCODE.test(kode)) return errors.notaTidakAda({ nota: kode })
  const kode_barcode = kode.padStart(8, '0')
  const [piece] = await diSeluruhRantai(ctx, () => ctx.sql(status, [kode_barcode]))
  return piece
    ? errors.barangTidakBisaDibeli({ kode_barcode, status: piece.status })
    : errors.barangTidakAda({ kode_barcode })
}
