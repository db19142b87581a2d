import { ALL } from '#domain/report/filters.ts'
import report from '#domain/reports/service/services.ts'
import { sourceOf } from '../../source.ts'
import { servicePada } from './baris.ts'

const baris = servicePada('services', 'tgl_system')

export default sourceOf(report, {
  utama: async (ctx, asked) =>
    (await baris(ctx, asked)).filter((row) => asked.status === ALL || row.status === asked.status),
})
