/** An envelope, and its seal, hold the goods of one running loan (DOMAIN §O.4-9). */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const terpakai = statement<{ no_faktur_hutang: string; no_amplop: string; no_segel: string }>(
  'amplop_terpakai',
  `SELECT no_faktur_hutang, no_amplop, no_segel FROM hutang
   WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND no_amplop = $2 AND no_faktur_hutang <> $4
   UNION SELECT no_faktur_hutang, no_amplop, no_segel FROM hutang
   WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND no_segel <> '-' AND no_segel = $3
     AND no_faktur_hutang <> $4
   ORDER BY 1`,
)

/**
 * Reasons why goods cannot lie in this amplop: those of another loan do. @param kecuali the loan itself, once it has a
 * number
 */
export async function amplopTerpakai(
  ctx: Context,
  { no_amplop, no_segel }: { no_amplop: string; no_segel: string },
  kecuali = '-',
): Promise<Refusal[]> {
  const rows = await ctx.sql(terpakai, [ctx.toko.kode_toko, no_amplop, no_segel, kecuali])
  const amplop = rows.find((h) => h.no_amplop === no_amplop)
  const segel = no_segel === '-' ? undefined : rows.find((h) => h.no_segel === no_segel)
  return [
    ...(amplop ? [errors.amplopTerpakai(amplop).at('no_amplop')] : []),
    ...(segel ? [errors.segelTerpakai(segel).at('no_segel')] : []),
  ]
}
