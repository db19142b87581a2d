/** Opening a shop, closing one down, its settings. */
import { fixed, told } from '../refusal.ts'

export const kodePembukaanSalah = fixed('kodePembukaanSalah', 400, 'Kode Pembukaan Salah')
export const sudahBerizin = fixed('sudahBerizin', 409, 'No Izin Gadai Sudah Diisi')
export const sampaiTidakTepat = told(
  'sampaiTidakTepat',
  400,
  (f: { hari: number }) => `Sampai Tanggal Dari Hari Ini Sampai ${f.hari} Hari Lagi`,
)
export const tokoSudahDibuka = fixed('tokoSudahDibuka', 409, 'Toko Sudah Dibuka, Silahkan Login')
export const pembukaanSelesai = fixed('pembukaanSelesai', 409, 'Pembukaan Toko Sudah Selesai')
export const pembukaanBelumLengkap = told(
  'pembukaanBelumLengkap',
  409,
  (f: { kurang: string }) => `Lengkapi Dahulu: ${f.kurang}`,
)
export const tanggalMulaiNanti = fixed('tanggalMulaiNanti', 400, 'Tanggal Mulai Tidak Boleh Setelah Hari Ini')
export const tanggalMulaiLampau = told(
  'tanggalMulaiLampau',
  400,
  (f: { hari: number }) => `Tanggal Mulai Paling Lama ${f.hari} Hari Yang Lalu`,
)
export const tanggalMulaiTetap = fixed(
  'tanggalMulaiTetap',
  409,
  'Tanggal Mulai Tidak Bisa Diubah, Sudah Ada Pembukuan',
)
export const barisGanda = told('barisGanda', 400, (f: { kode: string }) => `${f.kode} Ditulis Dua Kali`)
export const tokoMasihBertransaksi = told(
  'tokoMasihBertransaksi',
  409,
  (f: { kode_toko: string }) => `Toko ${f.kode_toko} Masih Punya Penjualan Yang Belum Di Validasi`,
)
export const tokoMasihBerisi = told(
  'tokoMasihBerisi',
  409,
  (f: { kode_toko: string; qty: number }) => `Toko ${f.kode_toko} Masih Menyimpan ${f.qty} Barang`,
)
export const tokoMasihBersaldo = told(
  'tokoMasihBersaldo',
  409,
  (f: { kode_toko: string; akun: string }) => `Toko ${f.kode_toko} Masih Punya Saldo ${f.akun}`,
)
export const tokoSendiri = fixed(
  'tokoSendiri',
  409,
  'Toko Yang Sedang Dibuka Tidak Bisa Dinonaktifkan, Masuklah Dari Toko Lain',
)
export const logoTidakValid = fixed('logoTidakValid', 400, 'Logo Harus PNG Atau JPEG')
export const paraSystemHanyaOwn = told(
  'paraSystemHanyaOwn',
  403,
  (f: { key: string; value: string }) => `${f.key} ${f.value} Hanya Oleh OWN`,
)
export const paraSystemTidakValid = told(
  'paraSystemTidakValid',
  400,
  (f: { key: string }) => `Nilai ${f.key} Tidak Valid`,
)
export const paraSystemTidakAda = told(
  'paraSystemTidakAda',
  404,
  (f: { key: string }) => `Parameter ${f.key} Tidak Ditemukan`,
)
