/** Several sales persons and trays at once, by the same rules as at their own screens. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { fillSalesBaki } from '#domain/calls/pembukaan.ts'
import { errors, Refusal, refuseAll } from '#domain/errors.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { baki } from '#domain/masters/baki.ts'
import { sales } from '#domain/masters/sales.ts'
import { milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { create } from '../masters/write.ts'
import { opened } from './open.ts'

const PAJANGAN = 'TOKO'

/** All or none. @throws what the masters refuse, at its row: 'baki.2.kode_baki' */
export async function fill(
  ctx: Context,
  { body }: CallInput<typeof fillSalesBaki>,
): Promise<CallReply<typeof fillSalesBaki>> {
  await opened(ctx)
  const bandrol = { berat_bandrol: milligram(0), kapasitas: 0 }
  refuseAll([
    ...ganda(
      'sales',
      body.sales.map((s) => s.kode_sales),
      'kode_sales',
    ),
    ...ganda(
      'baki',
      body.baki.map((b) => b.kode_baki),
      'kode_baki',
    ),
    ...(await tambah(ctx, sales as unknown as AnyMaster, 'sales', body.sales)),
    ...(await tambah(
      ctx,
      baki as unknown as AnyMaster,
      'baki',
      body.baki.map((b) => ({ ...b, ...bandrol, kode_gudang: PAJANGAN })),
    )),
  ])
  return { ditambah: body.sales.length + body.baki.length }
}

const ganda = (list: string, codes: string[], field: string): Refusal[] =>
  codes.flatMap((kode, i) =>
    codes.indexOf(kode) < i ? [errors.barisGanda({ kode }).at(`${list}.${i}.${field}`)] : [],
  )

async function tambah(
  ctx: Context,
  master: AnyMaster,
  list: string,
  rows: readonly Record<string, unknown>[],
): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const [i, row] of rows.entries()) {
    try {
      await create(ctx, master, row)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push(error.errors.length ? error.under(`${list}.${i}`) : error.at(`${list}.${i}`))
    }
  }
  return refusals
}
