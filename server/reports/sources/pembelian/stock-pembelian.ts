import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/pembelian/stock-pembelian.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'
import { onlyBoughtLines } from './bought-lines.ts'

const per = (
  column: 'd.kode_group' | 'd.kondisi',
  ctx: Context,
  { kode_group, kode_dept, kondisi, ...days }: FilterValues<typeof report.filters>,
) =>
  onlyBoughtLines(ctx, days)
    .$if(kode_group !== ALL, (q) => q.where('d.kode_group', '=', kode_group))
    .$if(kode_dept !== ALL, (q) => q.where('d.kode_dept', '=', kode_dept))
    .$if(kondisi !== ALL, (q) => q.where('d.kondisi', '=', kondisi))
    .select([
      `${column} as _id`,
      'd.no_faktur_beli',
      'd.kode_sales',
      'd.kode_barcode',
      'd.nama_barang',
      'd.kondisi',
      'd.berat',
      'd.harga',
      'd.harga_rata',
    ])
    .orderBy(column)
    .orderBy('d.no_faktur_beli')
    .execute()

export default sourceOf(report, {
  KODE_GROUP: (ctx, filters) => per('d.kode_group', ctx, filters),
  KONDISI: (ctx, filters) => per('d.kondisi', ctx, filters),
})
