import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/penjualan/pembayaran-penjualan.ts'
import type { Rupiah } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { masihTerjual } from './masih-terjual.ts'

export default sourceOf(report, {
  utama: (ctx, { tgl_awal, tgl_akhir, jenis, nama_bank }) =>
    ctx.db
      .with('jual', (db) =>
        db
          .selectFrom('jual_detail as d')
          .innerJoin('faktur_group as f', 'f.no_faktur_group', 'd.no_faktur_group')
          .select(['f.no_faktur_group', 'f.tgl_system', 'f.nama_customer'])
          .where('d.kode_toko', '=', ctx.toko.kode_toko)
          .where('d.tgl_system', '>=', tgl_awal)
          .where('d.tgl_system', '<=', tgl_akhir)
          // The head is asked for the same shop and days, so that it is found by index too.
          .where('f.kode_toko', '=', ctx.toko.kode_toko)
          .where('f.tgl_system', '>=', tgl_awal)
          .where('f.tgl_system', '<=', tgl_akhir)
          .where('d.status_valid', '=', 'DONE')
          .groupBy('f.no_faktur_group')
          .having(sql<boolean>`bool_or(${masihTerjual(tgl_akhir, ctx.toko.kode_toko)})`)
          // Lines are cancelled one by one only where there is one payment: what they cost was given back out of it.
          .select(
            sql<Rupiah>`coalesce(sum(d.harga_total + CASE f.ppn_mode WHEN 'EXCLUDE' THEN d.ppn_rp ELSE 0 END) FILTER (WHERE NOT ${masihTerjual(tgl_akhir, ctx.toko.kode_toko)}), 0)`.as(
              'kembali_rp',
            ),
          ),
      )
      .selectFrom('jual as j')
      .innerJoin('pembayaran as p', 'p.ref_no', 'j.no_faktur_group')
      .where('p.kode_toko', '=', ctx.toko.kode_toko)
      .where('p.arah', '=', 'MASUK')
      .$if(jenis !== ALL, (q) => q.where('p.jenis', '=', jenis))
      .$if(nama_bank !== ALL, (q) => q.where('p.nama_bank', '=', nama_bank))
      .select([
        'p.jenis',
        'p.nama_bank',
        'j.tgl_system as tanggal',
        'j.no_faktur_group',
        'j.nama_customer',
        'p.no_card',
      ])
      .select(sql<Rupiah>`p.nominal - j.kembali_rp`.as('nominal'))
      .select('p.fee')
      .select(
        sql<Rupiah>`CASE j.kembali_rp WHEN 0 THEN p.fee_rp ELSE (p.nominal - j.kembali_rp) * p.fee / 1000000 END`.as(
          'fee_rp',
        ),
      )
      .orderBy('p.jenis')
      .orderBy('p.nama_bank')
      .orderBy('j.tgl_system')
      .orderBy('j.no_faktur_group')
      .execute(),
})
