import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/lain/rekap-penjualan-semua.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { jualBulanan } from './bulanan.ts'

export default sourceOf(report, { utama: (ctx, asked) => diToko(ctx, ALL, () => jualBulanan(ctx, asked)) })
