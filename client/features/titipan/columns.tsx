/** The columns of a list of deposits. */
import type { TitipanRingkas } from '#domain/calls/titipan.ts'
import { formatRupiah } from '#domain/format.ts'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { state, StatusTitipan } from './status.tsx'
import './titipan.css'

type Column = DataColumn<TitipanRingkas>

const dua = (atas: React.ReactNode, bawah: React.ReactNode) => (
  <>
    {atas}
    <small className="muted titip-bawah">{bawah}</small>
  </>
)

/** @param hariIni the shop's day: a lock that ended before it is told */
export const titipanColumns = (hariIni: string): readonly Column[] => [
  {
    key: 'no_titip_group',
    title: 'No Titipan',
    value: (t) => t.no_titip_group,
    render: (t) =>
      dua(<strong>{t.no_titip_group}</strong>, `${t.tgl_system} ${t.jam.slice(0, 5)} · ${t.input_by}`),
  },
  { key: 'status_titipan', title: 'Status', value: state, render: (t) => <StatusTitipan {...t} /> },
  {
    key: 'titipan',
    title: 'Titipan',
    kind: 'rupiah',
    value: (t) => t.titipan,
    render: (t) =>
      dua(
        <strong className="number">{formatRupiah(t.titipan)}</strong>,
        t.menunggu > 0 ? `+ ${formatRupiah(t.menunggu)} menunggu` : ' ',
      ),
  },
  {
    key: 'sisa',
    title: 'Sisa',
    kind: 'rupiah',
    value: (t) => t.sisa,
    render: (t) => (t.total === 0 ? '-' : dua(formatRupiah(t.sisa), `dari ${formatRupiah(t.total)}`)),
  },
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (t) => `${t.nama_customer} ${t.no_hp}`,
    render: (t) =>
      dua(<span className="titip-nama">{t.nama_customer}</span>, t.no_hp === '-' ? ' ' : t.no_hp),
  },
  {
    key: 'nama_barang',
    title: 'Barang',
    value: (t) => t.nama_barang,
    render: (t) =>
      t.qty === 0
        ? 'TITIP UANG'
        : dua(
            <span className="titip-nama">{t.nama_barang}</span>,
            <>
              <Gram value={t.berat} />
              {t.qty > 1 && ` · ${t.qty} barang`}
            </>,
          ),
  },
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
