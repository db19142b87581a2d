import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/penjualan/penjualan-sales.ts'
import { premiSales } from '#domain/rules/premi.ts'
import { hargaPerGram } from '#domain/rules/rata-rata.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'
import { jumlahHari } from '../jumlah-hari.ts'
import type { Hari } from './sold-lines.ts'

/** Paid whenever the shop likes, also for days long closed: of the lines that have any, as it is now. */
const premiDibayar = (ctx: Context, { tgl_awal, tgl_akhir }: Hari) =>
  sql<{
    kode_sales: string
    premi_rp: Rupiah
  }>`(SELECT kode_sales, sum(premi_rp)::bigint AS premi_rp FROM gerak_penjualan
    WHERE kode_toko = ${ctx.toko.kode_toko} AND tanggal >= ${tgl_awal} AND tanggal <= ${tgl_akhir}
      AND tgl_nota >= ${tgl_awal} AND premi_rp <> 0
    GROUP BY kode_sales)`.as('p')

export default sourceOf(report, {
  utama: async (ctx, { kode_sales, ...days }) => {
    const rows = await ctx.db
      .selectFrom(await jumlahHari(ctx, 'penjualan_sales_harian', days, ctx.toko.kode_toko))
      .innerJoin('sales as s', (on) =>
        on.onRef('s.kode_toko', '=', 'd.kode_toko').onRef('s.kode_sales', '=', 'd.kode_sales'),
      )
      .leftJoin(premiDibayar(ctx, days), 'p.kode_sales', 'd.kode_sales')
      .$if(kode_sales !== ALL, (q) => q.where('d.kode_sales', '=', kode_sales))
      .groupBy(['d.kode_sales', 's.nama_sales', 's.premi_per_gram', 'p.premi_rp'])
      .having(({ fn }) => fn.sum('d.qty'), '<>', 0)
      .orderBy('d.kode_sales')
      .select(({ fn }) => [
        'd.kode_sales',
        's.nama_sales',
        's.premi_per_gram',
        fn.sum<number>('d.qty').as('qty'),
        fn.sum<Milligram>('d.berat').as('berat'),
        sql<Milligram>`sum(d.berat - d.berat_customer)`.as('dibayar'),
        fn.sum<Rupiah>('d.harga_jual').as('harga_jual'),
        fn.sum<Rupiah>('d.ongkos').as('ongkos'),
        sql<Rupiah>`sum(d.harga_total - d.harga_jual - d.ongkos)`.as('harga_atribut'),
        fn.sum<Rupiah>('d.harga_total').as('harga_total'),
        sql<Rupiah>`coalesce(p.premi_rp, 0)`.as('premi_dibayar'),
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
