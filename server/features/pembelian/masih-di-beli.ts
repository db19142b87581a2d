/** Checks whether bought pieces lie where they came to, untouched: only then is a purchase undone (DOMAIN §B.0.10). */
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { BoughtLine } from './load-faktur.ts'

interface Sekarang {
  id: number
  status: string
  berat: Milligram
  kode_group: string
  kode_dept: string
}
/**
 * True if the piece lies where it came to, as heavy and of the same kind: a corrected weight, or another group, would
 * stay behind in BELI.
 */
const sebagaimanaDibeli = (
  { berat, kode_group, kode_dept }: Pick<Sekarang, 'berat' | 'kode_group' | 'kode_dept'>,
  now: Sekarang | undefined,
): boolean =>
  now?.status === 'BELI' &&
  now.berat === berat &&
  now.kode_group === kode_group &&
  now.kode_dept === kode_dept

const dimana = statement<Sekarang>(
  'barang_dibeli',
  `SELECT id, status, berat, kode_group, kode_dept FROM barang
   WHERE kode_toko = $1 AND id = ANY ($2::bigint[]) ORDER BY id FOR UPDATE`,
)

/** Locks the pieces. */
export async function masihDiBeli(ctx: Context, beli: readonly BoughtLine[]): Promise<boolean> {
  const rows = await ctx.sql(dimana, [ctx.toko.kode_toko, beli.map((b) => b.barang_id)])
  const here = new Map(rows.map((b) => [b.id, b]))
  return beli.every((b) => sebagaimanaDibeli(b, here.get(b.barang_id!)))
}
