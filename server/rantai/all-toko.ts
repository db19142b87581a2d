/** The few things that look beyond the shop of the session: a piece sold by one shop comes back to another, an owner's figures of all (DOMAIN §B.3, §I-50). */
import { errors } from '#domain/errors.ts'
import { ofWholeChain } from '#domain/level.ts'
import { ALL } from '#domain/report/filters.ts'
import type { Context } from '../context.ts'
import { lihatToko, SELURUH_RANTAI } from '../db/transaction.ts'

async function sebagai<T>(
  ctx: Pick<Context, 'sql' | 'toko'>,
  kode_toko: string,
  work: () => Promise<T>,
): Promise<T> {
  // What the work asks first travels behind it.
  const [, result] = await Promise.all([ctx.sql(lihatToko, [kode_toko]), work()])
  await ctx.sql(lihatToko, [ctx.toko.kode_toko])
  return result
}

/** For the length of `work` this transaction sees and writes rows of every shop, then of its own again. Await it before anything else is asked. */
export const diSeluruhRantai = <T>(ctx: Pick<Context, 'sql' | 'toko'>, work: () => Promise<T>): Promise<T> =>
  sebagai(ctx, SELURUH_RANTAI, work)

/**
 * Reads with the rows of the shop that was asked for; ALL is every shop for who works in any, the own one for others.
 * @throws errors.tidakDiizinkan for a shop that is not the user's
 */
export function diToko<T>(ctx: Context, kode_toko: string, work: () => Promise<T>): Promise<T> {
  if (kode_toko === ctx.toko.kode_toko) return work()
  if (ofWholeChain(ctx.user.level)) return sebagai(ctx, kode_toko === ALL ? SELURUH_RANTAI : kode_toko, work)
  if (kode_toko !== ALL) throw errors.tidakDiizinkan().at('kode_toko')
  return work()
}
