/** Origin of an order that did not come over the counter. */
import { defineMaster } from '../master.ts'

export const marketplace = defineMaster({
  name: 'marketplace',
  title: 'Marketplace',
  menu: '/master-marketplace',
  table: 'marketplace',
  scope: 'chain',
  key: 'kode_marketplace',
  caption: 'nama_marketplace',
  entity: 'marketplace',
  lists: { semua: { path: 'marketplace' } },
  fields: {
    kode_marketplace: { label: 'Kode Marketplace', kind: 'kode' },
    nama_marketplace: { label: 'Nama Marketplace', kind: 'teks' },
    biaya_persen: { label: 'Biaya', kind: 'persen', default: 0 },
  },
})
