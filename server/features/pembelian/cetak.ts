/** Counts a print of the nota of a purchase or trade-in (dokumen/cetak-faktur.ts). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakPembelian } from '#domain/calls/nota-pembelian.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { cetakFaktur } from '../../dokumen/cetak-faktur.ts'

/** @throws errors.pembelianTidakAda, errors.sudahDibatalkan, errors.perluOtorisasi */
export const cetak = (
  ctx: Context,
  { params: { no_faktur_group }, body }: CallInput<typeof cetakPembelian>,
): Promise<CallReply<typeof cetakPembelian>> =>
  cetakFaktur(ctx, no_faktur_group, ['BELI', 'TUKAR'], errors.pembelianTidakAda, body)
