/** Points that a member earns by lines of a sale, by the rules of its day (DOMAIN §C.9). */
import { POIN_DOKUMEN_MAKS } from '#domain/limits.ts'
import { errors } from '#domain/errors.ts'
import { beratDibayar } from '#domain/rules/emas-customer.ts'
import {
  hitungPoin as poinDari,
  type PoinLine,
  type PoinLimit,
  type ParameterPoin,
} from '#domain/rules/poin.ts'
import { nilaiTanpaPpn } from '#domain/rules/pajak.ts'
import type { PpnMode } from '#domain/rules/ppn.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { NONMEMBER } from './load-acuan.ts'

interface Kepala {
  no_faktur_group: string
  kode_member: string
  tgl_system: string
  ppn_mode: PpnMode
}

interface Row {
  kode_group: string
  berat: Milligram
  /** Paid with the customer's own gold: earns nothing. */
  berat_customer: Milligram
  harga_total: Rupiah
  ppn_rp: Rupiah
}

const rules = statement<ParameterPoin>(
  'parameter_poin',
  `SELECT kode_group, tipe, kelipatan, poin, minimal, tgl_mulai, tgl_selesai, status_aktif FROM parameter_poin
   WHERE status_aktif AND $1 BETWEEN tgl_mulai AND tgl_selesai`,
)

const dihargai = ({ ppn_mode }: Kepala, lines: readonly Row[]): PoinLine[] =>
  lines.map((b) => ({ kode_group: b.kode_group, berat: beratDibayar(b), nilai: nilaiTanpaPpn(b, ppn_mode) }))

/** 0 for who is no member. @throws errors.poinTerlaluBanyak */
export const hitungPoin = (ctx: Context, kepala: Kepala, lines: readonly Row[]): Promise<number> =>
  computeLinePoin(ctx, kepala, dihargai(kepala, lines))

/** @param batas of a trade-in: what remains of it to earn points with. @throws errors.poinTerlaluBanyak */
export async function computeLinePoin(...asked: Parameters<typeof menurutParameter>): Promise<number> {
  const poin = await menurutParameter(...asked)
  if (poin > POIN_DOKUMEN_MAKS) throw errors.poinTerlaluBanyak({ poin })
  return poin
}

async function menurutParameter(
  ctx: Context,
  { kode_member, tgl_system }: Pick<Kepala, 'kode_member' | 'tgl_system'>,
  lines: readonly PoinLine[],
  limit?: PoinLimit,
): Promise<number> {
  if (kode_member === NONMEMBER) return 0
  const parameters = await ctx.sql(rules, [tgl_system])
  return poinDari(lines, parameters, tgl_system, limit)
}

const held = statement<{ poin: number }>(
  'poin_penjualan',
  `SELECT ((SELECT COALESCE(sum(poin), 0) FROM mutasi_poin WHERE kode_toko = $1 AND ref_no = $2)
     + (SELECT COALESCE(sum(poin), 0) FROM poin_tamu WHERE kode_toko = $1 AND ref_no = $2))::int AS poin`,
)

/**
 * Counts the points that go when only `rest` of a sale lives on. The points it was given count, not those that today's
 * rules would give: after its last line none of them is left, and never are more taken than it gave.
 */
export async function poinHilang(ctx: Context, kepala: Kepala, rest: readonly Row[]): Promise<number> {
  if (kepala.kode_member === NONMEMBER) return 0
  const [row] = await ctx.sql(held, [ctx.toko.kode_toko, kepala.no_faktur_group])
  const kept = rest.length === 0 ? 0 : await menurutParameter(ctx, kepala, dihargai(kepala, rest))
  return Math.max(0, row!.poin - kept)
}
