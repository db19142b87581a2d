/** The slip of a stock document: printed for both to sign, and counted once it came out (DOMAIN §F.5, §P.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { CallsStok } from '#domain/calls/dokumen-stok.ts'
import { slipStok } from '#domain/documents/slip-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { akanKeluar, hitungSlip } from '../dokumen/hitung-cetak.ts'
import { cetakSlip } from '../documents/cetak.ts'
import { tokoNota } from '../documents/toko-nota.ts'
import type { FileAnswer } from '../outcome.ts'
import { kunciDokumen, loadDokumen } from './list.ts'

const hitung = statement<unknown>(
  'cetak_dokumen_stok',
  'UPDATE dokumen_stok SET cetak = cetak + 1 WHERE kode_toko = $1 AND no = $2',
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, perluOtorisasi */
export async function cetak(
  ctx: Context,
  dokumen: DokumenStok,
  { params: { no }, body }: CallInput<CallsStok['cetak']>,
): Promise<CallReply<CallsStok['cetak']>> {
  const head = await kunciDokumen(ctx, dokumen, no)
  const tambah = () => ctx.send(hitung, [ctx.toko.kode_toko, no])
  return { no, ...(await hitungSlip(ctx, no, head, body, tambah)) }
}

/** @throws errors.dokumenStokTidakAda */
export async function slip(
  ctx: Context,
  dokumen: DokumenStok,
  { params: { no }, query: { mencetak } }: CallInput<CallsStok['slip']>,
): Promise<FileAnswer> {
  const tersimpan = akanKeluar(await loadDokumen(ctx, dokumen, no), mencetak)
  return {
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: cetakSlip(slipStok(dokumen, tersimpan, await tokoNota(ctx))),
  }
}
