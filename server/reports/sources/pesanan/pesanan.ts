import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/pesanan/pesanan.ts'
import type { Rupiah } from '#domain/units.ts'
import { diToko } from '../../../rantai/semua-toko.ts'
import { sourceOf } from '../../source.ts'
import { KEPALA, pesananPada } from './baris.ts'

export default sourceOf(report, {
  utama: (ctx, { status, ...asked }) =>
    diToko(ctx, asked.kode_toko, () =>
      pesananPada(ctx, 'tgl_system', asked)
        .$if(status !== ALL, (q) => q.where('p.status_pesanan', '=', status))
        .select([...KEPALA, 'b.total_qty', 'b.total_berat', 'b.ongkos', 'b.total_harga'])
        // Nothing more is to come of what was fetched or cancelled.
        .select(
          sql<Rupiah>`CASE WHEN p.status_pesanan IN ('FINISH', 'CLOSE') THEN 0 ELSE greatest(b.total_harga - s.dp, 0) END`.as(
            'sisa_bayar',
          ),
        )
        .select('p.status_pesanan as status')
        .execute(),
    ),
})
