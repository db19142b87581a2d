/** What somebody must allow, in the demonstration chain: as at the counter, the refusal says what, and the shop's supervisor gives it. */
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { beriOtorisasi } from '../features/otorisasi/beri.ts'
import { PASSWORD, STAF } from './data.ts'

export async function denganIzin<R>(ctx: Context, work: (id_otorisasi?: string) => Promise<R>): Promise<R> {
  const refusal = await work().catch((error: unknown) => error)
  if (!(refusal instanceof Refusal) || !refusal.otorisasi[0]) throw refusal
  const [diminta] = refusal.otorisasi
  const { user_id } = STAF[ctx.toko.kode_toko]!.find(({ level }) => level === 'SPV')!
  const given = await beriOtorisasi(ctx, {
    params: {},
    query: {},
    body: { ...diminta, user_id, password: PASSWORD, keterangan: '-', disetujui: [...diminta.disetujui] },
  })
  if (given instanceof Error) throw given
  return work(given.authorization_id)
}
