import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/lain/rekap-penjualan.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { jualBulanan } from './bulanan.ts'
import { rekapJauh } from './rekap-jauh.ts'

export default sourceOf(
  report,
  {
    utama: (ctx, { kode_toko, ...asked }) => {
      const toko = kode_toko === ALL ? ctx.toko.kode_toko : kode_toko
      return diToko(ctx, toko, () => jualBulanan(ctx, asked, toko))
    },
  },
  { jauh: rekapJauh(report) },
)
