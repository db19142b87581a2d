import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/lain/rekap-sales-daily.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { barisDibeli } from '../pembelian/baris-dibeli.ts'
import { barisTerjual } from '../penjualan/baris-terjual.ts'
import { sourceOf } from '../../source.ts'

/** Lines of the shop's day; `rupiah` is what was paid for them. */
const hariIni = (ctx: Context, tipe: 'PENJUALAN' | 'PEMBELIAN') => {
  const days = { tgl_awal: ctx.toko.tgl_system, tgl_akhir: ctx.toko.tgl_system }
  return tipe === 'PENJUALAN'
    ? barisTerjual(ctx, days).select(['d.kode_toko', 'd.kode_sales', 'd.berat', 'd.harga_total as rupiah'])
    : barisDibeli(ctx, days).select(['d.kode_toko', 'd.kode_sales', 'd.berat', 'd.harga as rupiah'])
}

export default sourceOf(report, {
  utama: (ctx, { tipe_transaksi, kode_sales }) =>
    ctx.db
      .selectFrom(hariIni(ctx, tipe_transaksi).as('d'))
      .innerJoin('sales as s', (on) =>
        on.onRef('s.kode_toko', '=', 'd.kode_toko').onRef('s.kode_sales', '=', 'd.kode_sales'),
      )
      .$if(kode_sales !== ALL, (q) => q.where('d.kode_sales', '=', kode_sales))
      .groupBy(['d.kode_sales', 's.nama_sales'])
      .orderBy('d.kode_sales')
      .select(({ fn }) => [
        'd.kode_sales',
        's.nama_sales',
        fn.countAll<number>().as('qty'),
        fn.sum<Milligram>('d.berat').as('berat'),
        fn.sum<Rupiah>('d.rupiah').as('rupiah'),
      ])
      .execute(),
})
