import { sql } from 'kysely'
import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/hutang/hutang-jatuh-tempo.ts'
import { bungaJatuh, type SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { rupiah, selisihHari } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { denganHp } from '../nomor-hp.ts'
import { hutangSah } from './lines.ts'

export default sourceOf(report, {
  utama: async (ctx, { tgl_from, tgl_to, kode_sales }) => {
    const rows = await hutangSah(ctx)
      // said as the index of running loans says it
      .where(sql<boolean>`h.status_hutang = 'OPEN'`)
      .where('h.tgl_jatuh_tempo', '>=', tgl_from)
      .where('h.tgl_jatuh_tempo', '<=', tgl_to)
      .$if(kode_sales !== ALL, (q) => q.where('h.kode_sales', '=', kode_sales))
      .select(['h.no_faktur_hutang', 'b.detail_barang', 'h.nama_customer', 'h.no_hp', 'h.berat_emas'])
      .select(['h.berat_bruto', 'h.jumlah_hutang', 'h.sisa_pokok', 'h.tgl_jatuh_tempo', 'h.kode_sales'])
      .select(['h.tgl_system', 'h.tgl_bunga_sampai', 'h.metode', 'h.bunga_persen', 'h.min_hari'])
      .select(['h.tenggang_hari', 'h.min_bunga_rp'])
      .orderBy('h.tgl_jatuh_tempo')
      .orderBy('h.no_faktur_hutang')
      .execute()
    const hari = ctx.toko.tgl_system
    const dihitung = rows.map(
      ({
        tgl_system,
        tgl_bunga_sampai,
        metode,
        bunga_persen,
        min_hari,
        tenggang_hari,
        min_bunga_rp,
        ...row
      }) => {
        const syarat: SyaratBunga = {
          metode: metode as SyaratBunga['metode'],
          bunga: bunga_persen,
          min_hari,
          tenggang_hari,
          min_bunga_rp,
        }
        const pinjaman = { sisa_pokok: row.sisa_pokok, tgl_hutang: tgl_system, tgl_bunga_sampai }
        const { bunga } = bungaJatuh(pinjaman, hari, syarat, ctx.settings.PEMBULATAN)
        return {
          ...row,
          hari_lewat: Math.max(0, selisihHari(row.tgl_jatuh_tempo, hari)),
          bunga,
          harus_dibayar: rupiah(row.sisa_pokok + bunga),
        }
      },
    )
    return denganHp(ctx, report, dihitung)
  },
})
