import { sql } from 'kysely'
import report from '#domain/reports/barang/kirim-barang.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  // A piece that arrived is another shop's: of it stands here what the shipment wrote down.
  utama: (ctx, { kode_cabang, no_kirim }) =>
    ctx.db
      .selectFrom('kirim as k')
      .innerJoin('kirim_barang as l', 'l.no', 'k.no')
      .innerJoin('dokumen_stok_barang as d', (on) =>
        on.onRef('d.no', '=', 'l.no').onRef('d.urut', '=', 'l.urut'),
      )
      .where('k.kode_toko', '=', ctx.toko.kode_toko)
      .where('k.kode_cabang', '=', kode_cabang)
      .where('k.no', '=', no_kirim)
      .where('k.status_kirim', 'in', ['KIRIM', 'TERIMA'])
      .select([
        'd.kode_baki as kode_toko',
        'd.kode_barcode',
        'd.kode_group',
        'd.kode_dept',
        'd.nama_barang',
        'l.tipe_barang',
        'd.berat',
        'k.no as no_kirim',
        'l.tgl_kirim as tanggal',
        sql<string>`k.kode_cabang`.as('kode_cabang'),
      ])
      .orderBy('d.urut')
      .execute(),
})
