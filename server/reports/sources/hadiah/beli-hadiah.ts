import report from '#domain/reports/hadiah/beli-hadiah.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { start_date, end_date }) =>
    ctx.db
      .selectFrom('hadiah_beli as b')
      .innerJoin('hadiah_beli_detail as d', 'd.no_pembelian', 'b.no_pembelian')
      .innerJoin('hadiah as h', (on) =>
        on.onRef('h.kode_toko', '=', 'd.kode_toko').onRef('h.kode_hadiah', '=', 'd.kode_hadiah'),
      )
      .where('b.kode_toko', '=', ctx.toko.kode_toko)
      .where('b.tanggal', '>=', start_date)
      .where('b.tanggal', '<=', end_date)
      .where('b.status', '=', 'DONE')
      .select(['b.no_pembelian', 'b.tanggal', 'b.supplier', 'h.nama_hadiah', 'd.qty', 'd.total_uang'])
      .orderBy('b.tanggal')
      .orderBy('b.no_pembelian')
      .orderBy('d.no')
      .execute(),
})
