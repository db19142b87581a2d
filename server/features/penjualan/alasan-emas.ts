/**
 * Reasons why the customer's own gold of an order cannot go home with the sale that takes it: told before the cashier
 * clicks (DOMAIN §O.2-3).
 */
import type { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { emasTertahan } from '../pesanan/emas-pulang.ts'
import { readPesanan } from '../pesanan/load-pesanan.ts'

const denganEmas = statement<{ no_faktur_group: string; no_pesanan: string }>(
  'ambil_dengan_emas',
  `SELECT no_faktur_group, no_pesanan FROM pesanan p
   WHERE kode_toko = $1 AND status_pesanan = 'DONE' AND no_faktur_group = ANY ($2::text[])
     AND EXISTS (
       SELECT 1 FROM pesanan_detail d
       WHERE d.no_pesanan = p.no_pesanan AND d.status = 'JADI' AND d.berat_customer > 0)`,
)

/** By number of OPEN sale. */
export async function alasanEmas(ctx: Context, numbers: readonly string[]): Promise<Map<string, Refusal[]>> {
  const rows = numbers.length === 0 ? [] : await ctx.sql(denganEmas, [ctx.toko.kode_toko, numbers])
  const found = new Map<string, Refusal[]>()
  for (const { no_faktur_group, no_pesanan } of rows) {
    const { lines } = await readPesanan(ctx, no_pesanan)
    found.set(no_faktur_group, await emasTertahan(ctx, lines))
  }
  return found
}
