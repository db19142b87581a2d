/** Counts a print of a payment's receipt once it came out: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakBayarHutang } from '#domain/calls/nota-bayar-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hitungCetak, type CetakResult } from '../../dokumen/hitung-cetak.ts'

const hitung = statement<{ cetak: number; status_valid: string }>(
  'cetak_bayar_hutang',
  'SELECT cetak, status_valid FROM hutang_bayar WHERE kode_toko = $1 AND no_transaksi = $2 FOR UPDATE',
)
const tambah = statement<unknown>(
  'tambah_cetak_bayar_hutang',
  'UPDATE hutang_bayar SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_transaksi = $2',
)

/** @param untuk the number that an otorisasi names. @throws errors.bayarHutangTidakAda, sudahDibatalkan, perluOtorisasi */
export async function hitungBayar(
  ctx: Context,
  no_transaksi: string,
  untuk: string,
  body?: CallInput<typeof cetakBayarHutang>['body'],
): Promise<CetakResult> {
  const key = [ctx.toko.kode_toko, no_transaksi]
  const [row] = await ctx.sql(hitung, key)
  if (!row) throw errors.bayarHutangTidakAda({ no_transaksi })
  if (row.status_valid === 'CANC') throw errors.sudahDibatalkan()
  const dicetak = { cetak: row.cetak, sementara: row.status_valid === 'OPEN', ref_no: no_transaksi, untuk }
  return hitungCetak(ctx, dicetak, body, () => ctx.send(tambah, key))
}

export const cetak = async (
  ctx: Context,
  { params: { no_transaksi }, body }: CallInput<typeof cetakBayarHutang>,
): Promise<CallReply<typeof cetakBayarHutang>> => ({
  no_transaksi,
  ...(await hitungBayar(ctx, no_transaksi, no_transaksi, body)),
})
