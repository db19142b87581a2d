import report from '#domain/reports/barang/history-cetak-barcode.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { tanggal_awal, tanggal_akhir }) =>
    ctx.db
      .selectFrom('cetak_label as c')
      .innerJoin('history_cetak_barcode as b', 'b.cetak_id', 'c.id')
      .select(['c.tanggal', 'c.user_id', 'b.kode_barcode'])
      .where('c.kode_toko', '=', ctx.toko.kode_toko)
      .where('c.tanggal', '>=', tanggal_awal)
      .where('c.tanggal', '<=', tanggal_akhir)
      .orderBy('c.id')
      .orderBy('b.urut')
      .execute(),
})
