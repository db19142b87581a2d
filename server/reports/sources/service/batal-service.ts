import { sql } from 'kysely'
import report from '#domain/reports/service/batal-service.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { servicePada } from './lines.ts'

export default sourceOf(report, {
  utama: (ctx, asked) =>
    diToko(ctx, asked.kode_toko, () =>
      servicePada(ctx, 'tgl_batal', asked)
        .where('s.status_service', '=', 'CANC')
        .leftJoin('otorisasi as o', 'o.authorization_id', 's.otorisasi_batal')
        .innerJoinLateral(
          (db) =>
            db
              .selectFrom('pembayaran as k')
              .whereRef('k.kode_toko', '=', 's.kode_toko')
              .where('k.ref_no', '=', sql<string>`s.no_faktur_service || '-R'`)
              .where('k.ref_type', '=', 'BATAL SERVICE')
              .select([
                sql<string>`coalesce(string_agg(k.jenis, ', ' ORDER BY k.urut), '-')`.as('refund'),
                sql<Rupiah>`coalesce(sum(k.nominal), 0)::bigint`.as('refund_rp'),
              ])
              .as('k'),
          (on) => on.onTrue(),
        )
        // as it stood when it was cancelled
        .select([sql<Rupiah>`greatest(s.total - p.dp, 0)`.as('sisa'), 's.status_service as status'])
        .select([sql<TanggalSystem>`s.tgl_batal`.as('tgl_batal'), 'k.refund', 'k.refund_rp'])
        .select(['s.alasan_batal as alasan', sql<string>`s.batal_by`.as('batal_by')])
        .select(sql<string>`coalesce(o.user_otorisasi, '-')`.as('otorisasi'))
        .execute(),
    ),
})
