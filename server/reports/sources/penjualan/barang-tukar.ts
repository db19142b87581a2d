import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/penjualan/barang-tukar.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import { boughtLines } from '../pembelian/bought-lines.ts'
import { sourceOf } from '../../source.ts'
import { soldLines } from './sold-lines.ts'

/** Of the visit, beside its pieces of either side. */
const KEPALA = [
  'f.no_faktur_group',
  'f.tgl_system as tanggal',
  'f.nama_customer',
  'f.total_bayar',
  sql<Rupiah>`f.total_jual - f.total_beli`.as('selisih'),
] as const

export default sourceOf(report, {
  // The first old piece stands beside the first new one, and so on; what has no other side is alone.
  TUKAR: (ctx, { kode_sales, jenis_laporan: _, ...days }) =>
    ctx.db
      .with('baru', () =>
        soldLines(ctx, days)
          .where('f.jenis', '=', 'TUKAR')
          .$if(kode_sales !== ALL, (q) => q.where('f.kode_sales', '=', kode_sales))
          .select(KEPALA)
          .select(['d.kode_barcode', 'd.nama_barang', 'd.berat'])
          .select(['d.harga_jual', 'd.ongkos', 'd.harga_atribut', 'd.harga_total'])
          .select(sql<number>`row_number() OVER (PARTITION BY d.no_faktur_group ORDER BY d.no)`.as('n')),
      )
      .with('lama', () =>
        boughtLines(ctx, days)
          .where('f.jenis', '=', 'TUKAR')
          .$if(kode_sales !== ALL, (q) => q.where('f.kode_sales', '=', kode_sales))
          .select(KEPALA)
          .select(['d.nama_barang', 'd.berat', 'd.harga'])
          .select(sql<number>`row_number() OVER (PARTITION BY d.no_faktur_group ORDER BY d.no)`.as('n')),
      )
      .selectFrom('lama as l')
      .fullJoin('baru as b', (on) =>
        on.onRef('b.no_faktur_group', '=', 'l.no_faktur_group').onRef('b.n', '=', 'l.n'),
      )
      .select([
        sql<string>`coalesce(l.no_faktur_group, b.no_faktur_group)`.as('no_faktur_group'),
        sql<TanggalSystem>`coalesce(l.tanggal, b.tanggal)`.as('tanggal'),
        sql<string>`coalesce(l.nama_customer, b.nama_customer)`.as('nama_customer'),
      ])
      .select([
        sql<string>`coalesce(l.nama_barang, '-')`.as('nama_lama'),
        sql<Milligram>`coalesce(l.berat, 0)`.as('berat_lama'),
        sql<Rupiah>`coalesce(l.harga, 0)`.as('harga_beli'),
        sql<string>`coalesce(b.kode_barcode, '-')`.as('kode_barcode'),
        sql<string>`coalesce(b.nama_barang, '-')`.as('nama_barang'),
        sql<Milligram>`coalesce(b.berat, 0)`.as('berat'),
        sql<Rupiah>`coalesce(b.harga_jual, 0)`.as('harga_jual'),
        sql<Rupiah>`coalesce(b.ongkos, 0)`.as('ongkos'),
        sql<Rupiah>`coalesce(b.harga_atribut, 0)`.as('harga_atribut'),
        sql<Rupiah>`coalesce(b.harga_total, 0)`.as('harga_total'),
        sql<Rupiah>`CASE coalesce(l.n, b.n) WHEN 1 THEN coalesce(l.selisih, b.selisih) ELSE 0 END`.as(
          'selisih',
        ),
        sql<Rupiah>`CASE coalesce(l.n, b.n) WHEN 1 THEN coalesce(l.total_bayar, b.total_bayar) ELSE 0 END`.as(
          'bayar',
        ),
      ])
      .orderBy('tanggal')
      .orderBy('no_faktur_group')
      .orderBy(sql`coalesce(l.n, b.n)`)
      .execute(),

  'BARANG KEMBALI': (ctx, { kode_sales, jenis_laporan: _, ...days }) =>
    soldLines(ctx, days)
      .where('d.status_tukar', '=', true)
      // A purchase of another shop of the chain is not seen here.
      .leftJoin('beli_detail as b', (on) =>
        on
          .onRef('b.no_faktur_jual', '=', 'd.no_faktur_jual')
          .onRef('b.kode_toko', '=', 'd.kode_toko')
          .on('b.status_valid', '=', 'DONE')
          // as the index of what came back says it
          .on('b.no_faktur_jual', '<>', '-'),
      )
      .$if(kode_sales !== ALL, (q) => q.where('d.kode_sales', '=', kode_sales))
      .select([
        'd.tgl_system as tanggal',
        'd.no_faktur_group',
        'f.nama_customer',
        'd.kode_barcode',
        'd.nama_barang',
        'd.berat',
        'd.harga_jual',
        'd.ongkos',
        'd.harga_atribut',
        'd.harga_total',
      ])
      .select([
        sql<string>`coalesce(b.no_faktur_beli, 'TOKO LAIN')`.as('no_faktur_beli'),
        sql<string>`coalesce(to_char(b.tgl_system, 'YYYY-MM-DD'), '-')`.as('tgl_kembali'),
      ])
      .orderBy('d.tgl_system')
      .orderBy('d.no_faktur_jual')
      .execute(),
})
