import { sql } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/pembelian/transaksi-pembelian.ts'
import { hargaPerGram } from '#domain/rules/rata-rata.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'
import { barisDibeli } from './baris-dibeli.ts'

const pembelian = (
  ctx: Context,
  { kondisi, kode_group, kode_dept, ...days }: FilterValues<typeof report.filters>,
) =>
  barisDibeli(ctx, days)
    .$if(kondisi !== ALL, (q) => q.where('d.kondisi', '=', kondisi))
    .$if(kode_group !== ALL, (q) => q.where('d.kode_group', '=', kode_group))
    .$if(kode_dept !== ALL, (q) => q.where('d.kode_dept', '=', kode_dept))

export default sourceOf(report, {
  REKAP: async (ctx, filters) => {
    const rows = await pembelian(ctx, filters)
      .innerJoin('grup as g', 'g.kode_group', 'd.kode_group')
      .groupBy(['d.kode_group', 'g.nama_group'])
      .orderBy('d.kode_group')
      .select(({ fn }) => [
        'd.kode_group',
        'g.nama_group',
        fn.countAll<number>().as('qty'),
        fn.sum<Milligram>('d.berat_nota').as('berat_nota'),
        fn.sum<Milligram>('d.berat').as('berat'),
        fn.sum<Rupiah>('d.harga_nota').as('harga_nota'),
        fn.sum<Rupiah>('d.harga').as('harga'),
      ])
      .execute()
    return rows.map((row) => ({ ...row, harga_rata: hargaPerGram(row.harga, row.berat) }))
  },

  DETAIL: (ctx, filters) =>
    pembelian(ctx, filters)
      .select([
        'd.tgl_system',
        'd.no_faktur_beli',
        sql<string>`to_char(d.jam, 'HH24:MI:SS')`.as('jam'),
        'f.nama_customer',
        'd.kode_barcode',
        'd.nama_barang',
        'd.kondisi',
      ])
      .select(['d.berat_nota', 'd.berat', 'd.harga_nota', 'd.harga', 'd.harga_rata', 'd.kode_sales'])
      .orderBy('d.tgl_system')
      .orderBy('d.no_faktur_group')
      .orderBy('d.no')
      .execute(),
})
