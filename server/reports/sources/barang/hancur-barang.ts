import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/hancur-barang.ts'
import type { Milligram } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { tgl_awal, tgl_akhir, no_hancur }) =>
    ctx.db
      .selectFrom('dokumen_stok as h')
      .innerJoin('hancur as x', 'x.no', 'h.no')
      .innerJoin('dokumen_stok_barang as d', 'd.no', 'h.no')
      .leftJoin('hancur_hasil as r', (on) => on.onRef('r.no', '=', 'd.no').onRef('r.urut', '=', 'd.urut'))
      .select(['h.no as no_hancur', 'h.tgl_system as tanggal', 'd.kode_barcode', 'd.nama_barang'])
      .select(['d.kode_group', 'd.kode_dept', 'd.berat', 'x.alasan', 'x.otorisasi_by as otorisasi'])
      // Until it was melted nothing has come of it, and nothing is lost.
      .select([
        sql<Milligram>`coalesce(r.berat_hasil, 0)`.as('berat_hasil'),
        sql<Milligram>`coalesce(d.berat - r.berat_hasil, 0)`.as('susut'),
      ])
      .where('h.kode_toko', '=', ctx.toko.kode_toko)
      .where('h.kind', '=', 'HANCUR')
      .where('h.status_valid', '=', 'DONE')
      .where('h.tgl_system', '>=', tgl_awal)
      .where('h.tgl_system', '<=', tgl_akhir)
      .$if(no_hancur !== ALL, (q) => q.where('h.no', '=', no_hancur))
      .orderBy('h.tgl_system')
      .orderBy('h.no')
      .orderBy('d.urut')
      .execute(),
})
