/** An order as a row of a report: what was agreed, and what has been paid ahead. */
import { sql, type SqlBool } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../../context.ts'

/** Which day of the order the period is of. */
type Hari = 'tgl_system' | 'tgl_ambil' | 'tgl_batal'

export interface Diminta {
  tgl_from: TanggalSystem
  tgl_to: TanggalSystem
  kode_toko: string
}

/** A line that was dropped before is none; of an order that was cancelled whole all of them are what was cancelled. */
const IKUT = sql<SqlBool>`(d.status <> 'BATAL' OR p.status_pesanan = 'CLOSE')`

/** `p` the order, `b` the sums of its lines, `s` of its DPs. */
export const pesananPada = (ctx: Context, hari: Hari, { tgl_from, tgl_to, kode_toko }: Diminta) =>
  ctx.db
    .selectFrom('pesanan as p')
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('pesanan_detail as d')
          .whereRef('d.no_pesanan', '=', 'p.no_pesanan')
          .where(IKUT)
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
    // The shops whose rows are seen at all are those that were asked for (diToko); this finds the index.
    .$if(kode_toko !== ALL, (q) => q.where('p.kode_toko', '=', kode_toko))
    .orderBy(`p.${hari}`)
    .orderBy('p.no_pesanan')

/** The columns that all of them have. */
export const KEPALA = [
  'p.no_pesanan',
  'p.kode_sales',
  'p.tgl_system as tanggal',
  'p.kode_tukang',
  'p.estimasi_tanggal',
  'p.nama_customer',
  's.dp as jumlah_bayar',
] as const
