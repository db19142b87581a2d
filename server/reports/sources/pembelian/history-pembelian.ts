import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/pembelian/history-pembelian.ts'
import { sourceOf } from '../../source.ts'
import { onlyBoughtLines } from './bought-lines.ts'

/** A piece that another shop has since bought back or received is not among this shop's pieces. */
const status = sql<string>`CASE WHEN d.status_valid = 'CANC' THEN 'BATAL'
    WHEN b.status = 'TERJUAL' THEN 'TERJUAL LAGI' ELSE coalesce(b.status, 'TOKO LAIN') END`

export default sourceOf(report, {
  utama: (ctx, { status: wanted, ...days }) =>
    onlyBoughtLines(ctx, days)
      .leftJoin('barang as b', (on) =>
        on.onRef('b.id', '=', 'd.barang_id').onRef('b.kode_toko', '=', 'd.kode_toko'),
      )
      .$if(wanted !== ALL, (q) => q.where(status, '=', wanted))
      .select([
        'd.no_faktur_beli',
        'd.tgl_system as tanggal',
        'd.kode_barcode',
        'd.nama_barang',
        'd.berat',
        'd.harga',
        'd.no_faktur_jual',
      ])
      .select(
        sql<string>`CASE d.no_faktur_jual WHEN '-' THEN '-'
            ELSE to_char(d.tgl_system - d.umur_hari, 'YYYY-MM-DD') END`.as('tgl_jual'),
      )
      .select(['d.umur_hari', status.as('status')])
      .select(
        sql<string>`coalesce((
              SELECT to_char(max(m.tanggal), 'YYYY-MM-DD') FROM mutasi_stok m
              WHERE m.barang_id = d.barang_id AND m.kode_toko = d.kode_toko), '-')`.as('tgl_status'),
      )
      .orderBy('d.tgl_system')
      .orderBy('d.no_faktur_beli')
      .execute(),
})
