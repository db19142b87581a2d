import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/hasil-so.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'

interface Diminta {
  type: string
  tanggal: string
  baki: string
}
/** Every row of the day's counts in the tray that it says something of: where it was scanned, or where it should have been. */
const row = (ctx: Context, { type, tanggal, baki }: Diminta) => sql`
  SELECT coalesce(b.di_baki, b.kode_baki) AS baki, b.hasil, b.kode_barcode, b.nama_barang, b.nama_atribut,
    b.berat, b.menurut_buku
  FROM opname o JOIN opname_barang b ON b.no = o.no
  WHERE o.kode_toko = ${ctx.toko.kode_toko} AND o.tgl_system = ${tanggal} AND o.status = 'FINAL'
    AND b.hasil IN ('FOUND', 'LOST', 'EXCEED') AND (${type} = '' OR b.hasil = ${type})
    AND (${baki} = ${ALL} OR coalesce(b.di_baki, b.kode_baki) = ${baki})`

interface Rekap {
  kode_toko: string
  qty_ketemu: number
  berat_ketemu: Milligram
  qty_hilang: number
  berat_hilang: Milligram
  qty_lebih: number
  berat_lebih: Milligram
  qty_total: number
  berat_total: Milligram
}
interface Detail {
  kode_baki: string
  kode_barcode: string
  nama_barang: string
  nama_atribut: string
  berat: Milligram
  berat_ketemu: Milligram
  berat_hilang: Milligram
  berat_lebih: Milligram
  hasil: string
  menurut_buku: string
}

export default sourceOf(report, {
  REKAP: async (ctx, asked) =>
    (
      await sql<Rekap>`
        SELECT baki AS kode_toko, count(*) FILTER (WHERE hasil = 'FOUND')::int AS qty_ketemu,
          coalesce(sum(berat) FILTER (WHERE hasil = 'FOUND'), 0)::bigint AS berat_ketemu,
          count(*) FILTER (WHERE hasil = 'LOST')::int AS qty_hilang,
          coalesce(sum(berat) FILTER (WHERE hasil = 'LOST'), 0)::bigint AS berat_hilang,
          count(*) FILTER (WHERE hasil = 'EXCEED')::int AS qty_lebih,
          coalesce(sum(berat) FILTER (WHERE hasil = 'EXCEED'), 0)::bigint AS berat_lebih,
          count(*) FILTER (WHERE hasil <> 'EXCEED')::int AS qty_total,
          coalesce(sum(berat) FILTER (WHERE hasil <> 'EXCEED'), 0)::bigint AS berat_total
        FROM (${row(ctx, asked)}) b GROUP BY 1 ORDER BY 1`.execute(ctx.db)
    ).rows,
  DETAIL: async (ctx, asked) =>
    (
      await sql<Detail>`
        SELECT baki AS kode_baki, kode_barcode, nama_barang, nama_atribut, berat,
          CASE hasil WHEN 'FOUND' THEN berat ELSE 0 END AS berat_ketemu,
          CASE hasil WHEN 'LOST' THEN berat ELSE 0 END AS berat_hilang,
          CASE hasil WHEN 'EXCEED' THEN berat ELSE 0 END AS berat_lebih,
          CASE hasil WHEN 'FOUND' THEN 'KETEMU' WHEN 'LOST' THEN 'HILANG' ELSE 'LEBIH' END AS hasil,
          CASE hasil WHEN 'EXCEED' THEN menurut_buku ELSE '-' END AS menurut_buku
        FROM (${row(ctx, asked)}) b ORDER BY 1, b.hasil = 'FOUND', b.hasil, 2`.execute(ctx.db)
    ).rows,
})
