/** The running loan behind what was scanned: its number or a payment's, else its envelope, else its seal. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { scanHutang } from '#domain/calls/hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const cari = statement<{ no_faktur_hutang: string; status_hutang: string }>(
  'scan_hutang',
  `SELECT no_faktur_hutang, status_hutang FROM (
     SELECT 1 AS urut, no_faktur_hutang, status_hutang FROM hutang WHERE kode_toko = $1 AND no_faktur_hutang = $2
     UNION ALL SELECT 2, h.no_faktur_hutang, h.status_hutang
     FROM hutang_bayar b JOIN hutang h USING (no_faktur_hutang) WHERE b.kode_toko = $1 AND b.no_transaksi = $2
     UNION ALL SELECT 3, no_faktur_hutang, status_hutang FROM hutang
     WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND no_amplop = $2
     UNION ALL SELECT 4, no_faktur_hutang, status_hutang FROM hutang
     WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND no_segel <> '-' AND no_segel = $2) x
   ORDER BY urut LIMIT 1`,
)

/** @throws errors.hutangTidakAda, hutangBerakhir */
export async function scan(
  ctx: Context,
  { params: { kode } }: CallInput<typeof scanHutang>,
): Promise<CallReply<typeof scanHutang>> {
  const [found] = await ctx.sql(cari, [ctx.toko.kode_toko, kode])
  if (!found) throw errors.hutangTidakAda().at('kode')
  const { no_faktur_hutang, status_hutang } = found
  if (status_hutang !== 'OPEN') throw errors.hutangBerakhir({ no_faktur_hutang }).at('kode')
  return { no_faktur_hutang }
}
