import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/penjualan/penjualan-sales.ts'
import { premiSales } from '#domain/rules/premi.ts'
import { hargaPerGram } from '#domain/rules/rata-rata.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { barisTerjual } from './baris-terjual.ts'

export default sourceOf(report, {
  utama: async (ctx, { kode_sales, ...days }) => {
    const rows = await barisTerjual(ctx, days)
      .innerJoin('sales as s', (on) =>
        on.onRef('s.kode_toko', '=', 'd.kode_toko').onRef('s.kode_sales', '=', 'd.kode_sales'),
      )
      .$if(kode_sales !== ALL, (q) => q.where('d.kode_sales', '=', kode_sales))
      .groupBy(['d.kode_sales', 's.nama_sales', 's.premi_per_gram'])
      .orderBy('d.kode_sales')
      .select(({ fn }) => [
        'd.kode_sales',
        's.nama_sales',
        's.premi_per_gram',
        fn.countAll<number>().as('qty'),
        fn.sum<Milligram>('d.berat').as('berat'),
        sql<Milligram>`sum(d.berat - d.berat_customer)`.as('dibayar'),
        fn.sum<Rupiah>('d.harga_jual').as('harga_jual'),
        fn.sum<Rupiah>('d.ongkos').as('ongkos'),
        fn.sum<Rupiah>('d.harga_total').as('harga_total'),
        fn.sum<Rupiah>('d.premi_rp').as('premi_dibayar'),
      ])
      .execute()
    return rows.map(({ premi_per_gram, dibayar, premi_dibayar, ...row }) => ({
      ...row,
      harga_rata: hargaPerGram(row.harga_jual, row.berat),
      premi: premiSales(dibayar, premi_per_gram),
      premi_dibayar,
    }))
  },
})
