import { ALL } from '#domain/report/filters.ts'
import type { RowOf } from '#domain/report/columns.ts'
import report from '#domain/reports/barang/bukti-faktur.ts'
import { statement } from '../../../db/statement.ts'
import { sourceOf } from '../../source.ts'

type Row = RowOf<(typeof report.layouts.utama)['columns']>
const utama = statement<Row>(
  'laporan_bukti_faktur',
  `SELECT * FROM (
     SELECT CASE WHEN b.punya_faktur_pajak THEN 'TANPA NOMOR' ELSE 'TANPA FAKTUR' END AS bukti,
       COALESCE(b.kode_barcode, '-') AS kode_barcode, b.nama_barang, b.kode_group, b.berat, b.kode_gudang,
       b.kode_baki, b.status, b.sumber, b.tgl_masuk
     FROM barang b JOIN grup g ON g.kode_group = b.kode_group
     WHERE b.kode_toko = $1 AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')
       AND g.jenis_pajak = 'PERHIASAN_EMAS' AND NOT (b.punya_faktur_pajak AND b.faktur_pajak_no <> '-')
       AND ($3::text IS NULL OR b.kode_group = $3)) r
   WHERE $2::text IS NULL OR bukti = $2 ORDER BY bukti DESC, kode_barcode`,
)
const chosen = (value: string): string | null => (value === ALL ? null : value)

export default sourceOf(report, {
  utama: (ctx, { bukti, kode_group }) =>
    ctx.sql(utama, [ctx.toko.kode_toko, chosen(bukti), chosen(kode_group)]),
})
