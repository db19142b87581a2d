import report from '#domain/reports/service/batal-service.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { servicePada, type BarisService } from './baris.ts'

type Batal = BarisService & {
  tgl_batal: TanggalSystem
  refund: Rupiah
  alasan: string
  input_by: string
  otorisasi: string
}

export default sourceOf(report, {
  utama: servicePada<Batal>('service_batal', 'tgl_batal', {
    lagi: `s.tgl_batal, p.dp AS refund, s.alasan_batal AS alasan, s.batal_by AS input_by, COALESCE((SELECT o.user_otorisasi FROM otorisasi o WHERE o.authorization_id = s.otorisasi_batal), '-') AS otorisasi`,
    dan: `s.status_service = 'CANC'`,
  }),
})
