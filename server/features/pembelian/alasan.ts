/** Tells, for each OPEN purchase or trade-in of a list, why the caller cannot validate it: staff see it before they click. */
import type { PembelianRingkas } from '#domain/calls/pembelian.ts'
import type { Context } from '../../context.ts'
import { alasanDari } from './list-alasan.ts'

export async function denganAlasan<R extends Omit<PembelianRingkas, 'alasan_tidak_bisa'>>(
  ctx: Context,
  rows: readonly R[],
): Promise<(R & Pick<PembelianRingkas, 'alasan_tidak_bisa'>)[]> {
  const alasan = await alasanDari(
    ctx,
    rows.filter((r) => r.status_valid === 'OPEN').map((r) => r.no_faktur_group),
  )
  return rows.map((row) => ({ ...row, alasan_tidak_bisa: alasan.get(row.no_faktur_group) ?? [] }))
}
