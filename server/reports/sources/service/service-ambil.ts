import report from '#domain/reports/service/service-ambil.ts'
import type { Rupiah } from '#domain/units.ts'
import { sourceOf } from '../../source.ts'
import { servicePada, type BarisService } from './baris.ts'

type Ambil = BarisService & { dibayar: Rupiah; pembayaran: string; ppn_rp: Rupiah; pendapatan: Rupiah }

export default sourceOf(report, {
  utama: servicePada<Ambil>('service_ambil', 'tgl_ambil', {
    lagi: `p.dibayar,
      COALESCE((SELECT string_agg(b.jenis || ' ' || to_char(b.nominal, 'FM999,999,999,999,990'), ', ' ORDER BY b.urut) FROM pembayaran b WHERE b.kode_toko = s.kode_toko AND b.ref_no = p.no_ambil AND b.ref_type = 'SERVICE'), '-') AS pembayaran,
      s.ppn_rp, s.total - CASE s.ppn_mode WHEN 'INCLUDE' THEN s.ppn_rp ELSE 0 END AS pendapatan`,
    dan: `s.status_service = 'AMBIL'`,
  }),
})
