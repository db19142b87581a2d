/** An example of its receipt. */
import { notaPesanan, type PesananUntukNota } from '#domain/documents/nota-pesanan.ts'
import { gramToMilligram, percentToPersen, rupiah, tambahHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { printExample, examplePenjualan, type ExampleNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'

export const examplePesanan: ExampleNota = async (ctx, pengaturan) =>
  printExample(notaPesanan(example(ctx), 1, await tokoNota(ctx), ctx.settings, pengaturan), pengaturan)

function example(ctx: Context): PesananUntukNota {
  const sale = examplePenjualan(ctx)
  const dp = rupiah(1_500_000)
  return {
    no_pesanan: sale.no_faktur_group.replace('JL', 'PS'),
    tanggal: sale.tgl_system,
    jam: sale.jam,
    kode_sales: sale.kode_sales,
    nama_sales: sale.nama_sales,
    kode_customer: sale.kode_customer,
    nama_customer: sale.nama_customer,
    no_hp: sale.no_hp,
    alamat_customer: sale.alamat_customer,
    estimasi_tanggal: tambahHari(ctx.toko.tgl_system, 14),
    status_pesanan: 'OPEN',
    input_by: ctx.user.user_id,
    keterangan: '-',
    cetak: 1,
    detail_barang: [
      {
        no: 1,
        status: 'OPEN',
        nama_barang: 'CINCIN NIKAH',
        ukuran: '16',
        catatan: 'UKIR NAMA',
        kadar_cetak: '70%',
        perkiraan_berat: gramToMilligram(4),
        mengikat: true,
        harga_gram: rupiah(1_150_000),
        harga_jual: rupiah(3_450_000),
        ongkos: rupiah(300_000),
        nama_atribut: '-',
        berat_atribut: gramToMilligram(0),
        harga_atribut: rupiah(0),
        harga_total: rupiah(3_750_000),
        berat_customer: gramToMilligram(1),
        kadar_customer: percentToPersen(70),
        kode_barcode: '-',
        berat_jadi: gramToMilligram(0),
      },
    ],
    setoran: [
      {
        urut: 1,
        no_setoran: '-',
        total: dp,
        tgl_system: sale.tgl_system,
        jam: sale.jam,
        status_valid: 'DONE',
        input_by: ctx.user.user_id,
        cetak: 1,
        pembayaran: [{ jenis: 'CASH', nominal: dp, nama_bank: '-', no_card: '-', uang_diterima: dp }],
      },
    ],
  }
}
