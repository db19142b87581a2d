import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/pembelian/pembelian-sales.ts'
import { hargaPerGram } from '#domain/rules/rata-rata.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { jumlahHari } from '../jumlah-hari.ts'

export default sourceOf(report, {
  utama: async (ctx, { kode_sales, ...days }) => {
    const rows = await ctx.db
      .selectFrom(await jumlahHari(ctx, 'pembelian_sales_harian', days, ctx.toko.kode_toko))
      .innerJoin('sales as s', (on) =>
        on.onRef('s.kode_toko', '=', 'd.kode_toko').onRef('s.kode_sales', '=', 'd.kode_sales'),
      )
      .$if(kode_sales !== ALL, (q) => q.where('d.kode_sales', '=', kode_sales))
      .groupBy(['d.kode_sales', 's.nama_sales'])
      .having(({ fn }) => fn.sum('d.qty'), '<>', 0)
      .orderBy('d.kode_sales')
      .select(({ fn }) => [
        'd.kode_sales',
        's.nama_sales',
        fn.sum<number>('d.qty').as('qty'),
        fn.sum<Milligram>('d.berat').as('berat'),
        fn.sum<Rupiah>('d.harga_nota').as('harga_nota'),
        fn.sum<Rupiah>('d.harga').as('harga'),
        sql<Rupiah>`sum(d.harga_nota - d.harga)`.as('selisih'),
      ])
      .execute()
    return rows.map((row) => ({ ...row, harga_rata: hargaPerGram(row.harga, row.berat) }))
  },
})
