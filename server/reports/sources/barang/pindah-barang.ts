import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/pindah-barang.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { tgl_from, tgl_to, gudang_asal, baki_asal, gudang_tujuan, baki_tujuan, user_id }) =>
    ctx.db
      .selectFrom('dokumen_stok as h')
      .innerJoin('dokumen_stok_barang as d', 'd.no', 'h.no')
      .where('h.kode_toko', '=', ctx.toko.kode_toko)
      .where('h.kind', '=', 'PINDAH')
      .where('h.tgl_system', '>=', tgl_from)
      .where('h.tgl_system', '<=', tgl_to)
      .where('h.status_valid', '=', 'DONE')
      .$if(gudang_asal !== ALL, (q) => q.where('d.kode_gudang', '=', gudang_asal))
      .$if(baki_asal !== ALL, (q) => q.where('d.kode_baki', '=', baki_asal))
      .$if(gudang_tujuan !== ALL, (q) => q.where('h.kode_gudang', '=', gudang_tujuan))
      .$if(baki_tujuan !== ALL, (q) => q.where('h.kode_baki', '=', baki_tujuan))
      .$if(user_id !== ALL, (q) => q.where('h.input_by', '=', user_id))
      .select(['h.no as no_pindah', 'h.tgl_system as tanggal'])
      .select(sql<string>`to_char(h.jam, 'HH24:MI:SS')`.as('jam'))
      .select(['d.kode_barcode', 'd.nama_barang', 'd.kode_group', 'd.kode_dept'])
      .select(sql<number>`1`.as('qty'))
      .select('d.berat')
      .select(sql<string>`d.kode_gudang || ' / ' || d.kode_baki`.as('asal'))
      .select(['h.ke as tujuan', 'h.input_by'])
      .orderBy('h.no')
      .orderBy('d.urut')
      .execute(),
})
