/** Columns of lists of documents: the number, the customer, the goods, and a figure, each with a smaller line below. */
import type { ReactNode } from 'react'
import type { Milligram, Rupiah as Amount } from '#domain/units.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import './columns.css'

export const dua = (atas: ReactNode, bawah: ReactNode) => (
  <>
    {atas}
    <small className="muted dua-bawah">{bawah}</small>
  </>
)
/** A name may take several lines. */
const duaNama = (nama: string, bawah: ReactNode) => dua(<span className="dua-nama">{nama}</span>, bawah)
/** The line below where there is nothing to say: the row keeps its height. */
export const NOTHING = ' '

interface Dibuat {
  tgl_system: string
  jam: string
  input_by: string
}
export const dibuat = ({ tgl_system, jam, input_by }: Dibuat): string =>
  `${tgl_system} ${jam.slice(0, 5)} · ${input_by}`

export const nomorColumn = <K extends string, T extends Record<K, string>>(
  key: K,
  title: string,
  bawah: (row: T) => string,
): DataColumn<T> => ({
  key,
  title,
  value: (row) => row[key],
  render: (row) => dua(<strong>{row[key]}</strong>, bawah(row)),
})

/** A figure in bold. */
export const rupiahColumn = <K extends string, T extends Record<K, Amount>>(
  key: K,
  title: string,
  bawah: (row: T) => ReactNode,
): DataColumn<T> => ({
  key,
  title,
  kind: 'rupiah',
  value: (row) => row[key],
  render: (row) => dua(<Rupiah value={row[key]} strong />, bawah(row)),
})

export const timeColumn: DataColumn<Pick<Dibuat, 'tgl_system' | 'jam'>> = {
  key: 'jam',
  title: 'Waktu',
  value: (f) => `${f.tgl_system} ${f.jam}`,
  render: (f) => dua(f.jam.slice(0, 5), f.tgl_system),
}

interface Customer {
  nama_customer: string
  kode_customer: string
}
/** The customer by their name. */
export const namaColumn = <T extends Pick<Customer, 'nama_customer'>>(
  title: string,
  bawah: (row: T) => string,
): DataColumn<T> => ({
  key: 'nama_customer',
  title,
  value: (row) => row.nama_customer,
  render: (row) => duaNama(row.nama_customer, bawah(row)),
})
export const kodeCustomerColumn = namaColumn<Customer>('Customer', (row) => row.kode_customer)
/** The customer by their name and phone. */
export const customerColumn: DataColumn<Pick<Customer, 'nama_customer'> & { no_hp: string }> = {
  ...namaColumn('Customer', ({ no_hp }) => (no_hp === '-' ? NOTHING : no_hp)),
  value: (row) => `${row.nama_customer} ${row.no_hp}`,
}

export const salesColumn: DataColumn<{ nama_sales: string; kode_sales: string }> = {
  key: 'nama_sales',
  title: 'Sales',
  value: (row) => row.nama_sales,
  render: (row) => dua(row.nama_sales, row.kode_sales),
}

/** Goods by their names, and how much of them there is. */
export const barangColumn = <T extends { nama_barang: string }>(
  banyak: (row: T) => ReactNode,
): DataColumn<T> => ({
  key: 'nama_barang',
  title: 'Barang',
  value: (row) => row.nama_barang,
  render: (row) => duaNama(row.nama_barang, banyak(row)),
})
export const beratBarang = (berat: Milligram, qty: number) => (
  <>
    <Gram value={berat} /> · {qty} barang
  </>
)
/** A piece alone is not counted. */
export const beratBerapa = (berat: Milligram, qty: number) =>
  qty > 1 ? beratBarang(berat, qty) : <Gram value={berat} />
