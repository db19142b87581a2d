/** [Cek]: every row of the pusat beside the shop's, in a transaction that is undone. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { BedaPusat, cekPusat } from '#domain/calls/import-pusat.ts'
import { masterSet, type PusatRow, type SetPusat } from '#domain/impor/pusat.ts'
import { hitung } from '#domain/impor/result.ts'
import type { Context } from '../../context.ts'
import { hargaToko } from '../harga-emas/read.ts'
import type { Banding } from './banding.ts'
import { bandingHarga } from './harga.ts'
import { writeMaster } from './master.ts'
import { contentFromPusat, type Pusat } from './pusat.ts'

/** @throws what contentFromPusat does, errors.portalTidakTerbaca */
export async function cek(
  ctx: Context,
  { body: { set } }: CallInput<typeof cekPusat>,
  asked: () => PusatRow[] | undefined,
): Promise<CallReply<typeof cekPusat>> {
  const { pusat, rows } = await contentFromPusat(ctx, set, asked)
  const all = await bandingkan(ctx, set, pusat, rows)
  return { pusat, jumlah: hitung(all), baris: all.filter(isBeda) }
}

/** Of a master, by writing it all: the transaction must be one that is undone. */
const bandingkan = async (
  ctx: Context,
  set: SetPusat,
  pusat: Pusat,
  rows: readonly PusatRow[],
): Promise<Banding[]> => {
  const master = masterSet(set)
  return master ? writeMaster(ctx, master, pusat, rows) : bandingHarga(await hargaToko(ctx), pusat, rows)
}

const isBeda = (banding: Banding): banding is Banding & BedaPusat => banding.tanda !== 'SAMA'
