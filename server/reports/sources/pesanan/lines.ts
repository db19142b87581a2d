/** An order as a row of a report: what was agreed, and what has been paid ahead. */
import { sql } from 'kysely'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { diTokoItu, type Diminta } from '../toko-itu.ts'

/** The day of the order that the period is of. */
type Hari = 'tgl_system' | 'tgl_ambil' | 'tgl_batal'

/** `p` the order, `b` the sums of its lines, `s` of its DPs. */
export const pesananPada = (ctx: Context, hari: Hari, { tgl_from, tgl_to, kode_toko }: Diminta) =>
  ctx.db
    .selectFrom('pesanan as p')
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('pesanan_detail as d')
          .whereRef('d.no_pesanan', '=', 'p.no_pesanan')
          // dropped before, whatever became of the order
          .where('d.status', '<>', 'BATAL')
          .select([
            sql<Milligram>`coalesce(sum(d.perkiraan_berat), 0)::bigint`.as('total_berat'),
            sql<Rupiah>`coalesce(sum(d.ongkos), 0)::bigint`.as('ongkos'),
            sql<Rupiah>`coalesce(sum(d.harga_total), 0)::bigint`.as('total_harga'),
            sql<number>`count(*)::int`.as('total_qty'),
          ])
          .as('b'),
      (on) => on.onTrue(),
    )
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('setoran as t')
          .whereRef('t.kode_toko', '=', 'p.kode_toko')
          .whereRef('t.ref_no', '=', 'p.no_pesanan')
          .where('t.jenis', '=', 'DP')
          .where('t.status_valid', '=', 'DONE')
          .select(sql<Rupiah>`coalesce(sum(t.total), 0)::bigint`.as('dp'))
          .as('s'),
      (on) => on.onTrue(),
    )
    .where(`p.${hari}`, '>=', tgl_from)
    .where(`p.${hari}`, '<=', tgl_to)
    .where(diTokoItu('p.kode_toko', kode_toko))
    .orderBy(`p.${hari}`)
    .orderBy('p.no_pesanan')
