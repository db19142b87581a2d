/** Counts a print of the nota of a sale, a purchase or a trade-in once it came out: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { z } from 'zod'
import type { zCetak } from '#domain/calls/faktur.ts'
import type { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { hitungSlip, type CetakResult } from './hitung-cetak.ts'

/** @throws `missing`, errors.sudahDibatalkan, errors.perluOtorisasi */
export async function cetakFaktur(
  ctx: Context,
  no_faktur_group: string,
  jenis: readonly ('JUAL' | 'BELI' | 'TUKAR')[],
  missing: (about: { no_faktur_group: string }) => Refusal,
  body: z.output<typeof zCetak> | undefined,
): Promise<{ no_faktur_group: string } & CetakResult> {
  const { kode_toko } = ctx.toko
  const faktur = ctx.db
    .selectFrom('faktur_group')
    .select(['status_valid', 'cetak'])
    .where('kode_toko', '=', kode_toko)
    .where('no_faktur_group', '=', no_faktur_group)
    .where('jenis', 'in', jenis)
  const row = await faktur.forUpdate().executeTakeFirst()
  if (!row) throw missing({ no_faktur_group })
  const tambah = () =>
    ctx.db
      .updateTable('faktur_group')
      .set({ cetak: row.cetak + 1 })
      .where('kode_toko', '=', kode_toko)
      .where('no_faktur_group', '=', no_faktur_group)
      .execute()
  return { no_faktur_group, ...(await hitungSlip(ctx, no_faktur_group, row, body, tambah)) }
}
