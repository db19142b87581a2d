import { formatPersen } from '#domain/format.ts'
import type { RowOf } from '#domain/report/columns.ts'
import { periodeOf, type FilterValues } from '#domain/report/filters.ts'
import report, { TARIF_TIDAK_DIKETAHUI } from '#domain/reports/keuangan/ppn.ts'
import type { Persen, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { statement } from '../../../db/statement.ts'
import { bukuPajak, GERAK_PAJAK } from '../../../faktur/gerak-pajak.ts'
import { sourceOf } from '../../source.ts'

type Asked = FilterValues<typeof report.filters>
type Detail = RowOf<(typeof report.layouts.DETAIL)['columns']>
type Rekap = RowOf<(typeof report.layouts.REKAP)['columns']>
type Bertarif<R> = Omit<R, 'tarif'> & { rate: Persen | null }

const rekap = statement<Bertarif<Rekap>>(
  'laporan_ppn_rekap',
  `SELECT to_char(tanggal, 'YYYY-MM') AS bulan, rate, sumber, jenis_pajak, jenis_pembeli, sum(jumlah)::int AS jumlah,
     sum(dpp)::bigint AS dpp, sum(ppn_rp)::bigint AS ppn_rp
   FROM (${GERAK_PAJAK}) g WHERE ppn_mode <> 'OFF' GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3 DESC, 4, 5`,
)
const detail = statement<Bertarif<Detail>>(
  'laporan_ppn_detail',
  `SELECT tanggal, rate, sumber, jenis_pajak, jenis_pembeli, no_faktur, no_baris, nama_barang, jumlah, dpp, ppn_rp
   FROM (${GERAK_PAJAK}) g WHERE ppn_mode <> 'OFF' ORDER BY tanggal, no_baris, jumlah DESC`,
)
const buku = statement<{ rp: Rupiah }>('laporan_ppn_buku', bukuPajak('2104'))

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
  { bawah: async (ctx, asked) => ({ ppn_rp: (await ctx.sql(buku, nilai(ctx, asked)))[0]!.rp }) },
)
