import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/lain/rekap-pembelian-semua.ts'
import { diToko } from '../../../rantai/all-toko.ts'
import { sourceOf } from '../../source.ts'
import { beliBulanan } from './bulanan.ts'

export default sourceOf(report, { utama: (ctx, asked) => diToko(ctx, ALL, () => beliBulanan(ctx, asked)) })
