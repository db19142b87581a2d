/** The columns of a list of deposits. */
import type { TitipanRingkas } from '#domain/calls/titipan.ts'
import { formatRupiah } from '#domain/format.ts'
import {
  barangColumn,
  beratBerapa,
  customerColumn,
  dibuat,
  dua,
  nomorColumn,
  NOTHING,
  rupiahColumn,
} from '#client/kasir/columns.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { state, StatusTitipan } from './status.tsx'
import './titipan.css'

const barang = barangColumn<TitipanRingkas>((t) => beratBerapa(t.berat, t.qty))

/** @param hariIni the shop's day: a lock that ended before it is told */
export const titipanColumns = (hariIni: string): readonly DataColumn<TitipanRingkas>[] => [
  nomorColumn('no_titip_group', 'No Titipan', (t) => dibuat(t)),
  { key: 'status_titipan', title: 'Status', value: state, render: (t) => <StatusTitipan {...t} /> },
  rupiahColumn('titipan', 'Titipan', (t) =>
    t.menunggu > 0 ? `+ ${formatRupiah(t.menunggu)} menunggu` : NOTHING,
  ),
  {
    key: 'sisa',
    title: 'Sisa',
    kind: 'rupiah',
    value: (t) => t.sisa,
    render: (t) => (t.total === 0 ? '-' : dua(formatRupiah(t.sisa), `dari ${formatRupiah(t.total)}`)),
  },
  customerColumn,
  { ...barang, render: (t) => (t.qty === 0 ? 'TITIP UANG' : barang.render!(t)) },
  {
    key: 'tgl_kunci_harga',
    title: 'Kunci Harga',
    value: (t) => t.tgl_kunci_harga ?? '-',
    render: (t) =>
      t.tgl_kunci_harga && t.status_titipan === 'OPEN' && t.tgl_kunci_harga < hariIni ? (
        <span className="titip-lewat">{t.tgl_kunci_harga} lewat</span>
      ) : (
        (t.tgl_kunci_harga ?? '-')
      ),
  },
]
