/** Pieces that fill an order, and gold that goldsmiths are given. */
import { formatGram } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Milligram } from '../units.ts'

export const pesananKosong = fixed('pesananKosong', 400, 'Pesanan Harus Dipilih')
export const bukanSumberPesanan = fixed('bukanSumberPesanan', 400, 'No Pesanan Hanya Untuk Sumber PESANAN')
export const pesananBelumDiTukang = told(
  'pesananBelumDiTukang',
  409,
  (f: { no_pesanan: string }) => `Pesanan ${f.no_pesanan} Belum Diserahkan Ke Tukang`,
)
export const barisPesananKosong = fixed('barisPesananKosong', 400, 'Barang Pesanan Harus Dipilih')
export const barisDiisiGanda = told(
  'barisDiisiGanda',
  400,
  (f: { no: number }) => `Barang Ke ${f.no} Pesanan Ini Diisi Dua Kali`,
)
export const groupBukanPesanan = told(
  'groupBukanPesanan',
  400,
  (f: { no: number; kode_group: string }) => `Barang Ke ${f.no} Dipesan Group ${f.kode_group}`,
)
export const bahanGanda = told('bahanGanda', 400, (f: { nama: string }) => `${f.nama} Ditulis Dua Kali`)
export const bahanTokoTanpaBaris = fixed(
  'bahanTokoTanpaBaris',
  400,
  'Emas Toko Tidak Menyebut Barang Pesanan',
)
export const bahanCustomerTanpaPesanan = fixed(
  'bahanCustomerTanpaPesanan',
  400,
  'Emas Customer Hanya Untuk Pesanan',
)
export const tanpaEmasCustomer = told(
  'tanpaEmasCustomer',
  400,
  (f: { no: number }) => `Barang Ke ${f.no} Tidak Memakai Emas Customer`,
)
export const emasCustomerKurang = told(
  'emasCustomerKurang',
  409,
  (f: { no: number; ada: Milligram; di: string }) =>
    `Emas Customer Barang Ke ${f.no} Di ${f.di} Tinggal ${formatGram(f.ada)} g`,
)
export const pesananTukangLain = told(
  'pesananTukangLain',
  409,
  (f: { no_pesanan: string; kode_tukang: string }) => `Pesanan ${f.no_pesanan} Di Tukang ${f.kode_tukang}`,
)
export const susutLebihSaldo = told(
  'susutLebihSaldo',
  409,
  (f: { kode_tukang: string; halus: Milligram }) =>
    `Emas Toko Pada Tukang ${f.kode_tukang} Tinggal ${formatGram(f.halus)} g Emas Murni`,
)
export const bahanSudahDipakai = told(
  'bahanSudahDipakai',
  409,
  (f: { no: number }) => `Emas Customer Barang Ke ${f.no} Sudah Dipakai Atau Berpindah`,
)
export const bukanTukangnya = told(
  'bukanTukangnya',
  400,
  (f: { kode_tukang: string; ref_no: string }) => `Tukang ${f.kode_tukang} Tidak Mengerjakan ${f.ref_no}`,
)
export const hapusDariPesanan = told(
  'hapusDariPesanan',
  409,
  (f: { kode_barcode: string; no: string }) =>
    `Barang ${f.kode_barcode} Dari Pesanan, Batalkan Dokumen ${f.no} Di Tab Barang Baru`,
)
