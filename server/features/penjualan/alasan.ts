/** Tells, for each OPEN sale of a list, why the caller cannot validate it: staff see it before they click. */
import type { PenjualanRingkas } from '#domain/calls/penjualan.ts'
import type { Context } from '../../context.ts'
import { alasanJualDari } from './list-alasan.ts'

export async function denganAlasan<R extends Omit<PenjualanRingkas, 'alasan_tidak_bisa'>>(
  ctx: Context,
  rows: readonly R[],
): Promise<(R & Pick<PenjualanRingkas, 'alasan_tidak_bisa'>)[]> {
  const alasan = await alasanJualDari(
    ctx,
    rows.filter((r) => r.status_valid === 'OPEN').map((r) => r.no_faktur_group),
  )
  return rows.map((row) => ({ ...row, alasan_tidak_bisa: alasan.get(row.no_faktur_group) ?? [] }))
}
