/** The ledger, and what somebody must allow. */
import { fixed, told } from '../refusal.ts'

export const otorisasiSalah = fixed('otorisasiSalah', 401, 'Username Atau Password Salah')
export const otorisasiTerkunci = fixed('otorisasiTerkunci', 423, 'Akun Terkunci, Hubungi Supervisor')
export const otorisasiTidakBerhak = told(
  'otorisasiTidakBerhak',
  403,
  (f: { kategori: string }) => `User Tidak Berhak Memberi Otorisasi ${f.kategori}`,
)
export const otorisasiBedaUser = fixed('otorisasiBedaUser', 403, 'Otorisasi Harus Dari User Lain')
export const perluOtorisasi = told(
  'perluOtorisasi',
  403,
  (f: { kategori: string }) => `Perlu Otorisasi ${f.kategori}`,
)
export const saldoTerlaluBesar = fixed(
  'saldoTerlaluBesar',
  409,
  'Saldo Menjadi Terlalu Besar Untuk Dibukukan',
)
export const saldoKasTidakCukup = fixed('saldoKasTidakCukup', 409, 'Saldo Kas Tidak Cukup')
export const stokTidakCukup = fixed('stokTidakCukup', 409, 'Stok Tidak Cukup')
export const hariSudahDitutup = fixed('hariSudahDitutup', 409, 'Tanggal Sudah Ditutup')
export const batalBedaHari = told(
  'batalBedaHari',
  409,
  (f: { nama: string }) => `${f.nama} Tanggal Lain Tidak Bisa Dibatalkan`,
)
export const tidakBisaDibatalkan = told(
  'tidakBisaDibatalkan',
  409,
  (f: { nama: string }) => `${f.nama} Tidak Bisa Dibatalkan`,
)
export const sudahDibatalkan = fixed('sudahDibatalkan', 409, 'Transaksi Sudah Dibatalkan')
export const dataTidakSeimbang = fixed('dataTidakSeimbang', 400, 'Data Tidak Seimbang, Hubungi Admin')
