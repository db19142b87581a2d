import { sql, type AliasedExpression } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/lain/rekap-sales-daily.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { hutangSah } from '../hutang/lines.ts'
import { onlyBoughtLines } from '../pembelian/bought-lines.ts'
import { onlySoldLines } from '../penjualan/sold-lines.ts'
import { sourceOf } from '../../source.ts'

const SATU = sql<number>`1`.as('qty')

type Tipe = FilterValues<typeof report.filters>['tipe_transaksi']
interface Row {
  kode_toko: string
  kode_sales: string
  qty: number
  berat: Milligram
  rupiah: Rupiah
}

/** Rows of the shop's current day, with their pieces; `rupiah` is what was paid. */
const hariIni: Record<Tipe, (ctx: Context) => AliasedExpression<Row, 'd'>> = {
  PENJUALAN: (ctx: Context) =>
    onlySoldLines(ctx, hari(ctx))
      .select(['d.kode_toko', 'd.kode_sales', SATU, 'd.berat', 'd.harga_total as rupiah'])
      .as('d'),
  PEMBELIAN: (ctx: Context) =>
    onlyBoughtLines(ctx, hari(ctx))
      .select(['d.kode_toko', 'd.kode_sales', SATU, 'd.berat', 'd.harga as rupiah'])
      .as('d'),
  HUTANG: (ctx: Context) =>
    hutangSah(ctx)
      .where('h.tgl_system', '=', ctx.toko.tgl_system)
      .where('h.status_hutang', '<>', 'CANC')
      .select(['h.kode_toko', 'h.kode_sales', 'b.jumlah as qty', 'h.berat_emas as berat'])
      .select('h.jumlah_hutang as rupiah')
      .as('d'),
  HUTANG_LUNAS: (ctx: Context) =>
    hutangSah(ctx)
      .innerJoin('hutang_bayar as p', 'p.no_faktur_hutang', 'h.no_faktur_hutang')
      .where('h.tgl_lunas', '=', ctx.toko.tgl_system)
      .where('p.jenis', 'in', ['LUNAS', 'SERAH'])
      .where('p.status_valid', '=', 'DONE')
      .select(['h.kode_toko', 'h.kode_sales', 'b.jumlah as qty', 'h.berat_emas as berat'])
      .select(sql<Rupiah>`p.pokok + p.bunga`.as('rupiah'))
      .as('d'),
}
const hari = ({ toko: { tgl_system } }: Context) => ({ tgl_awal: tgl_system, tgl_akhir: tgl_system })

export default sourceOf(report, {
  utama: (ctx, { tipe_transaksi, kode_sales }) =>
    ctx.db
      .selectFrom(hariIni[tipe_transaksi](ctx))
      .innerJoin('sales as s', (on) =>
        on.onRef('s.kode_toko', '=', 'd.kode_toko').onRef('s.kode_sales', '=', 'd.kode_sales'),
      )
      .$if(kode_sales !== ALL, (q) => q.where('d.kode_sales', '=', kode_sales))
      .groupBy(['d.kode_sales', 's.nama_sales'])
      .orderBy('d.kode_sales')
      .select(({ fn }) => [
        'd.kode_sales',
        's.nama_sales',
        fn.sum<number>('d.qty').as('qty'),
        fn.sum<Milligram>('d.berat').as('berat'),
        fn.sum<Rupiah>('d.rupiah').as('rupiah'),
      ])
      .execute(),
})
