/** Sales. */
import { fixed, told } from '../refusal.ts'

export const hargaBerubah = fixed('hargaBerubah', 409, 'Harga Berubah, Silahkan Ulangi')
export const salesHarusDipilih = fixed('salesHarusDipilih', 400, 'Kode Sales Harus Dipilih')
export const salesTidakAktif = told(
  'salesTidakAktif',
  400,
  (f: { kode_sales: string }) => `Kode Sales ${f.kode_sales} Tidak Aktif`,
)
export const marketplaceTidakAda = told(
  'marketplaceTidakAda',
  400,
  (f: { kode_marketplace: string }) => `Marketplace ${f.kode_marketplace} Tidak Ada`,
)
export const timbanganTidakAda = told(
  'timbanganTidakAda',
  400,
  (f: { no_timbangan: string }) => `Timbangan ${f.no_timbangan} Tidak Ada Atau Tidak Aktif`,
)
export const memberTidakAda = told(
  'memberTidakAda',
  400,
  (f: { kode_member: string }) => `Member ${f.kode_member} Tidak Ada`,
)
export const penjualanTidakAda = told(
  'penjualanTidakAda',
  404,
  (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Tidak Ditemukan`,
)
export const sudahValidasi = told(
  'sudahValidasi',
  409,
  (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Sudah Di Validasi`,
)
export const poinSudahDitukar = fixed(
  'poinSudahDitukar',
  409,
  'Poin Sudah Ditukar, Penjualan Tidak Bisa Dibatalkan',
)
export const notaTidakDikenal = fixed('notaTidakDikenal', 404, 'Nota Tidak Dikenal')
export const batalBedaTanggal = fixed('batalBedaTanggal', 409, 'Penjualan Tanggal Lain Tidak Bisa Dibatalkan')
export const batalSebagian = fixed(
  'batalSebagian',
  409,
  'Pembatalan Sebagian Hanya Untuk Satu Jenis Pembayaran',
)
export const batalDraftSebagian = fixed(
  'batalDraftSebagian',
  409,
  'Penjualan Yang Belum Di Validasi Hanya Bisa Dibatalkan Seluruhnya',
)
export const validasiBedaUser = fixed('validasiBedaUser', 403, 'Validasi Harus Dari User Lain')
