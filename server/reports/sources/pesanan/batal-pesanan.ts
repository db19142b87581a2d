import { sql } from 'kysely'
import report from '#domain/reports/pesanan/batal-pesanan.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { pesananPada } from './lines.ts'

export default sourceOf(report, {
  utama: (ctx, asked) =>
    diToko(ctx, asked.kode_toko, () =>
      pesananPada(ctx, 'tgl_batal', asked)
        .where('p.status_pesanan', '=', 'CLOSE')
        .select(['p.no_pesanan', 'p.kode_sales', 'p.tgl_system as tanggal'])
        .select([sql<string>`'-'`.as('tanggal_ambil'), 'p.kode_tukang'])
        .select(['b.total_berat', 'b.ongkos', 'b.total_harga', 's.dp as jumlah_bayar'])
        .select(sql<Rupiah>`0::bigint`.as('sisa_bayar'))
        .select(['p.estimasi_tanggal', 'p.nama_customer', 'b.total_qty'])
        .select([sql<TanggalSystem>`p.tgl_batal`.as('tgl_batal'), 'p.alasan_batal as alasan'])
        .select(sql<Rupiah>`s.dp - p.potongan_rp`.as('refund'))
        .execute(),
    ),
})
