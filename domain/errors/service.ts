/** Repairs. */
import { formatRupiah } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Rupiah } from '../units.ts'

export const serviceTidakAda = fixed('serviceTidakAda', 404, 'No Service Tidak Ditemukan')
export const barisServiceTidakAda = told(
  'barisServiceTidakAda',
  404,
  (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Service Ini`,
)
/** Fetched or cancelled: nothing is done with it any more. */
export const serviceBerakhir = told(
  'serviceBerakhir',
  409,
  (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Sudah Diambil Atau Dibatalkan`,
)
export const serviceSudahSelesai = told(
  'serviceSudahSelesai',
  409,
  (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Sudah Selesai`,
)
export const serviceBelumSelesai = told(
  'serviceBelumSelesai',
  409,
  (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Belum Selesai`,
)
export const serviceBelumDiambil = told(
  'serviceBelumDiambil',
  409,
  (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Belum Diambil`,
)
export const selesaiBedaHari = fixed(
  'selesaiBedaHari',
  409,
  'Selesai Hanya Bisa Dibatalkan Di Hari Yang Sama',
)
export const ambilBedaHari = fixed(
  'ambilBedaHari',
  409,
  'Pengambilan Hanya Bisa Dibatalkan Di Hari Yang Sama',
)
export const emasSudahDitambahkan = fixed(
  'emasSudahDitambahkan',
  409,
  'Emas Sudah Ditambahkan, Batalkan Selesai Dahulu',
)
export const serviceSemuaBaris = fixed('serviceSemuaBaris', 400, 'Semua Barang Harus Diisi, Satu Kali')
export const serviceDiTukangSiapa = fixed('serviceDiTukangSiapa', 400, 'Tukang Harus Dipilih')
export const groupTambahanKosong = fixed('groupTambahanKosong', 400, 'Group Emas Tambahan Harus Dipilih')
export const groupTambahanTanpaKadar = told(
  'groupTambahanTanpaKadar',
  400,
  (f: { kode_group: string }) => `Group ${f.kode_group} Tanpa Kadar`,
)
export const ongkosDiBawahDp = told(
  'ongkosDiBawahDp',
  409,
  (f: { dp: Rupiah }) =>
    `Ongkos Kurang Dari DP ${formatRupiah(f.dp)}, Batalkan Service (DP Kembali) Lalu Terima Lagi`,
)
export const serviceAmbilPenuh = fixed(
  'serviceAmbilPenuh',
  409,
  'Service Sudah Diambil Dan Dibatalkan 98 Kali',
)
export const emasCustomerDiTukang = fixed(
  'emasCustomerDiTukang',
  409,
  'Emas Customer Masih Di Tukang, Timbang Kembali Dahulu',
)
export const leburTidakCukup = fixed('leburTidakCukup', 409, 'Emas Lebur Tidak Cukup')
