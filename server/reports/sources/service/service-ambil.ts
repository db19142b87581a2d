import { sql } from 'kysely'
import report from '#domain/reports/service/service-ambil.ts'
import type { Rupiah } from '#domain/units.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { servicePada } from './lines.ts'

const lewat = (jenis: string) =>
  sql<Rupiah>`coalesce(sum(p.nominal) FILTER (WHERE p.jenis = ${sql.lit(jenis)}), 0)::bigint`

export default sourceOf(report, {
  utama: (ctx, asked) =>
    diToko(ctx, asked.kode_toko, () =>
      servicePada(ctx, 'tgl_ambil', asked)
        .where('s.status_service', '=', 'AMBIL')
        // Of the pick-up that stands: one that was undone keeps its payments under its own number.
        .innerJoinLateral(
          (db) =>
            db
              .selectFrom('setoran as t')
              .innerJoin('pembayaran as p', (on) =>
                on
                  .onRef('p.ref_no', '=', 't.no_setoran')
                  .onRef('p.kode_toko', '=', 't.kode_toko')
                  .onRef('p.ref_type', '=', 't.ref_type'),
              )
              .whereRef('t.kode_toko', '=', 's.kode_toko')
              .whereRef('t.ref_no', '=', 's.no_faktur_service')
              .where('t.jenis', '=', 'AMBIL')
              .where('t.status_valid', '=', 'DONE')
              .select([
                sql<Rupiah>`coalesce(sum(p.nominal), 0)::bigint`.as('dibayar'),
                lewat('CASH').as('cash'),
                lewat('DEBET').as('debet'),
                lewat('TRANSFER').as('transfer'),
                lewat('CREDIT').as('credit'),
              ])
              .as('a'),
          (on) => on.onTrue(),
        )
        // the amount that was left to pay when it was fetched
        .select(['a.dibayar as sisa', 's.status_service as status'])
        .select(['a.cash', 'a.debet', 'a.transfer', 'a.credit'])
        .select(sql<Rupiah>`s.total - CASE s.ppn_mode WHEN 'INCLUDE' THEN s.ppn_rp ELSE 0 END`.as('dpp'))
        .select('s.ppn_rp')
        .execute(),
    ),
})
