/** The slip of melted gold that leaves: counted, then printed for both to sign. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakLeburKeluar, slipLeburKeluar } from '#domain/calls/hancur.ts'
import { slipLebur } from '#domain/documents/slip-lebur.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { slipA5 } from '../../documents/slip-a5.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../http/route.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { kunciKepala, muat } from './lebur-keluar.ts'

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
  if (head.status_valid === 'CANC') throw errors.sudahDibatalkan()
  if (head.cetak > 0)
    await pakaiOtorisasi(ctx, { kategori: 'REPRINT NOTA', ref_no: no, ids: [body?.id_otorisasi], untuk: no })
  ctx.send(hitung, [ctx.toko.kode_toko, no])
  return { no, cetak: head.cetak + 1, copy: head.cetak }
}

/** @throws errors.dokumenStokTidakAda */
export async function slip(
  ctx: Context,
  { params: { no } }: CallInput<typeof slipLeburKeluar>,
): Promise<FileAnswer> {
  return {
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: await slipA5(slipLebur(await muat(ctx, no), await tokoNota(ctx))),
  }
}
