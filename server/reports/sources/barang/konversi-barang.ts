import report from '#domain/reports/barang/konversi-barang.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { start_date, end_date }) =>
    ctx.db
      .selectFrom('dokumen_stok as h')
      .innerJoin('dokumen_stok_barang as d', 'd.no', 'h.no')
      .innerJoin('konversi_barang as k', (on) => on.onRef('k.no', '=', 'd.no').onRef('k.urut', '=', 'd.urut'))
      .select(['h.no as no_konversi', 'h.tgl_system as tanggal', 'd.kode_barcode', 'd.nama_barang'])
      .select([
        'd.kode_group as kategori_asal',
        'k.kode_group as kategori_tujuan',
        'd.kode_dept as jenis_asal',
        'k.kode_dept as jenis_tujuan',
      ])
      .where('h.kode_toko', '=', ctx.toko.kode_toko)
      .where('h.kind', '=', 'KONVERSI')
      .where('h.status_valid', '=', 'DONE')
      .where('h.tgl_system', '>=', start_date)
      .where('h.tgl_system', '<=', end_date)
      .orderBy('h.tgl_system')
      .orderBy('h.no')
      .orderBy('d.urut')
      .execute(),
})
