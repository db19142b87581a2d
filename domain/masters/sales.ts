/** The people who sell (DOMAIN §F.1). */
import { defineMaster } from '../master.ts'

export const sales = defineMaster({
  name: 'sales',
  title: 'Sales',
  menu: '/master-sales',
  table: 'sales',
  scope: 'toko',
  key: 'kode_sales',
  caption: 'nama_sales',
  keepOne: true,
  entity: 'sales',
  paths: { reactivate: 'sales/reactive/by-kode-sales/{code}' },
  lists: { semua: { path: 'sales/get/all' } },
  fields: {
    kode_sales: { label: 'Kode Sales', kind: 'kode' },
    nama_sales: { label: 'Nama Sales', kind: 'teks' },
    no_hp: { label: 'No HP', kind: 'telepon', default: '-' },
    premi_per_gram: { label: 'Premi per Gram', kind: 'rupiah', default: 0 },
  },
})
