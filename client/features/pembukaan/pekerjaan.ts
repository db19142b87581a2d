/** What is usually done once a shop is open, in this order. */
import type { MenuPath } from '#domain/menus.ts'

interface Pekerjaan {
  menu: MenuPath
  judul: string
  tentang: string
}

const PEKERJAAN: readonly Pekerjaan[] = [
  {
    menu: '/data-users',
    judul: 'Buat Akun Staf',
    tentang: 'Kasir, pramuniaga, dan gudang masuk dengan akun sendiri; haknya menurut levelnya.',
  },
  {
    menu: '/settingtoko',
    judul: 'Pasang Logo',
    tentang: 'Tercetak di nota, bersama nama, alamat, dan NPWP toko.',
  },
  {
    menu: '/settingNota',
    judul: 'Cetak Percobaan',
    tentang: 'Pilih kertas, lihat contoh notanya, lalu cetak di printer toko.',
  },
]
const STOK: Pekerjaan = {
  menu: '/settingtoko',
  judul: 'Impor Stok Awal',
  tentang: 'Belum ada barang. Bisa sampai tutup toko yang pertama.',
}
/** A piece without a label is found by nobody's scanner. */
const LABEL: Pekerjaan = {
  menu: '/cetak-barcode',
  judul: 'Cetak Label',
  tentang: 'Barang stok awal belum berlabel: cetak barcode-nya, lalu tempelkan.',
}
const JUAL: Pekerjaan = {
  menu: '/transaksi-penjualan',
  judul: 'Penjualan Pertama',
  tentang: 'Scan barangnya, terima uangnya, cetak notanya.',
}

export const pekerjaanBerikut = (adaStok: boolean): readonly Pekerjaan[] =>
  adaStok ? [LABEL, ...PEKERJAAN, JUAL] : [...PEKERJAAN, STOK]
