/** Deposits. */
import { formatNumber } from '../format.ts'
import { fixed, told } from '../refusal.ts'

export const titipanTidakAda = told(
  'titipanTidakAda',
  404,
  (f: { no_titip_group: string }) => `No Titipan ${f.no_titip_group} Tidak Ditemukan`,
)
export const titipanBelumValidasi = told(
  'titipanBelumValidasi',
  409,
  (f: { no_titip_group: string }) => `Titipan ${f.no_titip_group} Belum Di Validasi`,
)
export const titipanSudahValidasi = told(
  'titipanSudahValidasi',
  409,
  (f: { no_titip_group: string }) => `Titipan ${f.no_titip_group} Sudah Di Validasi`,
)
export const titipanDibatalkan = told(
  'titipanDibatalkan',
  409,
  (f: { no_titip_group: string }) => `Titipan ${f.no_titip_group} Sudah Dibatalkan`,
)
export const titipanSudahDiambil = told(
  'titipanSudahDiambil',
  409,
  (f: { no_titip_group: string; no_faktur_group: string }) =>
    `Titipan ${f.no_titip_group} Sudah Diambil Dengan ${f.no_faktur_group}`,
)
export const titipanSedangDiambil = told(
  'titipanSedangDiambil',
  409,
  (f: { no_titip_group: string; no_faktur_group: string }) =>
    `Titipan ${f.no_titip_group} Sedang Diambil Dengan ${f.no_faktur_group}`,
)
export const titipanCustomerLain = told(
  'titipanCustomerLain',
  409,
  (f: { no_titip_group: string; kode_member: string }) =>
    `Titipan ${f.no_titip_group} Milik Member ${f.kode_member}`,
)
export const titipanHarusSemua = told(
  'titipanHarusSemua',
  409,
  (f: { kode_barcode: string }) => `Barang Titipan Harus Diambil Semua, Belum Ada ${f.kode_barcode}`,
)
export const titipanHanyaSatu = fixed('titipanHanyaSatu', 400, 'Satu Penjualan Hanya Untuk Satu Titipan')
export const titipanKurang = told(
  'titipanKurang',
  400,
  (f: { minimal: number }) => `Titipan Minimal Rp. ${formatNumber(f.minimal)}`,
)
export const customerTanpaNama = fixed('customerTanpaNama', 400, 'Nama Customer Harus Diisi')
export const customerTanpaHp = fixed('customerTanpaHp', 400, 'No HP Customer Harus Diisi, Minimal 8 Angka')
export const titipanTambahPenuh = fixed('titipanTambahPenuh', 409, 'Titipan Sudah Ditambah 98 Kali')
export const titipanUangCampur = fixed(
  'titipanUangCampur',
  400,
  'Titip Uang Tidak Bisa Dicampur Dengan Barang',
)
export const barangBukanTitipan = told(
  'barangBukanTitipan',
  400,
  (f: { kode_barcode: string; no_titip_group: string }) =>
    `Barang ${f.kode_barcode} Bukan Barang Titipan ${f.no_titip_group}`,
)
export const batalTitipanSebagian = fixed(
  'batalTitipanSebagian',
  409,
  'Penjualan Dengan Titipan Hanya Bisa Dibatalkan Seluruhnya',
)
export const titipanDanPesanan = fixed(
  'titipanDanPesanan',
  400,
  'Satu Penjualan Mengambil Titipan Atau Pesanan, Tidak Keduanya',
)
