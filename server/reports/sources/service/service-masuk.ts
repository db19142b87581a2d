import report from '#domain/reports/service/service-masuk.ts'
import { sourceOf } from '../../source.ts'
import { servicePada } from './baris.ts'

export default sourceOf(report, {
  utama: servicePada('service_masuk', 'tgl_system', { dan: `s.status_service <> 'CANC'` }),
})
