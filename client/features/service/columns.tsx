/** The columns of a list of repairs. */
import type { ServiceRingkas } from '#domain/calls/service.ts'
import { formatRupiah } from '#domain/format.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import './service.css'

const dua = (atas: React.ReactNode, bawah: React.ReactNode) => (
  <>
    {atas}
    <small className="muted service-bawah">{bawah}</small>
  </>
)

/** Says the part of a repair's state that matters at the counter. */
export const serviceState = (s: ServiceRingkas): string =>
  s.hari_menunggu > HARI_TIDAK_DIAMBIL
    ? `SELESAI, ${s.hari_menunggu} hari`
    : s.terlambat
      ? 'MASUK, terlambat'
      : s.status_service

export const serviceColumns: readonly DataColumn<ServiceRingkas>[] = [
  {
    key: 'no_faktur_service',
    title: 'No Service',
    value: (s) => s.no_faktur_service,
    render: (s) =>
      dua(<strong>{s.no_faktur_service}</strong>, `${s.tgl_system} ${s.jam.slice(0, 5)} · ${s.input_by}`),
  },
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
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (s) => `${s.nama_customer} ${s.no_hp}`,
    render: (s) => dua(s.nama_customer, s.no_hp),
  },
  {
    key: 'nama_barang',
    title: 'Barang',
    value: (s) => s.nama_barang,
    render: (s) =>
      dua(
        s.nama_barang,
        <>
          <Gram value={s.berat} /> · {s.qty} barang
        </>,
      ),
  },
  { key: 'estimasi_tanggal', title: 'Estimasi', value: (s) => s.estimasi_tanggal },
  {
    key: 'total',
    title: 'Ongkos',
    kind: 'rupiah',
    value: (s) => s.total,
    render: (s) =>
      dua(<strong className="number">{formatRupiah(s.total)}</strong>, `DP ${formatRupiah(s.dp)}`),
  },
  { key: 'sisa', title: 'Sisa', kind: 'rupiah', value: (s) => s.sisa },
]
