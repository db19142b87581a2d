import { sql } from 'kysely'
import report from '#domain/reports/hutang/stock-hutang.ts'
import type { Rupiah } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { hutangSah } from './lines.ts'

/**
 * Computes what was still owed at the end of that day: the rest of today, and all that has been paid since. A payment
 * is undone on its own day or never.
 */
const SISA = (tanggal: string) =>
  sql<Rupiah>`(h.sisa_pokok
        + (
          SELECT coalesce(sum(p.pokok), 0) FROM hutang_bayar p
          WHERE p.no_faktur_hutang = h.no_faktur_hutang AND p.status_valid = 'DONE'
            AND p.tgl_system > ${tanggal}::date))::bigint`

export default sourceOf(report, {
  utama: (ctx, { tanggal }) => {
    const dipegang = hutangSah(ctx)
      .where('h.tgl_system', '<=', tanggal)
      // A loan that ran before the shop began here came with the opening: it is there on every day that the shop has
      // closed, and since.
      .where(
        sql<boolean>`(NOT h.saldo_awal OR ${tanggal}::date >= ${ctx.toko.tgl_system}::date
            OR EXISTS (
              SELECT FROM tutup_toko t
              WHERE t.kode_toko = ${ctx.toko.kode_toko} AND t.tgl_system = ${tanggal}::date))`,
      )
      .select(['h.no_faktur_hutang', 'h.nama_customer', 'h.tgl_system as tgl_hutang', 'b.detail_barang'])
      .select(['b.kondisi', 'b.kategori', 'b.jumlah', 'h.berat_emas', 'h.berat_bruto', 'h.jumlah_hutang'])
      .select(SISA(tanggal).as('sisa_pokok'))
    return (
      dipegang
        // said as the index of running loans says it
        .where(sql<boolean>`h.status_hutang = 'OPEN'`)
        .unionAll(dipegang.where('h.tgl_lunas', '>', tanggal))
        .orderBy('tgl_hutang')
        .orderBy('no_faktur_hutang')
        .execute()
    )
  },
})
