/** The columns of a list of orders. */
import type { PesananRingkas } from '#domain/calls/pesanan.ts'
import { formatRupiah, formatTanggal } from '#domain/format.ts'
import {
  barangColumn,
  beratBerapa,
  customerColumn,
  dua,
  nomorColumn,
  NOTHING,
} from '#client/kasir/columns.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { sebutJanji } from './janji.ts'
import { sebutStatus, StatusPesanan } from './status.tsx'
import './pesanan.css'

/** An order that is still to be made or fetched: what is promised counts. */
export const berjalan = ({ status_pesanan }: PesananRingkas): boolean =>
  status_pesanan !== 'FINISH' && status_pesanan !== 'CLOSE'

/** @param hariIni the shop's day: promises are counted from it */
export const pesananColumns = (hariIni: string): readonly DataColumn<PesananRingkas>[] => [
  nomorColumn('no_pesanan', 'No Pesanan', (p) => `${p.tanggal} ${p.jam.slice(0, 5)} · ${p.nama_sales}`),
  {
    key: 'status_pesanan',
    title: 'Status',
    value: (p) => sebutStatus(p.status_pesanan),
    render: (p) =>
      dua(
        <StatusPesanan {...p} />,
        p.qty_jadi > 0 && p.qty_jadi < p.total_qty ? `${p.qty_jadi} dari ${p.total_qty} jadi` : NOTHING,
      ),
  },
  {
    key: 'estimasi_tanggal',
    title: 'Estimasi',
    value: (p) => p.estimasi_tanggal,
    render: (p) =>
      dua(
        formatTanggal(p.estimasi_tanggal),
        berjalan(p) ? (
          <span className={p.terlambat ? 'pesan-lewat' : undefined}>
            {sebutJanji(hariIni, p.estimasi_tanggal)}
          </span>
        ) : (
          NOTHING
        ),
      ),
  },
  customerColumn,
  barangColumn((p) => beratBerapa(p.total_berat, p.total_qty)),
  {
    key: 'nama_tukang',
    title: 'Tukang',
    value: (p) => (p.kode_tukang === '-' ? '-' : p.nama_tukang),
  },
  {
    key: 'jumlah_bayar',
    title: 'DP',
    kind: 'rupiah',
    value: (p) => p.jumlah_bayar,
    render: (p) => dua(formatRupiah(p.jumlah_bayar), `dari ${formatRupiah(p.total_harga)}`),
  },
  { key: 'sisa_bayar', title: 'Sisa', kind: 'rupiah', value: (p) => p.sisa_bayar },
]
