/** The slip of a gift document: printed for both to sign, and counted once it came out (DOMAIN §F.5, §P.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakHadiah, slipHadiah } from '#domain/calls/hadiah.ts'
import { slipHadiah as susunSlip } from '#domain/documents/slip-hadiah.ts'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { akanKeluar, hitungSlip } from '../../dokumen/hitung-cetak.ts'
import { cetakSlip } from '../../documents/cetak.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../outcome.ts'
import { harusBoleh, jenisOf, kunciDokumen, loadDokumen, TABLES } from './load.ts'

/** @throws errors.tidakDiizinkan, hadiahBelumAda, sudahDibatalkan, perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_ref }, body }: CallInput<typeof cetakHadiah>,
): Promise<CallReply<typeof cetakHadiah>> {
  harusBoleh(ctx, jenisOf(no_ref), 'lihat')
  const head = await kunciDokumen(ctx, no_ref)
  const { table, no } = TABLES[jenisOf(no_ref)]
  const tambah = () =>
    sql`UPDATE ${sql.table(table)} SET cetak = cetak + 1
      WHERE kode_toko = ${ctx.toko.kode_toko} AND ${sql.ref(no)} = ${no_ref}`.execute(ctx.db)
  return { no_ref, ...(await hitungSlip(ctx, no_ref, head, body, tambah)) }
}

/** @throws errors.tidakDiizinkan, errors.hadiahBelumAda */
export async function slip(
  ctx: Context,
  { params: { no_ref }, query: { mencetak } }: CallInput<typeof slipHadiah>,
): Promise<FileAnswer> {
  harusBoleh(ctx, jenisOf(no_ref), 'lihat')
  const dokumen = akanKeluar(await loadDokumen(ctx, no_ref), mencetak)
  return {
    type: 'application/pdf',
    name: `slip-${no_ref}.pdf`,
    content: cetakSlip(susunSlip(dokumen, await tokoNota(ctx))),
  }
}
