/** Otorisasi in the demonstration chain: the shop's supervisor gives it. */
import { Refusal } from '#domain/errors.ts'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import type { Context } from '../context.ts'
import { beriOtorisasi } from '../features/otorisasi/beri.ts'
import { PASSWORD, STAF } from './data.ts'

/** @returns its id */
export async function izinkan(ctx: Context, diminta: OtorisasiDiminta): Promise<string> {
  const { user_id } = STAF[ctx.toko.kode_toko]!.find(({ level }) => level === 'SPV')!
  const given = await beriOtorisasi(ctx, {
    params: {},
    query: {},
    body: { ...diminta, user_id, password: PASSWORD, keterangan: '-', disetujui: [...diminta.disetujui] },
  })
  if (given instanceof Error) throw given
  return given.authorization_id
}

/** As at the counter: the refusal says what. Not for what has drawn a number by then: it would be missing. */
export async function denganIzin<R>(ctx: Context, work: (id_otorisasi?: string) => Promise<R>): Promise<R> {
  const refusal = await work().catch((error: unknown) => error)
  if (!(refusal instanceof Refusal) || !refusal.otorisasi[0]) throw refusal
  return work(await izinkan(ctx, refusal.otorisasi[0]))
}
