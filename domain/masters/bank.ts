/** The banks whose cards and transfers a shop takes. */
import { defineMaster } from '../master.ts'

export const bank = defineMaster({
  name: 'bank',
  title: 'Bank',
  menu: '/master-bank',
  table: 'bank',
  scope: 'chain',
  key: 'kode_bank',
  caption: 'nama_bank',
  entity: 'banks',
  lists: { semua: { path: 'banks' } },
  fields: {
    kode_bank: { label: 'Kode Bank', kind: 'kode' },
    nama_bank: { label: 'Nama Bank', kind: 'teks', unique: true },
    fee_kartu: {
      label: 'Fee Kartu',
      kind: 'persen',
      default: 0,
      help: 'Terisi sendiri di kasir; lebih dari ini perlu otorisasi',
    },
  },
})
