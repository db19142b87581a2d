/** Counts a print of the nota once it came out: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakPembelian } from '#domain/calls/nota-pembelian.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { hitungCetak } from '../../dokumen/hitung-cetak.ts'

/** @throws errors.pembelianTidakAda, errors.sudahDibatalkan, errors.perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_faktur_group }, body }: CallInput<typeof cetakPembelian>,
): Promise<CallReply<typeof cetakPembelian>> {
  const faktur = ctx.db
    .selectFrom('faktur_group')
    .select(['status_valid', 'cetak'])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('no_faktur_group', '=', no_faktur_group)
    .where('jenis', 'in', ['BELI', 'TUKAR'])
  const row = await faktur.forUpdate().executeTakeFirst()
  if (!row) throw errors.pembelianTidakAda({ no_faktur_group })
  if (row.status_valid === 'CANC') throw errors.sudahDibatalkan()
  const { kode_toko } = ctx.toko
  const tambah = () =>
    ctx.db
      .updateTable('faktur_group')
      .set({ cetak: row.cetak + 1 })
      .where('kode_toko', '=', kode_toko)
      .where('no_faktur_group', '=', no_faktur_group)
      .execute()
  const { status_valid, cetak } = row
  const dicetak = { cetak, sementara: status_valid === 'OPEN', ref_no: no_faktur_group }
  return { no_faktur_group, ...(await hitungCetak(ctx, dicetak, body, tambah)) }
}
