import { sql, type AliasedExpression, type Selectable } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/penjualan/transaksi-penjualan.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import type { DB } from '../../../db/schema.ts'
import { SEKALIGUS, sourceOf } from '../../source.ts'
import { jumlahHari } from '../jumlah-hari.ts'
import { soldLines } from './sold-lines.ts'

type Asked = FilterValues<typeof report.filters>

const penjualan = (ctx: Context, { kode_sales, kode_group, kode_dept, status_gold, kind, ...days }: Asked) =>
  soldLines(ctx, days)
    .$if(kode_sales !== ALL, (q) => q.where('d.kode_sales', '=', kode_sales))
    .$if(kode_group !== ALL, (q) => q.where('d.kode_group', '=', kode_group))
    .$if(kode_dept !== ALL, (q) => q.where('d.kode_dept', '=', kode_dept))
    .$if(status_gold !== ALL, (q) => q.where('d.status_gold', '=', status_gold))
    .$if(kind !== ALL, (q) => q.where('d.no_titip_group', kind === 'TITIPAN' ? '<>' : '=', '-'))

const dpp = sql<Rupiah>`d.harga_total - CASE f.ppn_mode WHEN 'INCLUDE' THEN d.ppn_rp ELSE 0 END`

/** Of every sales person and jenis the totals of the days say it; of one of them their lines. */
const untukRekap = (
  ctx: Context,
  asked: Asked,
): Promise<AliasedExpression<RekapRow, 'd'>> | AliasedExpression<RekapRow, 'd'> =>
  asked.kode_sales === ALL && asked.kode_dept === ALL
    ? jumlahHari(ctx, 'penjualan_harian', asked, ctx.toko.kode_toko)
    : penjualan(ctx, asked)
        .select([
          'd.kode_group',
          'd.status_gold',
          sql<boolean>`d.no_titip_group <> '-'`.as('titipan'),
          sql<number>`1`.as('qty'),
        ])
        .select([
          'd.berat',
          'd.harga_jual',
          'd.ongkos',
          'd.harga_atribut',
          'd.harga_total',
          dpp.as('dpp'),
          'd.ppn_rp',
        ])
        .as('d')
type RekapRow = Omit<Selectable<DB['penjualan_harian']>, 'kode_toko' | 'tanggal' | 'tgl_nota'>

export default sourceOf(report, {
  REKAP: async (ctx, asked) =>
    ctx.db
      .selectFrom(await untukRekap(ctx, asked))
      .innerJoin('grup as g', 'g.kode_group', 'd.kode_group')
      .$if(asked.kode_group !== ALL, (q) => q.where('d.kode_group', '=', asked.kode_group))
      .$if(asked.status_gold !== ALL, (q) => q.where('d.status_gold', '=', asked.status_gold))
      .$if(asked.kind !== ALL, (q) => q.where('d.titipan', '=', asked.kind === 'TITIPAN'))
      .groupBy(['d.kode_group', 'g.nama_group'])
      .having(({ fn }) => fn.sum('d.qty'), '<>', 0)
      .orderBy('d.kode_group')
      .select(({ fn }) => [
        'd.kode_group',
        'g.nama_group',
        fn.sum<number>('d.qty').as('qty'),
        fn.sum<Milligram>('d.berat').as('berat'),
        fn.sum<Rupiah>('d.harga_jual').as('harga_jual'),
        fn.sum<Rupiah>('d.ongkos').as('ongkos'),
        fn.sum<Rupiah>('d.harga_atribut').as('harga_atribut'),
        fn.sum<Rupiah>('d.harga_total').as('harga_total'),
        fn.sum<Rupiah>('d.dpp').as('dpp'),
        fn.sum<Rupiah>('d.ppn_rp').as('ppn_rp'),
      ])
      .execute(),

  DETAIL: (ctx, filters) =>
    penjualan(ctx, filters)
      .select([
        'd.tgl_system',
        'd.no_faktur_group',
        sql<string>`to_char(d.jam, 'HH24:MI:SS')`.as('jam'),
        'd.no_faktur_jual',
      ])
      .select([
        'd.kode_barcode',
        'd.nama_barang',
        'd.kadar_cetak',
        'd.berat',
        'd.harga_gram',
        'd.harga_jual',
        'd.ongkos',
      ])
      .select([
        'd.harga_atribut',
        'd.harga_total',
        dpp.as('dpp'),
        'd.ppn_rp',
        'd.kode_sales',
        'f.nama_customer',
      ])
      .orderBy('d.tgl_system')
      .orderBy('d.no_faktur_group')
      .orderBy('d.no')
      .stream(SEKALIGUS),
})
