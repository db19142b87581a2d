/** The usual tasks once a shop is open, in this order. */
import type { MenuPath } from '#domain/menus.ts'

interface Pekerjaan {
  menu: MenuPath
  title: string
  tentang: string
}

const PEKERJAAN: readonly Pekerjaan[] = [
  {
    menu: '/data-users',
    title: 'Buat Akun Staf',
    tentang: 'Kasir, pramuniaga, dan gudang masuk dengan akun sendiri; haknya menurut levelnya.',
  },
  {
    menu: '/settingtoko',
    title: 'Pasang Logo',
    tentang: 'Tercetak di nota, bersama nama, alamat, dan NPWP toko.',
  },
  {
    menu: '/settingNota',
    title: 'Cetak Percobaan',
    tentang: 'Pilih kertas, lihat contoh notanya, lalu cetak di printer toko.',
  },
]
const STOK: Pekerjaan = {
  menu: '/settingtoko',
  title: 'Impor Stok Awal',
  tentang: 'Belum ada barang. Bisa sampai tutup toko yang pertama.',
}
/** A piece without a label is found by nobody's scanner. */
const LABEL: Pekerjaan = {
  menu: '/cetak-barcode',
  title: 'Cetak Label',
  tentang: 'Barang stok awal belum berlabel: cetak barcode-nya, lalu tempelkan.',
}
const JUAL: Pekerjaan = {
  menu: '/transaksi-penjualan',
  title: 'Penjualan Pertama',
  tentang: 'Scan barangnya, terima uangnya, cetak notanya.',
}

export const pekerjaanBerikut = (adaStok: boolean): readonly Pekerjaan[] =>
  adaStok ? [LABEL, ...PEKERJAAN, JUAL] : [...PEKERJAAN, STOK]
