import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/penjualan/stock-jual.ts'
import { hargaPerGram } from '#domain/rules/rata-rata.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'
import { onlySoldLines } from './sold-lines.ts'

async function per(
  column: 'd.kode_group' | 'd.kode_dept',
  ctx: Context,
  { kode_group, kode_dept, ...days }: FilterValues<typeof report.filters>,
) {
  const rows = await onlySoldLines(ctx, days)
    .$if(kode_group !== ALL, (q) => q.where('d.kode_group', '=', kode_group))
    .$if(kode_dept !== ALL, (q) => q.where('d.kode_dept', '=', kode_dept))
    .select([
      `${column} as _id`,
      'd.no_faktur_jual',
      'd.kode_sales',
      'd.kode_barcode',
      'd.nama_barang',
      'd.berat',
      'd.harga_jual as harga',
    ])
    .orderBy(column)
    .orderBy('d.no_faktur_jual')
    .execute()
  return rows.map((row) => ({ ...row, harga_rata: hargaPerGram(row.harga, row.berat) }))
}

export default sourceOf(report, {
  KODE_GROUP: (ctx, filters) => per('d.kode_group', ctx, filters),
  KODE_DEPT: (ctx, filters) => per('d.kode_dept', ctx, filters),
})
