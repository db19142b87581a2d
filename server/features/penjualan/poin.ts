/** Points that a member earns by lines of a sale, by the rules of its day (DOMAIN §C.9). */
import { hitungPoin as poinDari, type ParameterPoin } from '#domain/rules/poin.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'
import { NONMEMBER } from './muat-acuan.ts'
import type { BarisPenjualan } from './muat-penjualan.ts'

const rules = statement<ParameterPoin>(
  'parameter_poin',
  'SELECT kode_group, tipe, kelipatan, poin, minimal, tgl_mulai, tgl_selesai, status_aktif FROM parameter_poin WHERE status_aktif AND $1 BETWEEN tgl_mulai AND tgl_selesai',
)

/** One figure for each set of lines; 0 for who is no member. */
export async function hitungPoin(ctx: Context, kode_member: string, tgl_system: string, sets: readonly (readonly BarisPenjualan[])[]): Promise<number[]> {
  if (kode_member === NONMEMBER) return sets.map(() => 0)
  const parameters = await ctx.sql(rules, [tgl_system])
  return sets.map((lines) => poinDari(lines.map((b) => ({ kode_group: b.kode_group, berat: b.berat, nilai: b.harga_total })), parameters, tgl_system))
}
