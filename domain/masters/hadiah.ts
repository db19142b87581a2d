/** Gifts of a shop; how many there are and what they cost is kept by the ledger (DOMAIN §B.10). */
import { SALDO_POIN_MAKS } from '../limits.ts'
import { defineMaster } from '../master.ts'

export const hadiah = defineMaster({
  name: 'hadiah',
  title: 'Hadiah',
  menu: '/master-data-hadiah',
  table: 'hadiah',
  scope: 'toko',
  key: 'kode_hadiah',
  caption: 'nama_hadiah',
  entity: 'hadiah',
  lists: { semua: { path: 'hadiah/get/all' } },
  fields: {
    kode_hadiah: { label: 'Kode Hadiah', kind: 'kode' },
    nama_hadiah: { label: 'Nama Hadiah', kind: 'teks' },
    poin: {
      label: 'Poin',
      kind: 'angka',
      default: 0,
      max: SALDO_POIN_MAKS,
      help: 'Poin untuk menukar satu hadiah; 0 = tidak untuk tukar poin',
    },
    stock: { label: 'Stock', kind: 'angka', default: 0, inForm: false },
    nilai: { label: 'Nilai Stock', kind: 'rupiah', default: 0, inForm: false },
  },
})
