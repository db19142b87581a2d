import { sql } from 'kysely'
import report from '#domain/reports/pesanan/batal-pesanan.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import { diToko } from '../../../rantai/semua-toko.ts'
import { sourceOf } from '../../source.ts'
import { KEPALA, pesananPada } from './baris.ts'

export default sourceOf(report, {
  utama: (ctx, asked) =>
    diToko(ctx, asked.kode_toko, () =>
      pesananPada(ctx, 'tgl_batal', asked)
        .where('p.status_pesanan', '=', 'CLOSE')
        .select([...KEPALA, 'b.total_qty', 'b.total_berat', 'b.ongkos', 'b.total_harga'])
        .select([
          sql<string>`'-'`.as('tanggal_ambil'),
          // as it stood when it was cancelled
          sql<Rupiah>`greatest(b.total_harga - s.dp, 0)`.as('sisa_bayar'),
          sql<TanggalSystem>`p.tgl_batal`.as('tgl_batal'),
          'p.alasan_batal as alasan',
          sql<Rupiah>`s.dp - p.potongan_rp`.as('refund'),
        ])
        .execute(),
    ),
})
