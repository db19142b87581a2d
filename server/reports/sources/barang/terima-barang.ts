import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/terima-barang.ts'
import type { Milligram } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { tgl_from, tgl_to, kode_cabang, no_kirim }) =>
    ctx.db
      .selectFrom('dokumen_stok as h')
      .innerJoin('terima as t', 't.no', 'h.no')
      .innerJoin('terima_barang as b', 'b.no', 'h.no')
      .innerJoin('dokumen_stok_barang as d', (on) =>
        on.onRef('d.no', '=', 'b.no').onRef('d.urut', '=', 'b.urut'),
      )
      .where('h.kode_toko', '=', ctx.toko.kode_toko)
      .where('h.kind', '=', 'TERIMA')
      .where('h.tgl_system', '>=', tgl_from)
      .where('h.tgl_system', '<=', tgl_to)
      .$if(kode_cabang !== ALL, (q) => q.where('t.kode_cabang', '=', kode_cabang))
      .$if(no_kirim !== '', (q) =>
        q.where('t.no_kirim', 'like', `%${no_kirim.replaceAll(/[\\%_]/g, '\\$&')}%`),
      )
      .select([
        'h.no as no_terima',
        't.no_kirim',
        'h.tgl_system as tanggal',
        't.kode_cabang',
        'd.kode_barcode',
        'd.nama_barang',
        'd.kode_group',
        'd.kode_dept',
        'd.berat as berat_kirim',
        'b.berat_terima',
        sql<Milligram>`b.berat_terima - d.berat`.as('selisih'),
        'd.kode_baki',
      ])
      .orderBy('h.jam')
      .orderBy('h.no')
      .orderBy('d.urut')
      .execute(),
})
