import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/hutang/hutang-persales.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { hutangSah } from './lines.ts'

export default sourceOf(report, {
  utama: (ctx, { kode_sales, tgl_from, tgl_to, status_hutang }) =>
    hutangSah(ctx)
      .innerJoin('sales as s', (on) =>
        on.onRef('s.kode_toko', '=', 'h.kode_toko').onRef('s.kode_sales', '=', 'h.kode_sales'),
      )
      .where('h.status_hutang', '=', status_hutang)
      .where('h.tgl_system', '>=', tgl_from)
      .where('h.tgl_system', '<=', tgl_to)
      .$if(kode_sales !== ALL, (q) => q.where('h.kode_sales', '=', kode_sales))
      .groupBy(['h.kode_sales', 's.nama_sales'])
      .orderBy('h.kode_sales')
      .select(({ fn }) => [
        'h.kode_sales',
        's.nama_sales',
        fn.sum<number>('b.jumlah').as('qty'),
        fn.sum<Milligram>('h.berat_emas').as('berat'),
        fn.sum<Rupiah>('h.jumlah_hutang').as('jumlah_hutang'),
      ])
      .execute(),
})
