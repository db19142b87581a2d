/**
 * Price of gifts in points, before anything is locked: a guest's home is asked for the points first
 * (docs/decisions/30-member-antar-server.md).
 */
import type { CallInput } from '#domain/call.ts'
import type { tukarPoin } from '#domain/calls/poin.ts'
import { hadiahGanda, hadiahKurang, hadiahTidakDikenal, poinTukar } from '#domain/rules/hadiah.ts'
import type { Context } from '../../context.ts'
import type { Later } from '../../outcome.ts'
import { lihatHadiah } from '../hadiah/load-hadiah.ts'
import { mintaTukar, type DitukarDiRumah } from '../../rantai/tamu/tukar.ts'

/** A redemption that would be refused anyway is not asked of another server. */
export async function tanyaTukar(
  ctx: Context,
  { body: { kode_member, detail_hadiah } }: CallInput<typeof tukarPoin>,
): Promise<Later<DitukarDiRumah> | undefined> {
  const known = await lihatHadiah(ctx, detail_hadiah)
  if (hadiahGanda(detail_hadiah).length || hadiahTidakDikenal(detail_hadiah, known).length) return undefined
  const { poin, refusals } = poinTukar(detail_hadiah, known)
  if (poin === 0 || refusals.length || hadiahKurang(detail_hadiah, known).length) return undefined
  return mintaTukar(ctx, { kode_member, poin })
}
