/** Counts a print of the receipt before it happens: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakHutang } from '#domain/calls/nota-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'

const kunci = statement<{ cetak: number }>(
  'kunci_cetak_hutang',
  'SELECT cetak FROM hutang WHERE kode_toko = $1 AND no_faktur_hutang = $2 FOR UPDATE',
)
const hitung = statement<unknown>(
  'hitung_cetak_hutang',
  'UPDATE hutang SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_faktur_hutang = $2',
)

/** @throws errors.hutangTidakAda, perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_faktur_hutang: no }, body: { id_otorisasi } }: CallInput<typeof cetakHutang>,
): Promise<CallReply<typeof cetakHutang>> {
  const key = [ctx.toko.kode_toko, no]
  const [row] = await ctx.sql(kunci, key)
  if (!row) throw errors.hutangTidakAda()
  if (row.cetak > 0)
    await pakaiOtorisasi(ctx, { kategori: 'REPRINT NOTA', ref_no: no, ids: [id_otorisasi], untuk: no })
  ctx.send(hitung, key)
  return { no_faktur_hutang: no, cetak: row.cetak + 1, copy: row.cetak }
}
