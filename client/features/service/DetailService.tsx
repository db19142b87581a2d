import type { StoredServiceLine, ServiceLengkap } from '#domain/calls/service.ts'
import { formatGram, formatTanggal } from '#domain/format.ts'
import { milligram } from '#domain/units.ts'
import {
  caraBayar,
  dayBy,
  Detail,
  DetailTable,
  dikembalikan,
  faktaKunjungan,
  faktaSales,
  NamaBarang,
  type Fakta,
  type RincianRow,
} from '#client/kasir/detail.tsx'
import { UpahTable } from '#client/features/tukang/UpahTable.tsx'
import { Kabari } from '#client/features/pesan/Kabari.tsx'
import { LineFoto } from '#client/kasir/LineFoto.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { serviceState } from './columns.tsx'
import { fotoDariService } from './foto-service.ts'

/** A whole repair. */
export const DetailService = ({ service }: { service: ServiceLengkap }) => (
  <Detail
    no={service.no_faktur_service}
    status={<strong>{serviceState(service)}</strong>}
    cetak={service.cetak}
    facts={fakta(service)}
    kiri={{ label: 'Pembayaran', rows: bayar(service) }}
    kanan={{ label: 'Tagihan', rows: jumlah(service) }}
  >
    <Kabari jenis="SERVICE SELESAI" ref_no={service.no_faktur_service} />
    <Barang service={service} />
    {service.upah.length > 0 && <UpahTable upah={service.upah} />}
  </Detail>
)

const fakta = (s: ServiceLengkap): Fakta[] => [
  ...faktaKunjungan(s),
  faktaSales(s),
  ['Estimasi', formatTanggal(s.estimasi_tanggal)],
  ['Selesai', dayBy(s.tgl_selesai, s.selesai_by)],
  ['Diambil', dayBy(s.tgl_ambil, s.ambil_by)],
  ['Dibatalkan', dayBy(s.tgl_batal, s.batal_by)],
  ['Alasan Batal', s.alasan_batal],
  ['Keterangan', s.keterangan],
]

const Barang = ({ service: s }: { service: ServiceLengkap }) => (
  <DetailTable
    label="Barang service"
    columns={[
      { title: 'Barang' },
      { title: 'Pekerjaan' },
      { title: 'Jumlah', number: true },
      { title: 'Berat Terima', number: true },
      { title: 'Berat Selesai', number: true },
      { title: 'Ongkos', number: true },
      { title: 'Foto' },
    ]}
  >
    {s.detail_barang.map((b) => (
      <tr key={b.no}>
        <NamaBarang
          nama_barang={b.nama_barang}
          kadar_cetak={b.kode_group === '-' ? '' : b.kode_group}
          catatan={[b.keluhan, b.kondisi].filter((t) => t !== '-').join(' · ')}
        />
        <td>
          {b.jenis_service}
          <small className="muted service-bawah">
            {[b.pekerjaan, b.kode_tukang].filter((t) => t !== '-').join(' · ')}
          </small>
        </td>
        <td className="number">{b.jumlah}</td>
        <td className="number">
          <Gram value={b.berat_terima} />
        </td>
        <td className="number">
          {b.berat_selesai === null ? '-' : <Gram value={b.berat_selesai} />}
          <small className="muted service-bawah">{perubahan(b)}</small>
        </td>
        <td className="number">
          <Rupiah value={b.ongkos_akhir ?? b.ongkos} strong />
        </td>
        <td>
          <LineFoto
            dari={fotoDariService}
            dokumen={s.no_faktur_service}
            line={b}
            boleh={s.status_service === 'MASUK'}
          />
        </td>
      </tr>
    ))}
  </DetailTable>
)

function perubahan({ berat_terima, berat_selesai, tambahan_dari, group_tambahan }: StoredServiceLine) {
  const lebih = (berat_selesai ?? berat_terima) - berat_terima
  if (lebih === 0) return ''
  return lebih > 0
    ? `+${formatGram(milligram(lebih))} g ${group_tambahan} dari ${tambahan_dari}`
    : `susut ${formatGram(milligram(-lebih))} g`
}

const bayar = (s: ServiceLengkap): RincianRow[] => [
  ...s.setoran.flatMap((p) =>
    p.pembayaran.map((b) => ({
      label: `${p.jenis} ${p.tgl_system} ${caraBayar(b.jenis, b.nama_bank, b.no_card)}${p.status_valid === 'CANC' ? ' (dibatalkan)' : ''}`,
      nilai: b.nominal,
    })),
  ),
  ...dikembalikan(s.refund),
]

const jumlah = (s: ServiceLengkap): RincianRow[] => [
  { label: s.status_service === 'MASUK' ? 'Perkiraan Ongkos' : 'Ongkos', nilai: s.total },
  ...(s.ppn_rp > 0 ? [{ label: s.ppn_mode === 'INCLUDE' ? 'Termasuk PPN' : 'PPN', nilai: s.ppn_rp }] : []),
  { label: 'Total Bayar', nilai: s.total_bayar, jumlah: true },
  ...(s.dp > 0 ? [{ label: 'DP', nilai: s.dp }] : []),
  ...(s.sisa > 0 ? [{ label: 'Sisa', nilai: s.sisa, jumlah: true }] : []),
]
