/** Pieces, and gold prices (DOMAIN §C.2, §F.1). */
import { fixed, told } from '../refusal.ts'

export const barangTidakAda = told(
  'barangTidakAda',
  404,
  (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Tidak Ditemukan`,
)
export const barangTidakSiap = told(
  'barangTidakSiap',
  409,
  (f: { kode_barcode: string; status: string }) =>
    `Barang ${f.kode_barcode} Tidak Bisa Dijual, Status ${f.status}`,
)
/** Told to a till whose basket has it too. */
export const barangDipegangLain = told(
  'barangDipegangLain',
  409,
  (f: { kode_barcode: string; dipegang: string; user_id: string }) =>
    `Barang ${f.kode_barcode} Sudah Di ${f.dipegang}, ${f.user_id}`,
)
export const barangBertransaksiLagi = fixed('barangBertransaksiLagi', 409, 'Barang Sudah Bertransaksi Lagi')
export const barangGanda = told(
  'barangGanda',
  400,
  (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Sudah Ada Di Daftar`,
)
export const barangTidakBisaDiubah = told(
  'barangTidakBisaDiubah',
  409,
  (f: { kode_barcode: string; status: string }) =>
    `Barang ${f.kode_barcode} Tidak Bisa Diubah, Status ${f.status}`,
)
export const beratSama = fixed('beratSama', 400, 'Berat Sama Dengan Yang Tercatat')
export const hargaGroupBelumAda = told(
  'hargaGroupBelumAda',
  409,
  (f: { kode_group: string }) => `Harga Group ${f.kode_group} Belum Ada`,
)
export const hargaMinLebih = fixed('hargaMinLebih', 400, 'Harga Minimum Tidak Boleh Lebih Dari Harga')
export const hargaMaxKurang = fixed('hargaMaxKurang', 400, 'Harga Maksimum Tidak Boleh Kurang Dari Harga')
export const hargaBeliLebih = fixed('hargaBeliLebih', 400, 'Harga Beli Tidak Boleh Lebih Dari Harga Jual')
export const hargaBeliLebih24k = fixed(
  'hargaBeliLebih24k',
  400,
  'Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli',
)
export const kadarJualKosong = fixed('kadarJualKosong', 400, 'Kadar Jual Group Belum Diisi')
export const harga24kKosong = fixed('harga24kKosong', 400, 'Harga 24K Harus Diisi')
export const hargaTurunanBeda = fixed('hargaTurunanBeda', 409, 'Harga Turunan Sudah Berubah, Silahkan Ulangi')
export const beratKosong = fixed('beratKosong', 400, 'Berat Tidak Boleh Kosong')
