import report from '#domain/reports/hadiah/ambil-hadiah.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { start_date, end_date }) =>
    ctx.db
      .selectFrom('hadiah_ambil as a')
      .innerJoin('hadiah_ambil_detail as d', 'd.no_pengambilan', 'a.no_pengambilan')
      .innerJoin('hadiah as h', (on) =>
        on.onRef('h.kode_toko', '=', 'd.kode_toko').onRef('h.kode_hadiah', '=', 'd.kode_hadiah'),
      )
      .where('a.kode_toko', '=', ctx.toko.kode_toko)
      .where('a.tanggal', '>=', start_date)
      .where('a.tanggal', '<=', end_date)
      .where('a.status', '=', 'DONE')
      .select(['a.no_pengambilan', 'a.tanggal', 'd.alasan', 'h.nama_hadiah', 'd.qty'])
      .orderBy('a.tanggal')
      .orderBy('a.no_pengambilan')
      .orderBy('d.no')
      .execute(),
})
