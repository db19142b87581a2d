/** An example of its nota. */
import { notaPenjualan } from '#domain/documents/nota-penjualan.ts'
import { cetakContoh, contohPenjualan, type ContohNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'

export const contohJual: ContohNota = async (ctx, pengaturan) =>
  cetakContoh(
    notaPenjualan(contohPenjualan(ctx), await tokoNota(ctx), ctx.settings, pengaturan, 'CONTOH'),
    pengaturan,
  )
