/** The columns of a list of repairs. */
import type { ServiceRingkas } from '#domain/calls/service.ts'
import { formatRupiah } from '#domain/format.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import {
  barangColumn,
  beratBarang,
  customerColumn,
  dibuat,
  nomorColumn,
  rupiahColumn,
} from '#client/kasir/columns.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import './service.css'

/** Says the part of a repair's state that matters at the counter. */
export const serviceState = (s: ServiceRingkas): string =>
  s.hari_menunggu > HARI_TIDAK_DIAMBIL
    ? `SELESAI, ${s.hari_menunggu} hari`
    : s.terlambat
      ? 'MASUK, terlambat'
      : s.status_service

export const serviceColumns: readonly DataColumn<ServiceRingkas>[] = [
  nomorColumn('no_faktur_service', 'No Service', (s) => dibuat(s)),
  {
    key: 'status_service',
    title: 'Status',
    value: serviceState,
    render: (s) => (
      <span className={s.terlambat || s.hari_menunggu > HARI_TIDAK_DIAMBIL ? 'service-lewat' : undefined}>
        {serviceState(s)}
      </span>
    ),
  },
  customerColumn,
  barangColumn((s) => beratBarang(s.berat, s.qty)),
  { key: 'estimasi_tanggal', title: 'Estimasi', value: (s) => s.estimasi_tanggal },
  rupiahColumn('total', 'Ongkos', (s) => `DP ${formatRupiah(s.dp)}`),
  { key: 'sisa', title: 'Sisa', kind: 'rupiah', value: (s) => s.sisa },
]
