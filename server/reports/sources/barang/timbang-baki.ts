import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/timbang-baki.ts'
import type { Milligram } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'

interface Row {
  kode_baki: string
  nama_baki: string
  qty: number
  berat_barang: Milligram
  berat_bandrol: Milligram
  berat_baki: Milligram
  seharusnya: Milligram
  timbang: Milligram
  selisih: Milligram
  status: string
  jam: string
  user: string
}

/** Of a tray that was not weighed only what is in it is told, today's by the balances, an earlier day's as it was closed: so Σ timbang − Σ seharusnya is Σ selisih. */
export default sourceOf(report, {
  utama: async (ctx, { tanggal, kode_gudang, kode_toko: baki }) => {
    const { kode_toko, tgl_system } = ctx.toko
    const content =
      tanggal >= tgl_system
        ? sql`SELECT split_part(lokasi, '/', 2) AS kode_baki, sum(qty)::int AS qty,
            sum(berat)::bigint AS berat FROM saldo_lokasi
          WHERE kode_toko = ${kode_toko} AND lokasi NOT LIKE 'V:%' AND ${tanggal} = ${tgl_system} GROUP BY 1`
        : sql`SELECT kode_baki, sum(stock_akhir)::int AS qty, sum(berat_akhir)::bigint AS berat
          FROM stok_harian WHERE kode_toko = ${kode_toko} AND tanggal = ${tanggal} GROUP BY 1`
    const { rows } = await sql<Row>`
      SELECT k.kode_baki, k.nama_baki, coalesce(w.qty, i.qty, 0) AS qty,
        coalesce(w.berat_barang, i.berat, 0)::bigint AS berat_barang,
        coalesce(w.berat_bandrol, 0)::bigint AS berat_bandrol,
        coalesce(w.berat_baki, 0)::bigint AS berat_baki,
        coalesce(w.berat_seharusnya, 0)::bigint AS seharusnya,
        coalesce(w.berat_timbang, 0)::bigint AS timbang, coalesce(w.selisih, 0)::bigint AS selisih,
        coalesce(w.status, 'BELUM') AS status, coalesce(to_char(w.jam, 'HH24:MI:SS'), '-') AS jam,
        coalesce(w.input_by, '-') AS "user"
      FROM baki k LEFT JOIN (${content}) i ON i.kode_baki = k.kode_baki
        LEFT JOIN LATERAL (
          SELECT * FROM timbang_baki t
          WHERE t.kode_toko = ${kode_toko} AND t.tgl_system = ${tanggal} AND t.kode_baki = k.kode_baki
          ORDER BY t.id DESC LIMIT 1) w ON true
      WHERE k.kode_toko = ${kode_toko} AND NOT k.is_sistem AND (w.no IS NOT NULL OR i.qty > 0)
        AND (${kode_gudang} = ${ALL} OR k.kode_gudang = ${kode_gudang}) AND (${baki} = ${ALL} OR k.kode_baki = ${baki})
      ORDER BY k.kode_gudang, k.kode_baki`.execute(ctx.db)
    return rows
  },
})
