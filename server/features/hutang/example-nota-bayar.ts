/** An example of the nota of a settlement. */
import { notaBayarHutang } from '#domain/documents/nota-bayar-hutang.ts'
import { rupiah } from '#domain/units.ts'
import { printExample, type ExampleNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import { example } from './example-nota.ts'

export const exampleLunas: ExampleNota = async (ctx, pengaturan) => {
  const hutang = example(ctx)
  const { tgl_system, jumlah_hutang: pokok, tgl_jatuh_tempo } = hutang
  const bunga = rupiah(60_000)
  const total = rupiah(pokok + bunga)
  const bayar = {
    no_transaksi: hutang.no_faktur_hutang.replace('HT', 'LN'),
    urut: 1,
    jenis: 'LUNAS' as const,
    no_induk: '-',
    tgl_system,
    jam: hutang.jam,
    pokok,
    bunga,
    bunga_seharusnya: bunga,
    kali: 1,
    harga_serah: rupiah(0),
    no_faktur_group: '-',
    sisa_pokok: rupiah(0),
    tgl_bunga_sampai: tgl_jatuh_tempo,
    tgl_jatuh_tempo,
    perpanjang_ke: 0,
    catatan: '-',
    status_valid: 'DONE' as const,
    bisa_batal: false,
    alasan_batal: '-',
    cetak: 1,
    input_by: ctx.user.user_id,
    pembayaran: [{ jenis: 'CASH', nominal: total, nama_bank: '-', no_card: '-', uang_diterima: total }],
  }
  const content = { hutang, bayar: [bayar] as const, diserahkan: [] }
  return printExample(notaBayarHutang(content, await tokoNota(ctx), pengaturan), pengaturan)
}
