/** The shop's own bank accounts: where money paid by card or transfer arrives. */
import { defineMaster } from '../master.ts'
import { bank } from './bank.ts'

export const rekening = defineMaster({
  name: 'rekening',
  title: 'Rekening',
  menu: '/master-rekening',
  table: 'rekening',
  scope: 'toko',
  key: 'no_rekening',
  caption: 'nama_rekening',
  entity: 'rekenings',
  lists: { semua: { path: 'rekenings' } },
  fields: {
    no_rekening: { label: 'No Rekening', kind: 'digit' },
    kode_bank: { label: 'Bank', kind: 'ref', ref: bank },
    nama_rekening: { label: 'Nama Rekening', kind: 'teks' },
    jenis: { label: 'Jenis', kind: 'pilihan', options: ['EDC', 'TRANSFER', 'SEMUA'], default: 'SEMUA' },
    is_default: { label: 'Default', kind: 'ya-tidak', default: false },
    saldo_awal: {
      label: 'Saldo Awal',
      kind: 'rupiah',
      default: 0,
      readOnlyOnEdit: true,
      inList: false,
      help: 'Dibukukan sekali, saat rekening dibuat',
    },
  },
})
