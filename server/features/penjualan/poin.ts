/** Points that a member earns by lines of a sale, by the rules of its day (DOMAIN §C.9). */
import { hitungPoin as poinDari, type ParameterPoin } from '#domain/rules/poin.ts'
import { nilaiTanpaPpn } from '#domain/rules/ppn.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'
import { NONMEMBER } from './muat-acuan.ts'
import type { BarisPenjualan, KepalaPenjualan } from './muat-penjualan.ts'

const rules = statement<ParameterPoin>(
  'parameter_poin',
  'SELECT kode_group, tipe, kelipatan, poin, minimal, tgl_mulai, tgl_selesai, status_aktif FROM parameter_poin WHERE status_aktif AND $1 BETWEEN tgl_mulai AND tgl_selesai',
)

/** 0 for who is no member. */
export async function hitungPoin(ctx: Context, { kode_member, tgl_system, ppn_mode }: KepalaPenjualan, lines: readonly BarisPenjualan[]): Promise<number> {
  if (kode_member === NONMEMBER) return 0
  const parameters = await ctx.sql(rules, [tgl_system])
  return poinDari(lines.map((b) => ({ kode_group: b.kode_group, berat: b.berat, nilai: nilaiTanpaPpn(b, ppn_mode) })), parameters, tgl_system)
}

const held = statement<{ poin: number }>('poin_penjualan', 'SELECT COALESCE(sum(poin), 0)::int AS poin FROM mutasi_poin WHERE kode_toko = $1 AND ref_no = $2')

/**
 * How many points go when only `rest` of a sale lives on. What it was given counts, not what today's rules would give:
 * after its last line nothing is left of it, and never is more taken than it gave.
 */
export async function poinHilang(ctx: Context, kepala: KepalaPenjualan, rest: readonly BarisPenjualan[]): Promise<number> {
  if (kepala.kode_member === NONMEMBER) return 0
  const [row] = await ctx.sql(held, [ctx.toko.kode_toko, kepala.no_faktur_group])
  const kept = rest.length === 0 ? 0 : await hitungPoin(ctx, kepala, rest)
  return Math.max(0, row!.poin - kept)
}
