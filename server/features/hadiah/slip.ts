/** The slip of a gift document: counted, then printed for both to sign (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakHadiah, slipHadiah } from '#domain/calls/hadiah.ts'
import { slipHadiah as susunSlip } from '#domain/documents/slip-hadiah.ts'
import { errors } from '#domain/errors.ts'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { slipA5 } from '../../documents/slip-a5.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../http/route.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { harusBoleh, jenisOf, kunciDokumen, muatDokumen, TABEL } from './muat.ts'

/** @throws errors.tidakDiizinkan, hadiahBelumAda, sudahDibatalkan, perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_ref }, body }: CallInput<typeof cetakHadiah>,
): Promise<CallReply<typeof cetakHadiah>> {
  harusBoleh(ctx, jenisOf(no_ref), 'lihat')
  const head = await kunciDokumen(ctx, no_ref)
  if (head.status_valid === 'CANC') throw errors.sudahDibatalkan()
  if (head.cetak > 0)
    await pakaiOtorisasi(ctx, {
      kategori: 'REPRINT NOTA',
      ref_no: no_ref,
      ids: [body?.id_otorisasi],
      untuk: no_ref,
    })
  const { tabel, no } = TABEL[jenisOf(no_ref)]
  await sql`UPDATE ${sql.table(tabel)} SET cetak = cetak + 1 WHERE kode_toko = ${ctx.toko.kode_toko} AND ${sql.ref(no)} = ${no_ref}`.execute(
    ctx.db,
  )
  return { no_ref, cetak: head.cetak + 1, copy: head.cetak }
}

/** @throws errors.tidakDiizinkan, errors.hadiahBelumAda */
export async function slip(
  ctx: Context,
  { params: { no_ref } }: CallInput<typeof slipHadiah>,
): Promise<FileAnswer> {
  harusBoleh(ctx, jenisOf(no_ref), 'lihat')
  const dokumen = await muatDokumen(ctx, no_ref)
  return {
    type: 'application/pdf',
    name: `slip-${no_ref}.pdf`,
    content: await slipA5(susunSlip(dokumen, await tokoNota(ctx))),
  }
}
