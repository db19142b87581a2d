/** The slip of an entry: printed for both to sign, and counted once it came out (DOMAIN §P.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakKasBank, slipKasBank } from '#domain/calls/kas-bank.ts'
import { slipKas } from '#domain/documents/slip-kas.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { akanKeluar, hitungSlip } from '../../dokumen/hitung-cetak.ts'
import { cetakSlip } from '../../documents/cetak.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../outcome.ts'
import { harusBoleh, kunciKas, load } from './list.ts'

const tambah = statement<unknown>(
  'cetak_kas_bank',
  'UPDATE kas_bank SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_kas = $2',
)

/** @throws errors.tidakDiizinkan, dokumenStokTidakAda, sudahDibatalkan, perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no }, body }: CallInput<typeof cetakKasBank>,
): Promise<CallReply<typeof cetakKasBank>> {
  harusBoleh(ctx, no, 'lihat')
  const head = await kunciKas(ctx, no)
  const hitung = () => ctx.send(tambah, [ctx.toko.kode_toko, no])
  return { no, ...(await hitungSlip(ctx, no, head, body, hitung)) }
}

/** @throws errors.tidakDiizinkan, dokumenStokTidakAda */
export async function lembar(
  ctx: Context,
  { params: { no }, query: { kertas, mencetak } }: CallInput<typeof slipKasBank>,
): Promise<FileAnswer> {
  const slip = slipKas(akanKeluar(await load(ctx, no), mencetak), await tokoNota(ctx))
  return {
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: cetakSlip(slip, kertas === '80' ? '80' : 'A5'),
  }
}
