/** An example of its receipt. */
import { notaHutang, type HutangUntukNota } from '#domain/documents/nota-hutang.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { gramToMilligram, percentToPersen, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { printExample, examplePenjualan, type ExampleNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import { izinGadai } from './nota.ts'

export const exampleHutang: ExampleNota = async (ctx, pengaturan) =>
  printExample(notaHutang(example(ctx), await izinGadai(ctx), await tokoNota(ctx), pengaturan), pengaturan)

/** DOMAIN §C.7: 5.200 g, worth 5,408,000; 2,000,000 for a month at 3 %. */
export function example(ctx: Context): HutangUntukNota {
  const sale = examplePenjualan(ctx)
  const { tgl_system } = ctx.toko
  const berat = gramToMilligram(5.2)
  const taksiran = rupiah(5_408_000)
  const jumlah_hutang = rupiah(2_000_000)
  return {
    ...sale,
    no_faktur_hutang: sale.no_faktur_group.replace('JL', 'HT'),
    valid_by: sale.valid_by ?? '-',
    input_by: ctx.user.user_id,
    identitas: { jenis: 'KTP', nomor: '************0001' },
    qty: 1,
    berat_emas: berat,
    berat_bruto: gramToMilligram(5.45),
    taksiran,
    jumlah_hutang,
    metode: 'BULANAN',
    bunga_persen: percentToPersen(3),
    min_hari: 1,
    tenggang_hari: 0,
    min_bunga_rp: rupiah(0),
    lama_pinjam: 1,
    tgl_jatuh_tempo: tambahBulan(tgl_system, 1),
    perpanjang_ke: 0,
    kelipatan: ctx.settings.PEMBULATAN,
    no_amplop: 'A-0001',
    no_segel: 'S-0001',
    no_sertifikat_penaksir: 'PENAKSIR-0001',
    sertifikat_sampai: tambahBulan(tgl_system, 12),
    status_hutang: 'OPEN',
    status_valid: 'DONE',
    detail_barang: [
      {
        no: 1,
        nama_barang: 'GELANG RANTAI',
        kondisi: 'MULUS',
        kategori: 'G700',
        jumlah: 1,
        berat,
        harga_beli_gram: rupiah(1_040_000),
        taksiran,
        foto: null,
      },
    ],
    pembayaran: [
      { jenis: 'CASH', nominal: jumlah_hutang, nama_bank: '-', no_card: '-', uang_diterima: rupiah(0) },
    ],
  }
}
