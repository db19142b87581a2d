import { sql } from 'kysely'
import report from '#domain/reports/pesanan/pesanan-serah.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { pesananPada } from './lines.ts'

export default sourceOf(report, {
  utama: (ctx, asked) =>
    diToko(ctx, asked.kode_toko, () =>
      pesananPada(ctx, 'tgl_ambil', asked)
        .where('p.status_pesanan', '=', 'FINISH')
        // The pieces as they were sold: the order itself holds what was estimated.
        .innerJoinLateral(
          (db) =>
            db
              .selectFrom('jual_detail as j')
              .whereRef('j.kode_toko', '=', 'p.kode_toko')
              .whereRef('j.no_faktur_group', '=', 'p.no_faktur_group')
              .whereRef('j.no_pesanan', '=', 'p.no_pesanan')
              .where('j.no_pesanan', '<>', '-')
              .select([
                sql<Milligram>`coalesce(sum(j.berat), 0)::bigint`.as('total_berat'),
                sql<Rupiah>`coalesce(sum(j.ongkos), 0)::bigint`.as('ongkos'),
                sql<Rupiah>`coalesce(sum(j.harga_total), 0)::bigint`.as('total_harga'),
                sql<number>`count(*)::int`.as('total_qty'),
              ])
              .as('x'),
          (on) => on.onTrue(),
        )
        .select(['p.no_pesanan', 'p.kode_sales', 'p.tgl_system as tanggal'])
        .select([sql<TanggalSystem>`p.tgl_ambil`.as('tanggal_ambil'), 'p.kode_tukang'])
        .select(['x.total_berat', 'x.ongkos', 'x.total_harga', 's.dp as jumlah_bayar'])
        // the amount that was paid when it was fetched
        .select(sql<Rupiah>`greatest(x.total_harga - s.dp, 0)`.as('sisa_bayar'))
        .select(['p.estimasi_tanggal', 'p.nama_customer', 'x.total_qty'])
        .execute(),
    ),
})
