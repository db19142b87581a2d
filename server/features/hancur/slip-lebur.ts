/** The slip of melted gold that leaves: printed for both to sign, and counted once it came out (DOMAIN §P.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakLeburKeluar, slipLeburKeluar } from '#domain/calls/hancur.ts'
import { slipLebur } from '#domain/documents/slip-lebur.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { akanKeluar, hitungSlip } from '../../dokumen/hitung-cetak.ts'
import { cetakSlip } from '../../documents/cetak.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../outcome.ts'
import { kunciKepala, load } from './lebur-keluar.ts'

const hitung = statement<unknown>(
  'cetak_lebur_keluar',
  'UPDATE lebur_keluar SET cetak = cetak + 1 WHERE kode_toko = $1 AND no = $2',
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no }, body }: CallInput<typeof cetakLeburKeluar>,
): Promise<CallReply<typeof cetakLeburKeluar>> {
  const head = await kunciKepala(ctx, no)
  const tambah = () => ctx.send(hitung, [ctx.toko.kode_toko, no])
  return { no, ...(await hitungSlip(ctx, no, head, body, tambah)) }
}

/** @throws errors.dokumenStokTidakAda */
export async function slip(
  ctx: Context,
  { params: { no }, query: { mencetak } }: CallInput<typeof slipLeburKeluar>,
): Promise<FileAnswer> {
  return {
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: cetakSlip(slipLebur(akanKeluar(await load(ctx, no), mencetak), await tokoNota(ctx))),
  }
}
