/** Reasons for money into or out of the till or the bank, each with its contra account (DOMAIN §B.9). */
import { defineMaster } from '../master.ts'
import { AKUN, allAkun } from '../rules/akun.ts'
import { AKUN_LAWAN } from '../rules/jurnal.ts'

const lawan = AKUN_LAWAN.map((nama) => AKUN[nama].kode) as [string, ...string[]]

export const kodeTransaksi = defineMaster({
  name: 'kode-transaksi',
  title: 'Kode Transaksi',
  menu: '/master-kode-transaksi',
  table: 'kode_transaksi',
  scope: 'chain',
  key: 'kode_transaksi',
  caption: 'nama',
  reserved: 'is_sistem',
  entity: 'paratransaksi',
  lists: { semua: { path: 'paratransaksi/get/all' } },
  fields: {
    kode_transaksi: { label: 'Kode Transaksi', kind: 'kode' },
    nama: { label: 'Nama Transaksi', kind: 'teks' },
    jenis: {
      label: 'Jenis',
      kind: 'pilihan',
      options: ['IN', 'OUT'],
      captions: { IN: 'UANG MASUK', OUT: 'UANG KELUAR' },
    },
    media: { label: 'Media', kind: 'pilihan', options: ['KAS', 'BANK', 'KEDUANYA'], default: 'KEDUANYA' },
    kode_akun_lawan: {
      label: 'Akun Lawan',
      kind: 'pilihan',
      options: lawan,
      captions: Object.fromEntries(allAkun.map((a) => [a.kode, a.nama])),
    },
    butuh_otorisasi: { label: 'Butuh Otorisasi', kind: 'ya-tidak', default: false },
    is_sistem: { label: 'Sistem', kind: 'ya-tidak', default: false, inForm: false, inList: false },
  },
})
