/** The columns of a list of sales, shared by the screens that show one (DOMAIN §B.5). */
import type { PenjualanRingkas } from '#domain/calls/penjualan.ts'
import { formatRupiah } from '#domain/format.ts'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { state, Status } from './status.tsx'

type Column = DataColumn<PenjualanRingkas>

const dua = (atas: React.ReactNode, bawah: React.ReactNode) => (
  <>
    {atas}
    <small className="muted jual-bawah">{bawah}</small>
  </>
)

export const fakturColumn: Column = {
  key: 'no_faktur_group',
  title: 'No Faktur',
  value: (s) => s.no_faktur_group,
  render: (s) => dua(<strong>{s.no_faktur_group}</strong>, `${s.kind} · ${s.input_by}`),
}
export const timeColumn: Column = {
  key: 'jam',
  title: 'Waktu',
  value: (s) => `${s.tgl_system} ${s.jam}`,
  render: (s) => dua(s.jam.slice(0, 5), s.tgl_system),
}
export const customerColumn: Column = {
  key: 'nama_customer',
  title: 'Customer',
  value: (s) => s.nama_customer,
  render: (s) => dua(<span className="jual-nama">{s.nama_customer}</span>, s.kode_customer),
}
export const customerSalesColumn: Column = {
  ...customerColumn,
  title: 'Customer / Sales',
  render: (s) =>
    dua(<span className="jual-nama">{s.nama_customer}</span>, `Sales ${s.nama_sales} (${s.kode_sales})`),
}
export const salesColumn: Column = {
  key: 'nama_sales',
  title: 'Sales',
  value: (s) => s.nama_sales,
  render: (s) => dua(s.nama_sales, s.kode_sales),
}
export const barangColumn: Column = {
  key: 'berat',
  title: 'Barang',
  kind: 'gram',
  value: (s) => s.berat,
  render: (s) => dua(<Gram value={s.berat} />, `${s.qty} barang`),
}
export const totalColumn: Column = {
  key: 'total_bayar',
  title: 'Total Bayar',
  kind: 'rupiah',
  value: (s) => s.total_bayar,
  render: (s) =>
    dua(
      <strong className="number">{formatRupiah(s.total_bayar as never)}</strong>,
      s.pembayaran.length === 1
        ? s.pembayaran[0]!.jenis
        : s.pembayaran.map((p) => `${p.jenis} ${formatRupiah(p.nominal)}`).join(', ') || 'belum dibayar',
    ),
}
export const statusColumn: Column = {
  key: 'status_valid',
  title: 'Status',
  value: state,
  render: (s) => <Status {...s} />,
}
export const cetakColumn: Column = { key: 'cetak', title: 'Cetak', kind: 'count', value: (s) => s.cetak }
