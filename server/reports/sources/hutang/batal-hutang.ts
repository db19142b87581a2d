import { sql } from 'kysely'
import report from '#domain/reports/hutang/batal-hutang.ts'
import type { Benda } from '#domain/report/columns.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'

interface Row {
  tgl_batal: TanggalSystem
  jam: string
  jenis: string
  no_faktur_hutang: string
  no_transaksi: string
  nama_customer: string
  detail_barang: readonly Benda[]
  pokok: Rupiah
  bunga: Rupiah
  alasan: string
  batal_by: string
  otorisasi: string
}

export default sourceOf(report, {
  utama: async (ctx, { tgl_awal, tgl_akhir }) => {
    const dibatalkan = (alias: 'h' | 'p') => {
      const di = sql.raw(alias)
      return sql`${di}.kode_toko = ${ctx.toko.kode_toko} AND ${di}.tgl_batal >= ${tgl_awal}::date
        AND ${di}.tgl_batal <= ${tgl_akhir}::date AND ${di}.valid_at IS NOT NULL`
    }
    const { rows } = await sql<Row>`
      SELECT x.tgl_batal, to_char(x.batal_at, 'HH24:MI:SS') AS jam, x.jenis, x.no_faktur_hutang,
        x.no_transaksi, x.nama_customer,
        (
          SELECT coalesce(jsonb_agg(jsonb_build_object('nama_barang', d.nama_barang, 'jumlah', d.jumlah)
                ORDER BY d.no), '[]') FROM hutang_detail d WHERE d.no_faktur_hutang = x.no_faktur_hutang)
        AS detail_barang, x.pokok, x.bunga, x.alasan, x.batal_by, x.otorisasi
      FROM (
        SELECT h.tgl_batal, h.batal_at, 'BATAL HUTANG' AS jenis, h.no_faktur_hutang, '-' AS no_transaksi,
          h.nama_customer, h.jumlah_hutang::bigint AS pokok, 0::bigint AS bunga, h.alasan_batal AS alasan,
          h.batal_by, h.batal_otorisasi_by AS otorisasi
        FROM hutang h WHERE ${dibatalkan('h')}
        UNION ALL
        SELECT p.tgl_batal, p.batal_at,
          'BATAL ' || CASE p.jenis WHEN 'SERAH' THEN 'SERAH BARANG' ELSE p.jenis END, p.no_faktur_hutang,
          p.no_transaksi, h.nama_customer, p.pokok, p.bunga, p.alasan_batal, p.batal_by, p.batal_otorisasi_by
        FROM hutang_bayar p JOIN hutang h ON h.no_faktur_hutang = p.no_faktur_hutang WHERE ${dibatalkan('p')}) x
      ORDER BY x.batal_at, x.no_faktur_hutang, x.no_transaksi`.execute(ctx.db)
    return rows
  },
})
