import { sql } from 'kysely'
import report from '#domain/reports/penjualan/batal-penjualan.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { tgl_awal, tgl_akhir }) =>
    ctx.db
      .selectFrom('jual_batal as b')
      .leftJoin('otorisasi as o', 'o.authorization_id', 'b.otorisasi_id')
      .select([
        'b.tgl_batal',
        sql<string>`to_char(b.jam, 'HH24:MI:SS')`.as('jam'),
        'b.no_faktur_group',
        'b.no_faktur_jual',
        'b.kode_barcode',
        'b.nama_barang',
      ])
      .select(['b.berat', 'b.harga_total', 'b.refund', 'b.refund_rp', 'b.alasan', 'b.user_id as input_by'])
      .select(sql<string>`coalesce(o.user_otorisasi, '-')`.as('otorisasi'))
      .where('b.kode_toko', '=', ctx.toko.kode_toko)
      .where('b.tgl_batal', '>=', tgl_awal)
      .where('b.tgl_batal', '<=', tgl_akhir)
      .orderBy('b.tgl_batal')
      .orderBy('b.id')
      .execute(),
})
