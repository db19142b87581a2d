import { formatPersen } from '#domain/format.ts'
import type { RowOf } from '#domain/report/columns.ts'
import { periodeOf, type FilterValues } from '#domain/report/filters.ts'
import report, { TARIF_TIDAK_DIKETAHUI } from '#domain/reports/keuangan/ppn.ts'
import type { Persen } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { statement } from '../../../db/statement.ts'
import { sourceOf } from '../../source.ts'

type Asked = FilterValues<typeof report.filters>
type Detail = RowOf<(typeof report.layouts.DETAIL)['columns']>
type Rekap = RowOf<(typeof report.layouts.REKAP)['columns']>
type Bertarif<R> = Omit<R, 'tarif'> & { rate: Persen | null }

const DPP = `d.harga_total - CASE f.ppn_mode WHEN 'INCLUDE' THEN d.ppn_rp ELSE 0 END`
/** Taxed lines of shop $1 in the days $2 to $3, each on its day: sold, cancelled, and repairs fetched. A pick-up is undone on its own day only. */
const GERAK = `
  SELECT d.tgl_system AS tanggal, 'PENJUALAN' AS sumber, d.no_faktur_group AS no_faktur,
    d.no_faktur_jual AS no_baris, d.nama_barang, d.ppn_rate AS rate, 1 AS jumlah, ${DPP} AS dpp, d.ppn_rp
  FROM jual_detail d JOIN faktur_group f USING (no_faktur_group)
  WHERE d.kode_toko = $1 AND d.tgl_system BETWEEN $2::date AND $3::date AND d.status_valid = 'DONE'
    AND f.ppn_mode <> 'OFF'
  UNION ALL
  SELECT b.tgl_batal, 'BATAL PENJUALAN', d.no_faktur_group, d.no_faktur_jual, d.nama_barang, d.ppn_rate, -1,
    -(${DPP}), -d.ppn_rp
  FROM jual_batal b JOIN jual_detail d USING (no_faktur_jual)
    JOIN faktur_group f ON f.no_faktur_group = d.no_faktur_group
  WHERE b.kode_toko = $1 AND b.tgl_batal BETWEEN $2::date AND $3::date AND f.ppn_mode <> 'OFF'
  UNION ALL
  SELECT s.tgl_ambil, 'SERVICE', s.no_faktur_service, s.no_faktur_service, '-', NULLIF(s.ppn_rate, 0), 1,
    s.total - CASE s.ppn_mode WHEN 'INCLUDE' THEN s.ppn_rp ELSE 0 END, s.ppn_rp
  FROM service s
  WHERE s.kode_toko = $1 AND s.tgl_ambil BETWEEN $2::date AND $3::date AND s.status_service = 'AMBIL'
    AND s.ppn_mode <> 'OFF'`

const rekap = statement<Bertarif<Rekap>>(
  'laporan_ppn_rekap',
  `SELECT to_char(tanggal, 'YYYY-MM') AS bulan, rate, sumber, sum(jumlah)::int AS jumlah,
     sum(dpp)::bigint AS dpp, sum(ppn_rp)::bigint AS ppn_rp
   FROM (${GERAK}) g GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 DESC`,
)
const detail = statement<Bertarif<Detail>>(
  'laporan_ppn_detail',
  `SELECT tanggal, rate, sumber, no_faktur, no_baris, nama_barang, jumlah, dpp, ppn_rp FROM (${GERAK}) g
   ORDER BY tanggal, no_baris, jumlah DESC`,
)
/** By the event: what was paid to the treasury is none of them. */
const buku = statement<RowOf<NonNullable<typeof report.bawah>['columns']>>(
  'laporan_ppn_buku',
  `SELECT COALESCE(-sum(d.jumlah), 0)::bigint AS ppn_rp FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal BETWEEN $2::date AND $3::date AND d.kode_akun = '2104'
     AND j.kategori IN ('PENJUALAN', 'BATAL PENJUALAN', 'TUKAR', 'BATAL TUKAR', 'SERVICE AMBIL',
       'BATAL SERVICE AMBIL')`,
)

const nilai = (ctx: Context, asked: Asked) => {
  const { awal, akhir } = periodeOf(report.filters, asked)!
  return [ctx.toko.kode_toko, awal, akhir]
}
const tarif = (rate: Persen | null): string => (rate === null ? TARIF_TIDAK_DIKETAHUI : formatPersen(rate))

export default sourceOf(
  report,
  {
    REKAP: async (ctx, asked) =>
      (await ctx.sql(rekap, nilai(ctx, asked))).map(({ bulan, rate, ...r }): Rekap => ({
        bulan,
        tarif: tarif(rate),
        ...r,
      })),
    DETAIL: async (ctx, asked) =>
      (await ctx.sql(detail, nilai(ctx, asked))).map(({ tanggal, rate, ...r }): Detail => ({
        tanggal,
        tarif: tarif(rate),
        ...r,
      })),
  },
  { bawah: async (ctx, asked) => (await ctx.sql(buku, nilai(ctx, asked)))[0]! },
)
