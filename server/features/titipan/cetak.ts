/** Counts a print of a receipt once it came out: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakTitipan } from '#domain/calls/nota-titipan.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { hitungCetak } from '../../dokumen/hitung-cetak.ts'

/** @throws errors.titipanTidakAda, errors.titipanDibatalkan, errors.perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_titip_group }, body: { urut, ...body } }: CallInput<typeof cetakTitipan>,
): Promise<CallReply<typeof cetakTitipan>> {
  const setoran = ctx.db
    .selectFrom('titip_bayar')
    .select(['no_titip_bayar', 'status_valid', 'cetak'])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('no_titip_group', '=', no_titip_group)
    .where('urut', '=', urut)
  const row = await setoran.forUpdate().executeTakeFirst()
  if (!row) throw errors.titipanTidakAda({ no_titip_group })
  if (row.status_valid === 'CANC') throw errors.titipanDibatalkan({ no_titip_group })
  const { no_titip_bayar: ref_no, status_valid, cetak } = row
  const tambah = () =>
    ctx.db
      .updateTable('titip_bayar')
      .set({ cetak: cetak + 1 })
      .where('no_titip_bayar', '=', ref_no)
      .execute()
  const dicetak = { cetak, sementara: status_valid === 'OPEN', ref_no, untuk: no_titip_group }
  return { no_titip_group, ...(await hitungCetak(ctx, dicetak, body, tambah)) }
}
