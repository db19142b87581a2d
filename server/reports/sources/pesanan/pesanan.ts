import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/pesanan/pesanan.ts'
import type { Rupiah } from '#domain/units.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { pesananPada } from './lines.ts'

/** For an order that was fetched or cancelled nothing more is to come. */
const SISA = sql<Rupiah>`CASE WHEN p.status_pesanan IN ('FINISH', 'CLOSE') THEN 0
    ELSE greatest(b.total_harga - s.dp, 0) END`

export default sourceOf(report, {
  utama: (ctx, { status, ...asked }) =>
    diToko(ctx, asked.kode_toko, () =>
      pesananPada(ctx, 'tgl_system', asked)
        .$if(status !== ALL, (q) => q.where('p.status_pesanan', '=', status))
        .select([
          'p.no_pesanan',
          'p.tgl_system as tanggal',
          'p.kode_sales',
          'p.nama_customer',
          'p.kode_tukang',
        ])
        .select(['p.estimasi_tanggal', 'b.total_qty', 'b.total_berat', 'b.ongkos', 'b.total_harga'])
        .select(['s.dp as jumlah_bayar', SISA.as('sisa_bayar'), 'p.status_pesanan as status'])
        .execute(),
    ),
})
