/** The slip of a stock document: counted, then printed for both to sign (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { CallsStok } from '#domain/calls/dokumen-stok.ts'
import { slipStok } from '#domain/documents/slip-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { slipA5 } from '../documents/slip-a5.ts'
import { tokoNota } from '../documents/toko-nota.ts'
import type { FileAnswer } from '../http/route.ts'
import { pakaiOtorisasi } from '../rantai/otorisasi.ts'
import { kunciDokumen, muatDokumen } from './daftar.ts'

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
  if (head.status_valid === 'CANC') throw errors.sudahDibatalkan()
  if (head.cetak > 0)
    await pakaiOtorisasi(ctx, { kategori: 'REPRINT NOTA', ref_no: no, ids: [body?.id_otorisasi], untuk: no })
  ctx.send(hitung, [ctx.toko.kode_toko, no])
  return { no, cetak: head.cetak + 1, copy: head.cetak }
}

/** @throws errors.dokumenStokTidakAda */
export async function slip(
  ctx: Context,
  dokumen: DokumenStok,
  { params: { no } }: CallInput<CallsStok['slip']>,
): Promise<FileAnswer> {
  const tersimpan = await muatDokumen(ctx, dokumen, no)
  return {
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: await slipA5(slipStok(dokumen, tersimpan, await tokoNota(ctx))),
  }
}
