/** Counts a print of the receipt once it came out: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakHutang } from '#domain/calls/nota-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hitungCetak } from '../../dokumen/hitung-cetak.ts'

const kunci = statement<{ cetak: number; status_valid: string }>(
  'kunci_cetak_hutang',
  'SELECT cetak, status_valid FROM hutang WHERE kode_toko = $1 AND no_faktur_hutang = $2 FOR UPDATE',
)
const hitung = statement<unknown>(
  'hitung_cetak_hutang',
  'UPDATE hutang SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_faktur_hutang = $2',
)

/** @throws errors.hutangTidakAda, perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_faktur_hutang: no }, body }: CallInput<typeof cetakHutang>,
): Promise<CallReply<typeof cetakHutang>> {
  const key = [ctx.toko.kode_toko, no]
  const [row] = await ctx.sql(kunci, key)
  if (!row) throw errors.hutangTidakAda()
  const { cetak, status_valid } = row
  const dicetak = { cetak, sementara: status_valid === 'OPEN', ref_no: no }
  return { no_faktur_hutang: no, ...(await hitungCetak(ctx, dicetak, body, () => ctx.send(hitung, key))) }
}
