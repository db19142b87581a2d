import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/hutang/transaksi-hutang.ts'
import { sourceOf } from '../../source.ts'
import { denganHp } from '../nomor-hp.ts'
import { hutangSah } from './lines.ts'

const HARI = { tgl_hutang: 'h.tgl_system', tgl_jatuh_tempo: 'h.tgl_jatuh_tempo' } as const

export default sourceOf(report, {
  utama: async (ctx, { tgl_awal, tgl_akhir, type_tgl, kode_sales }) => {
    const hari = HARI[type_tgl]
    const rows = await hutangSah(ctx)
      .where('h.status_hutang', '<>', 'CANC')
      .where('h.saldo_awal', '=', false)
      .where(hari, '>=', tgl_awal)
      .where(hari, '<=', tgl_akhir)
      .$if(kode_sales !== ALL, (q) => q.where('h.kode_sales', '=', kode_sales))
      .select(['h.no_faktur_hutang', 'h.tgl_system as tgl_hutang', 'h.nama_customer', 'h.no_hp'])
      .select(['b.detail_barang', 'h.berat_emas', 'h.berat_bruto', 'h.jumlah_hutang', 'h.bunga_persen'])
      .select(['h.lama_pinjam', 'h.tgl_jatuh_tempo', 'h.kode_sales', 'h.status_hutang'])
      .orderBy(hari)
      .orderBy('h.no_faktur_hutang')
      .execute()
    return denganHp(ctx, report, rows)
  },
})
