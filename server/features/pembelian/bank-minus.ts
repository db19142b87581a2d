/**
 * Purchases and trade-ins that would take an account of the shop below 0: told before the click, asked for at it
 * (DOMAIN §B.0.5, §B.5).
 */
import { AKUN } from '#domain/rules/akun.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const keluar = statement<{ no_faktur_group: string }>(
  'bank_minus_beli',
  `SELECT DISTINCT k.ref_no AS no_faktur_group
   FROM (SELECT ref_no, no_rekening, sum(nominal) AS nominal FROM pembayaran
         WHERE kode_toko = $1 AND ref_no = ANY ($2::text[]) AND ref_type IN ('PEMBELIAN', 'TUKAR')
           AND arah = 'KELUAR' AND no_rekening <> '-' GROUP BY 1, 2) k
   LEFT JOIN saldo_akun s ON s.kode_toko = $1 AND s.kode_akun = '${AKUN.BANK.kode}' AND s.no_rekening = k.no_rekening
   WHERE COALESCE(s.saldo, 0) < k.nominal`,
)

/** By number of an OPEN one: what must be allowed when it is validated. Others need nothing. */
export async function perluOtorisasiBeli(
  ctx: Context,
  numbers: readonly string[],
): Promise<Map<string, KategoriOtorisasi[]>> {
  if (numbers.length === 0) return new Map()
  const rows = await ctx.sql(keluar, [ctx.toko.kode_toko, numbers])
  return new Map(rows.map((row) => [row.no_faktur_group, ['SALDO BANK MINUS']]))
}
