/** The columns of a list of purchases and trade-ins, shared by the screens that show one. */
import type { PembelianRingkas } from '#domain/calls/pembelian.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import {
  dua,
  kodeCustomerColumn,
  nomorColumn,
  rupiahColumn,
  salesColumn,
  timeColumn,
} from '#client/kasir/columns.tsx'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { beliState, StatusBeli } from './status.tsx'

const asal = ({ kind, input_by, no_faktur_hutang }: PembelianRingkas): string =>
  `${no_faktur_hutang === '-' ? kind : `dari ${no_faktur_hutang}`} · ${input_by}`

export const COLUMNS: DataColumn<PembelianRingkas>[] = [
  nomorColumn('no_faktur_group', 'No Faktur', asal),
  timeColumn,
  kodeCustomerColumn,
  salesColumn,
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
  rupiahColumn('total', 'Harga Beli', (f) =>
    f.kind === 'TUKAR'
      ? `jual ${formatRupiah(f.total_jual)}`
      : f.pembayaran.map((p) => p.jenis).join(', ') || 'belum dibayar',
  ),
  { key: 'status_valid', title: 'Status', value: beliState, render: (f) => <StatusBeli {...f} /> },
  { key: 'cetak', title: 'Cetak', kind: 'count', value: (f) => f.cetak },
]
