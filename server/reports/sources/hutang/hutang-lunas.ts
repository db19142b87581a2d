import { sql } from 'kysely'
import report from '#domain/reports/hutang/hutang-lunas.ts'
import type { Rupiah } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'

export default sourceOf(report, {
  utama: (ctx, { tgl_awal, tgl_akhir }) =>
    ctx.db
      .selectFrom('hutang_bayar as p')
      .innerJoin('hutang as h', 'h.no_faktur_hutang', 'p.no_faktur_hutang')
      .where('p.kode_toko', '=', ctx.toko.kode_toko)
      .where('p.status_valid', '=', 'DONE')
      .where('p.tgl_system', '>=', tgl_awal)
      .where('p.tgl_system', '<=', tgl_akhir)
      // A part-payment is principal alone; an extension before its day may cost nothing.
      .where((on) => on.or([on('p.jenis', 'in', ['LUNAS', 'SERAH']), on('p.bunga', '>', 0 as Rupiah)]))
      .select(
        sql<string>`CASE WHEN p.jenis IN ('LUNAS', 'SERAH') THEN 'HUTANG LUNAS' ELSE 'BUNGA SAJA' END`.as(
          'bagian',
        ),
      )
      .select(['h.no_faktur_hutang', 'p.no_transaksi', 'h.nama_customer', 'h.tgl_system as tgl_hutang'])
      .select(['p.tgl_system as tgl_lunas', sql<number>`p.tgl_system - h.tgl_system`.as('lama')])
      .select(['p.pokok', 'p.bunga', sql<Rupiah>`p.pokok + p.bunga`.as('total_bayar')])
      .select(sql<string>`CASE p.jenis WHEN 'SERAH' THEN 'SERAH BARANG' ELSE p.jenis END`.as('jenis'))
      .select(
        sql<string>`CASE p.jenis WHEN 'SERAH' THEN 'BARANG'
            ELSE coalesce((
                SELECT string_agg(u.jenis, ', ' ORDER BY u.urut) FROM pembayaran u
                WHERE u.ref_no = p.no_transaksi AND u.kode_toko = p.kode_toko), '-') END`.as('jenis_bayar'),
      )
      .select(sql<string>`coalesce(p.valid_by, '-')`.as('kasir'))
      .orderBy(sql`p.jenis IN ('LUNAS', 'SERAH') DESC`)
      .orderBy('p.tgl_system')
      .orderBy('p.no_transaksi')
      .execute(),
})
