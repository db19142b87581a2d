/** Counts a print of a payment's receipt before it happens: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakBayarHutang } from '#domain/calls/nota-bayar-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'

const hitung = statement<{ cetak: number; status_valid: string }>(
  'cetak_bayar_hutang',
  'SELECT cetak, status_valid FROM hutang_bayar WHERE kode_toko = $1 AND no_transaksi = $2 FOR UPDATE',
)
const tambah = statement<unknown>(
  'tambah_cetak_bayar_hutang',
  'UPDATE hutang_bayar SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_transaksi = $2',
)

/** @param untuk the number that an otorisasi names. @throws errors.bayarHutangTidakAda, sudahDibatalkan, perluOtorisasi */
export async function hitungCetak(
  ctx: Context,
  no_transaksi: string,
  { untuk, ids = [] }: { untuk: string; ids?: readonly (string | null | undefined)[] },
): Promise<{ cetak: number; copy: number }> {
  const key = [ctx.toko.kode_toko, no_transaksi]
  const [row] = await ctx.sql(hitung, key)
  if (!row) throw errors.bayarHutangTidakAda({ no_transaksi })
  if (row.status_valid === 'CANC') throw errors.sudahDibatalkan()
  if (row.cetak > 0) await pakaiOtorisasi(ctx, { kategori: 'REPRINT NOTA', ref_no: no_transaksi, ids, untuk })
  ctx.send(tambah, key)
  return { cetak: row.cetak + 1, copy: row.cetak }
}

export async function cetak(
  ctx: Context,
  { params: { no_transaksi }, body: { id_otorisasi } }: CallInput<typeof cetakBayarHutang>,
): Promise<CallReply<typeof cetakBayarHutang>> {
  return {
    no_transaksi,
    ...(await hitungCetak(ctx, no_transaksi, { untuk: no_transaksi, ids: [id_otorisasi] })),
  }
}
