import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/lain/rekap-pembelian.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { beliBulanan } from './bulanan.ts'
import { rekapJauh } from './rekap-jauh.ts'

export default sourceOf(
  report,
  {
    utama: (ctx, { kode_toko, ...asked }) => {
      const toko = kode_toko === ALL ? ctx.toko.kode_toko : kode_toko
      return diToko(ctx, toko, () => beliBulanan(ctx, asked, toko))
    },
  },
  { jauh: rekapJauh(report) },
)
