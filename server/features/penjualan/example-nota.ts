/** An example of its nota. */
import { notaPenjualan } from '#domain/documents/nota-penjualan.ts'
import { printExample, examplePenjualan, type ExampleNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'

export const exampleJual: ExampleNota = async (ctx, pengaturan) =>
  printExample(
    notaPenjualan(examplePenjualan(ctx), await tokoNota(ctx), ctx.settings, pengaturan, 'CONTOH'),
    pengaturan,
  )
