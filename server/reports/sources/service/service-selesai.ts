import report from '#domain/reports/service/service-selesai.ts'
import type { Milligram } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { servicePada, type BarisService } from './baris.ts'

export default sourceOf(report, {
  utama: servicePada<BarisService & { tambahan: Milligram; susut: Milligram }>(
    'service_selesai',
    'tgl_selesai',
    { lagi: 'd.tambahan, d.susut', dan: `s.status_service <> 'CANC'` },
  ),
})
