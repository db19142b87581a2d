import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/titipan/titip-uang.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { denganHp } from '../nomor-hp.ts'

export default sourceOf(report, {
  utama: async (ctx, { tgl_awal, tgl_akhir, status, berdasarkan }) => {
    const selesai = sql<TanggalSystem>`coalesce(t.tgl_ambil, t.tgl_batal_titip)`
    const day = berdasarkan === 'TGL TITIP' ? sql<TanggalSystem>`t.tgl_system` : selesai
    const rows = await ctx.db
      .selectFrom('titip as t')
      .innerJoinLateral(
        (db) =>
          db
            .selectFrom('titip_detail as d')
            .whereRef('d.no_titip_group', '=', 't.no_titip_group')
            .select([
              sql<string>`coalesce(string_agg(d.kode_barcode, ', ' ORDER BY d.no), '-')`.as('kode_barcode'),
              sql<string>`coalesce(string_agg(d.nama_barang, ', ' ORDER BY d.no), '-')`.as('nama_barang'),
              sql<Milligram>`coalesce(sum(d.berat), 0)`.as('berat'),
            ])
            .as('b'),
        (on) => on.onTrue(),
      )
      .innerJoinLateral(
        (db) =>
          db
            .selectFrom('titip_bayar as p')
            .whereRef('p.no_titip_group', '=', 't.no_titip_group')
            .where('p.status_valid', '=', 'DONE')
            .select(sql<Rupiah>`coalesce(sum(p.total), 0)`.as('titipan'))
            .as('p'),
        (on) => on.onTrue(),
      )
      .where('t.kode_toko', '=', ctx.toko.kode_toko)
      .where('t.status_valid', '=', 'DONE')
      .where(day, '>=', tgl_awal)
      .where(day, '<=', tgl_akhir)
      .$if(status !== ALL, (q) => q.where('t.status_titipan', '=', status))
      .select([
        't.no_titip_group',
        't.tgl_system as tanggal',
        't.nama_customer',
        't.no_hp',
        'b.kode_barcode',
        'b.nama_barang',
        'b.berat',
        't.total',
        'p.titipan',
      ])
      .select(
        sql<Rupiah>`CASE t.status_titipan WHEN 'OPEN' THEN greatest(t.total - p.titipan, 0) ELSE 0 END`.as(
          'sisa',
        ),
      )
      .select([
        't.status_titipan as status',
        sql<string>`coalesce(to_char(${selesai}, 'YYYY-MM-DD'), '-')`.as('tgl_selesai'),
      ])
      .orderBy(day)
      .orderBy('t.no_titip_group')
      .execute()
    return denganHp(ctx, report, rows)
  },
})
