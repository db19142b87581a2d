/** Counts a print of the nota of a sale (dokumen/cetak-faktur.ts). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakPenjualan } from '#domain/calls/nota-penjualan.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { cetakFaktur } from '../../dokumen/cetak-faktur.ts'

/** @throws errors.penjualanTidakAda, errors.sudahDibatalkan, errors.perluOtorisasi */
export const cetak = (
  ctx: Context,
  { params: { no_faktur_group }, body }: CallInput<typeof cetakPenjualan>,
): Promise<CallReply<typeof cetakPenjualan>> =>
  cetakFaktur(ctx, no_faktur_group, ['JUAL'], errors.penjualanTidakAda, body)
