/** An example of its receipt. */
import { notaService, type ServiceUntukNota } from '#domain/documents/nota-service.ts'
import { gramToMilligram, rupiah, tambahHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { printExample, examplePenjualan, type ExampleNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'

export const exampleService: ExampleNota = async (ctx, pengaturan) =>
  printExample(notaService(example(ctx), await tokoNota(ctx), pengaturan), pengaturan)

function example(ctx: Context): ServiceUntukNota {
  const sale = examplePenjualan(ctx)
  const dp = rupiah(50_000)
  const barang = {
    no: 1,
    nama_barang: 'CINCIN RETAK',
    jumlah: 1,
    kode_group: 'G700',
    jenis_service: 'PATRI',
    keluhan: 'PATAH DI SAMBUNGAN',
    kondisi: 'BATU LENGKAP',
    berat_terima: gramToMilligram(2.9),
    ongkos: rupiah(120_000),
    berat_selesai: null,
    ongkos_akhir: null,
    pekerjaan: '-',
  }
  return {
    ...sale,
    no_faktur_service: sale.no_faktur_group.replace('JL', 'SV'),
    estimasi_tanggal: tambahHari(ctx.toko.tgl_system, 7),
    status_service: 'MASUK',
    qty: 1,
    berat: barang.berat_terima,
    total: barang.ongkos,
    total_bayar: barang.ongkos,
    dp,
    sisa: rupiah(barang.ongkos - dp),
    input_by: ctx.user.user_id,
    cetak: 1,
    detail_barang: [barang],
    setoran: [
      {
        urut: 1,
        jenis: 'DP',
        status_valid: 'DONE',
        total: dp,
        pembayaran: [{ jenis: 'CASH', nominal: dp, nama_bank: '-', no_card: '-', uang_diterima: dp }],
      },
    ],
  } as unknown as ServiceUntukNota
}
