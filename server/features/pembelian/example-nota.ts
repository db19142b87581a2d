/** Examples of its notas. */
import type { PembelianLengkap } from '#domain/calls/pembelian.ts'
import { ketentuanBeliKembali } from '#domain/documents/ketentuan-beli-kembali.ts'
import { notaPembelian } from '#domain/documents/nota-pembelian.ts'
import { gramToMilligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { printExample, examplePenjualan, type ExampleNota } from '../../documents/example-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'

export const exampleBeli: ExampleNota = async (ctx, pengaturan) =>
  printExample(
    notaPembelian(examplePembelian(ctx, 'PEMBELIAN'), await tokoNota(ctx), pengaturan, {
      ketentuan: '',
      qr: '',
    }),
    pengaturan,
  )

export const exampleTukar: ExampleNota = async (ctx, pengaturan) =>
  printExample(
    notaPembelian(examplePembelian(ctx, 'TUKAR'), await tokoNota(ctx), pengaturan, {
      ketentuan: ketentuanBeliKembali(ctx.settings),
      qr: 'CONTOH',
    }),
    pengaturan,
  )

/** Example purchase: one piece of the example sale is brought back; in a trade-in, against the other piece. */
function examplePembelian(ctx: Context, kind: PembelianLengkap['kind']): PembelianLengkap {
  const sale = examplePenjualan(ctx)
  const tukar = kind === 'TUKAR'
  const [cincin, gelang] = sale.detail_barang
  const dijual = tukar ? [gelang!] : []
  const total_jual = rupiah(dijual.reduce((sum, d) => sum + d.harga_total, 0))
  const total = rupiah(1_474_500)
  const beli = {
    ...cincin!,
    no_faktur_jual: `${sale.no_faktur_group}-01`,
    berat_nota: cincin!.berat,
    harga_nota: cincin!.harga_total,
    kondisi: 'MULUS',
    harga_rata: rupiah(627_500),
    basis_rp: rupiah(1_527_500),
    rugi_nota_rp: rupiah(35_500),
    potongan_kondisi_rp: rupiah(17_500),
    potongan_manual: rupiah(0),
    harga: total,
  }
  return {
    ...sale,
    kind,
    identitas: null,
    no_faktur_hutang: '-',
    no_faktur_group: sale.no_faktur_group.replace('JL', tukar ? 'TK' : 'BL'),
    detail_barang: dijual,
    detail_beli: [beli],
    total,
    total_jual,
    berat: cincin!.berat,
    berat_jual: gramToMilligram(tukar ? 5.125 : 0),
    total_bayar: tukar ? rupiah(total_jual - total) : total,
    pembayaran: [
      {
        ...sale.pembayaran[0]!,
        arah: tukar ? 'MASUK' : 'KELUAR',
        nominal: tukar ? rupiah(total_jual - total) : total,
        keterangan: '-',
        kembalian: rupiah(0),
      },
    ],
  } as unknown as PembelianLengkap
}
