import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/hadiah/mutasi-hadiah.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  REKAP: (ctx, { start_date, end_date, kategori }) => {
    const ofKategori = kategori === ALL ? sql`true` : sql`m.kategori = ${kategori}`
    return (
      ctx.db
        .selectFrom('mutasi_hadiah as m')
        .innerJoin('hadiah as h', (on) =>
          on.onRef('h.kode_toko', '=', 'm.kode_toko').onRef('h.kode_hadiah', '=', 'm.kode_hadiah'),
        )
        .where('m.kode_toko', '=', ctx.toko.kode_toko)
        .where('m.tanggal', '<=', end_date)
        .groupBy(['m.kode_hadiah', 'h.nama_hadiah'])
        // A gift that did not move is in stock too; of one kategori, only gifts that moved by it.
        .$if(kategori !== ALL, (q) =>
          q.having(sql<boolean>`bool_or(m.tanggal >= ${start_date} AND ${ofKategori})`),
        )
        .select(['m.kode_hadiah', 'h.nama_hadiah'])
        .select([
          sql<number>`coalesce(sum(m.stock_in - m.stock_out) FILTER (WHERE m.tanggal < ${start_date}), 0)`.as(
            'stock_awal',
          ),
          sql<number>`coalesce(sum(m.stock_in) FILTER (WHERE m.tanggal >= ${start_date} AND ${ofKategori}), 0)`.as(
            'stock_in',
          ),
          sql<number>`coalesce(sum(m.stock_out) FILTER (WHERE m.tanggal >= ${start_date} AND ${ofKategori}), 0)`.as(
            'stock_out',
          ),
          sql<number>`sum(m.stock_in - m.stock_out)`.as('stock_akhir'),
        ])
        .orderBy('m.kode_hadiah')
        .execute()
    )
  },

  DETAIL: (ctx, { start_date, end_date, kategori }) =>
    ctx.db
      .selectFrom('mutasi_hadiah as m')
      .innerJoin('hadiah as h', (on) =>
        on.onRef('h.kode_toko', '=', 'm.kode_toko').onRef('h.kode_hadiah', '=', 'm.kode_hadiah'),
      )
      .where('m.kode_toko', '=', ctx.toko.kode_toko)
      .where('m.tanggal', '>=', start_date)
      .where('m.tanggal', '<=', end_date)
      .$if(kategori !== ALL, (q) => q.where('m.kategori', '=', kategori))
      .select([
        'm.no_ref',
        'm.kategori',
        'm.tanggal',
        'm.keterangan',
        'h.nama_hadiah',
        'm.stock_in',
        'm.stock_out',
      ])
      .orderBy('m.tanggal')
      .orderBy('m.id')
      .execute(),
})
