import type { RowOf } from '#domain/report/columns.ts'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/barang-sumary.ts'
import {
  GERAK_COLUMNS,
  PETA_MUTASI,
  STOK_HARI_INI,
  STOK_HARIAN_COLUMNS,
} from '../../../ledger/stok-harian.ts'
import type { Context } from '../../../context.ts'
import { statement } from '../../../db/statement.ts'
import { sourceOf } from '../../source.ts'

type Number = Omit<RowOf<typeof report.layouts.GROUP.columns>, 'kode_group'>

const jumlah = (nama: string): string => `sum(${nama})::bigint AS ${nama}`
/**
 * Computes what a period began with: the sum of what its days began with, less what the day before each of them ended
 * with. An opening stock that came in between is a beginning too.
 */
const awal = (dari: string, akhir: string): string =>
  `(sum(${dari}) - COALESCE(sum(${akhir}) FILTER (WHERE tanggal < terakhir), 0))::bigint AS ${dari}`
const akhir = (nama: string): string =>
  `COALESCE(sum(${nama}) FILTER (WHERE tanggal = terakhir), 0)::bigint AS ${nama}`
/** In the order of the report. */
const GERAK = Object.keys(report.layouts.GROUP.columns).filter((k) =>
  (GERAK_COLUMNS as readonly string[]).includes(k),
)
const NUMBER = [
  awal('stock_awal', 'stock_akhir'),
  ...GERAK.map(jumlah),
  akhir('stock_akhir'),
  awal('berat_awal', 'berat_akhir'),
  ...GERAK.map((k) => jumlah(`berat_${k}`)),
  akhir('berat_akhir'),
].join(', ')

/** Closed days from their snapshots, the open one as it is; the last of them ends the period. */
const ringkas = <K extends string>(nama: string, kunci: string) =>
  statement<Number & Record<K, string>>(
    `laporan_barang_sumary_${nama}`,
    `WITH hari AS (
       SELECT s.*, LEAST($7::date, $2::date) AS terakhir FROM (
         SELECT ${STOK_HARIAN_COLUMNS} FROM stok_harian
         WHERE kode_toko = $1 AND tanggal BETWEEN $6::date AND LEAST($7::date, $2::date - 1)
         UNION ALL
         SELECT * FROM (${STOK_HARI_INI}) kini WHERE $2::date BETWEEN $6::date AND $7::date) s)
     SELECT ${kunci}, ${NUMBER} FROM hari JOIN grup g USING (kode_group) JOIN kategori k USING (kode_kategori)
     WHERE $8 IN ('${ALL}', kode_gudang) AND $9 IN ('${ALL}', kode_baki) AND $10 IN ('${ALL}', kode_group)
       AND $11 IN ('${ALL}', k.status_gold)
     GROUP BY ${kunci} ORDER BY ${kunci}`,
  )
const perBaki = ringkas<'kode_gudang' | 'kode_baki'>('baki', 'kode_gudang, kode_baki')
const perGroup = ringkas<'kode_group'>('group', 'kode_group')
const perJenis = ringkas<'kode_dept'>('jenis', 'kode_dept')

const nilai = ({ toko }: Context, f: FilterValues<typeof report.filters>): readonly unknown[] => [
  toko.kode_toko,
  toko.tgl_system,
  ...PETA_MUTASI,
  f.tgl_awal,
  f.tgl_akhir,
  f.kode_gudang,
  f.kode_baki,
  f.kode_group,
  f.status_gold,
]

/** On their way at the end of the period, by the trays they left. */
const dalamPerjalanan = statement<RowOf<NonNullable<typeof report.bawah>['columns']>>(
  'laporan_barang_sumary_perjalanan',
  `SELECT count(*)::int AS stock_akhir, COALESCE(sum(p.berat), 0)::bigint AS berat_akhir
   FROM dalam_perjalanan($2::date) p JOIN grup g USING (kode_group) JOIN kategori k USING (kode_kategori)
   WHERE p.kode_toko = $1 AND $3 IN ('${ALL}', p.kode_gudang) AND $4 IN ('${ALL}', p.kode_baki)
     AND $5 IN ('${ALL}', kode_group) AND $6 IN ('${ALL}', k.status_gold)`,
)

export default sourceOf(
  report,
  {
    BAKI: (ctx, f) => ctx.sql(perBaki, nilai(ctx, f)),
    GROUP: (ctx, f) => ctx.sql(perGroup, nilai(ctx, f)),
    JENIS: (ctx, f) => ctx.sql(perJenis, nilai(ctx, f)),
  },
  {
    bawah: async (ctx, f) => {
      const { tgl_akhir, kode_gudang, kode_baki, kode_group, status_gold } = f
      const [jalan] = await ctx.sql(dalamPerjalanan, [
        ctx.toko.kode_toko,
        tgl_akhir,
        kode_gudang,
        kode_baki,
        kode_group,
        status_gold,
      ])
      return jalan!
    },
  },
)
