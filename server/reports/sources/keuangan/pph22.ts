import type { RowOf } from '#domain/report/columns.ts'
import { periodeOf, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/keuangan/pph22.ts'
import type { Rupiah } from '#domain/units.ts'
import { statement } from '../../../db/statement.ts'
import { bukuPajak } from '../../../faktur/gerak-pajak.ts'
import { GERAK_PPH22 } from '../../../faktur/gerak-pph22.ts'
import { sourceOf } from '../../source.ts'

type Asked = FilterValues<typeof report.filters>
type Row = RowOf<(typeof report.layouts.utama)['columns']>
const utama = statement<Row>(
  'laporan_pph22',
  `SELECT g.tanggal, g.sumber, g.no_faktur, COALESCE(p.nama, '-') AS nama, g.jenis_pembeli,
     COALESCE('************' || NULLIF(p.nomor_akhir, '-'), '-') AS nomor, g.dasar, g.pph_rp
   FROM (${GERAK_PPH22}) g LEFT JOIN pembeli_pajak p ON p.kode_toko = $1 AND p.ref_no = g.no_faktur
   ORDER BY g.tanggal, g.no_faktur, g.pph_rp DESC`,
)
const buku = statement<{ rp: Rupiah }>('laporan_pph22_buku', bukuPajak('2105'))

const nilai = (kode_toko: string, asked: Asked) => {
  const { awal, akhir } = periodeOf(report.filters, asked)!
  return [kode_toko, awal, akhir]
}

export default sourceOf(
  report,
  { utama: (ctx, asked) => ctx.sql(utama, nilai(ctx.toko.kode_toko, asked)) },
  {
    bawah: async (ctx, asked) => ({ pph_rp: (await ctx.sql(buku, nilai(ctx.toko.kode_toko, asked)))[0]!.rp }),
  },
)
