/** An example of its receipt. */
import { notaTitipan, type TitipanUntukNota } from '#domain/documents/nota-titipan.ts'
import { rupiah, tambahHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { printExample, examplePenjualan, type ExampleNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'

export const exampleTitip: ExampleNota = async (ctx, pengaturan) =>
  printExample(notaTitipan(exampleTitipan(ctx), 1, await tokoNota(ctx), ctx.settings, pengaturan), pengaturan)

function exampleTitipan(ctx: Context): TitipanUntukNota {
  const sale = examplePenjualan(ctx)
  const total = rupiah(1_000_000)
  return {
    ...sale,
    no_titip_group: sale.no_faktur_group.replace('JL', 'TT'),
    total: sale.total,
    tgl_kunci_harga: tambahHari(ctx.toko.tgl_system, ctx.settings.TITIP_MASA_HARI),
    detail_barang: sale.detail_barang,
    setoran: [
      {
        urut: 1,
        total,
        tgl_system: sale.tgl_system,
        jam: sale.jam,
        status_valid: 'DONE',
        valid_by: sale.valid_by,
        cetak: 1,
        pembayaran: [{ jenis: 'CASH', nominal: total, nama_bank: '-', no_card: '-', uang_diterima: total }],
      },
    ],
  } as unknown as TitipanUntukNota
}
