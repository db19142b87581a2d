import { sql, type AliasedExpression, type Selectable } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/pembelian/transaksi-pembelian.ts'
import { hargaPerGram } from '#domain/rules/rata-rata.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import type { DB } from '../../../db/schema.ts'
import { sourceOf } from '../../source.ts'
import { jumlahHari } from '../jumlah-hari.ts'
import { boughtLines } from './bought-lines.ts'

type Asked = FilterValues<typeof report.filters>

const pembelian = (ctx: Context, { kondisi, kode_group, kode_dept, ...days }: Asked) =>
  boughtLines(ctx, days)
    .$if(kondisi !== ALL, (q) => q.where('d.kondisi', '=', kondisi))
    .$if(kode_group !== ALL, (q) => q.where('d.kode_group', '=', kode_group))
    .$if(kode_dept !== ALL, (q) => q.where('d.kode_dept', '=', kode_dept))

/** Of every condition and jenis the totals of the days say it; of one of them their lines. */
const untukRekap = (
  ctx: Context,
  asked: Asked,
): Promise<AliasedExpression<RekapRow, 'd'>> | AliasedExpression<RekapRow, 'd'> =>
  asked.kondisi === ALL && asked.kode_dept === ALL
    ? jumlahHari(ctx, 'pembelian_harian', asked, ctx.toko.kode_toko)
    : pembelian(ctx, asked)
        .select([
          'd.kode_group',
          sql<number>`1`.as('qty'),
          'd.berat_nota',
          'd.berat',
          'd.harga_nota',
          'd.harga',
        ])
        .as('d')
type RekapRow = Pick<
  Selectable<DB['pembelian_harian']>,
  'kode_group' | 'qty' | 'berat_nota' | 'berat' | 'harga_nota' | 'harga'
>

export default sourceOf(report, {
  REKAP: async (ctx, asked) => {
    const rows = await ctx.db
      .selectFrom(await untukRekap(ctx, asked))
      .innerJoin('grup as g', 'g.kode_group', 'd.kode_group')
      .$if(asked.kode_group !== ALL, (q) => q.where('d.kode_group', '=', asked.kode_group))
      .groupBy(['d.kode_group', 'g.nama_group'])
      .having(({ fn }) => fn.sum('d.qty'), '<>', 0)
      .orderBy('d.kode_group')
      .select(({ fn }) => [
        'd.kode_group',
        'g.nama_group',
        fn.sum<number>('d.qty').as('qty'),
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
