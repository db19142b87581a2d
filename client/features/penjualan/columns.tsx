/** The columns of a list of sales, shared by the screens that show one (DOMAIN §B.5). */
import type { PenjualanRingkas } from '#domain/calls/penjualan.ts'
import { formatRupiah } from '#domain/format.ts'
import { dua, namaColumn, nomorColumn, rupiahColumn } from '#client/kasir/columns.tsx'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { state, Status } from './status.tsx'

type Column = DataColumn<PenjualanRingkas>

export const fakturColumn: Column = nomorColumn(
  'no_faktur_group',
  'No Faktur',
  (s) => `${s.kind} · ${s.input_by}`,
)
export const customerSalesColumn: Column = namaColumn(
  'Customer / Sales',
  (s) => `Sales ${s.nama_sales} (${s.kode_sales})`,
)
export const barangColumn: Column = {
  key: 'berat',
  title: 'Barang',
  kind: 'gram',
  value: (s) => s.berat,
  render: (s) => dua(<Gram value={s.berat} />, `${s.qty} barang`),
}
export const totalColumn: Column = rupiahColumn('total_bayar', 'Total Bayar', (s) =>
  s.pembayaran.length === 1
    ? s.pembayaran[0]!.jenis
    : s.pembayaran.map((p) => `${p.jenis} ${formatRupiah(p.nominal)}`).join(', ') || 'belum dibayar',
)
export const statusColumn: Column = {
  key: 'status_valid',
  title: 'Status',
  value: state,
  render: (s) => <Status {...s} />,
}
export const cetakColumn: Column = { key: 'cetak', title: 'Cetak', kind: 'count', value: (s) => s.cetak }
