/** Owners of the chain are told when there is no young backup of it, whatever shop they are in. */
import type { CallReply } from '#domain/call.ts'
import type { beranda } from '#domain/calls/beranda.ts'
import { ofWholeChain } from '#domain/level.ts'
import { peringatanCadangan } from '#domain/rules/cadangan.ts'
import { cadanganState } from '../../rantai/catatan-cadangan.ts'
import type { Context } from '../../context.ts'

export async function cadanganDiingatkan(ctx: Context): Promise<CallReply<typeof beranda>['cadangan']> {
  if (!ofWholeChain(ctx.user.level)) return null
  const [state] = await ctx.sql(cadanganState, [])
  const { baik, gagal, sebab } = state!
  const peringatan = peringatanCadangan(state!, ctx.now)
  return (
    peringatan && {
      peringatan,
      baik: baik?.toISOString() ?? null,
      gagal: gagal?.toISOString() ?? null,
      sebab,
    }
  )
}
