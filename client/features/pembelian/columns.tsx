/** The columns of a list of purchases and trade-ins, shared by the screens that show one. */
import type { PembelianRingkas } from '#domain/calls/pembelian.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { beliState, StatusBeli } from './status.tsx'

type Column = DataColumn<PembelianRingkas>

const dua = (atas: React.ReactNode, bawah: React.ReactNode) => (
  <>
    {atas}
    <small className="muted jual-bawah">{bawah}</small>
  </>
)

const asal = ({ kind, input_by, no_faktur_hutang }: PembelianRingkas): string =>
  `${no_faktur_hutang === '-' ? kind : `dari ${no_faktur_hutang}`} · ${input_by}`

export const COLUMNS: Column[] = [
  {
    key: 'no_faktur_group',
    title: 'No Faktur',
    value: (f) => f.no_faktur_group,
    render: (f) => dua(<strong>{f.no_faktur_group}</strong>, asal(f)),
  },
  {
    key: 'jam',
    title: 'Waktu',
    value: (f) => `${f.tgl_system} ${f.jam}`,
    render: (f) => dua(f.jam.slice(0, 5), f.tgl_system),
  },
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (f) => f.nama_customer,
    render: (f) => dua(<span className="jual-nama">{f.nama_customer}</span>, f.kode_customer),
  },
  {
    key: 'nama_sales',
    title: 'Sales',
    value: (f) => f.nama_sales,
    render: (f) => dua(f.nama_sales, f.kode_sales),
  },
  {
    key: 'berat',
    title: 'Dibeli',
    kind: 'gram',
    value: (f) => f.berat,
    render: (f) =>
      dua(
        <Gram value={f.berat} />,
        f.kind === 'TUKAR'
          ? `${f.qty} masuk · keluar ${formatGram(f.berat_jual)} g, ${f.qty_jual} barang`
          : `${f.qty} barang`,
      ),
  },
  {
    key: 'total',
    title: 'Harga Beli',
    kind: 'rupiah',
    value: (f) => f.total,
    render: (f) =>
      dua(
        <strong className="number">{formatRupiah(f.total)}</strong>,
        f.kind === 'TUKAR'
          ? `jual ${formatRupiah(f.total_jual)}`
          : f.pembayaran.map((p) => p.jenis).join(', ') || 'belum dibayar',
      ),
  },
  { key: 'status_valid', title: 'Status', value: beliState, render: (f) => <StatusBeli {...f} /> },
  { key: 'cetak', title: 'Cetak', kind: 'count', value: (f) => f.cetak },
]
