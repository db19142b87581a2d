/** Gifts and coupons (DOMAIN §B.10, §B.11). */
import { formatNumber } from '../format.ts'
import { fixed, told } from '../refusal.ts'

export const tanggalTidakSama = fixed('tanggalTidakSama', 400, 'Tanggal Tidak Sama Dengan Tanggal System')
export const hadiahGanda = fixed('hadiahGanda', 400, 'Nama Hadiah Tersebut Sudah Ada Ditabel')
export const hadiahTidakAda = told(
  'hadiahTidakAda',
  400,
  (f: { kode_hadiah: string }) => `Hadiah ${f.kode_hadiah} Tidak Ada`,
)
export const hadiahTanpaPoin = told(
  'hadiahTanpaPoin',
  400,
  (f: { kode_hadiah: string }) => `Hadiah ${f.kode_hadiah} Tidak Bisa Ditukar Dengan Poin`,
)
export const stockHadiahKurang = fixed('stockHadiahKurang', 409, 'Stock Hadiah Kurang Dari Yang Di Input')
export const hadiahBelumAda = told(
  'hadiahBelumAda',
  404,
  (f: { no_ref: string }) => `No ${f.no_ref} Tidak Ditemukan`,
)
export const batalHadiahBedaTanggal = fixed(
  'batalHadiahBedaTanggal',
  409,
  'Transaksi Hadiah Tanggal Lain Tidak Bisa Dibatalkan',
)
export const hadiahSudahDiserahkan = told(
  'hadiahSudahDiserahkan',
  409,
  (f: { hadiah: string }) =>
    `Hadiah Undian Sudah Diserahkan: ${f.hadiah}. Batalkan Pengambilannya Dulu, Atau Setujui Bahwa Hadiah Tidak Kembali`,
)
export const kuponTidakAda = fixed('kuponTidakAda', 404, 'Kode Kupon Tersebut Tidak Ada')
export const kuponBukanPemenang = told(
  'kuponBukanPemenang',
  409,
  (f: { kode_kupon: string; status: string }) => `Kupon ${f.kode_kupon} Bukan Pemenang, Status ${f.status}`,
)
export const kuponTidakIkut = told(
  'kuponTidakIkut',
  409,
  (f: { kode_kupon: string }) => `Kupon ${f.kode_kupon} Tidak Ikut Undian Ini`,
)
export const poinTerlaluBanyak = told(
  'poinTerlaluBanyak',
  409,
  (f: { poin: number }) => `Poin Terlalu Banyak (${formatNumber(f.poin)}), Periksa Parameter Point`,
)
export const kuponTerlaluBanyak = told(
  'kuponTerlaluBanyak',
  409,
  (f: { jumlah: number }) => `Kupon Terlalu Banyak (${formatNumber(f.jumlah)}), Periksa Parameter Kupon`,
)
export const undianTidakAda = told(
  'undianTidakAda',
  404,
  (f: { kode_undian: string }) => `Undian ${f.kode_undian} Tidak Ditemukan`,
)
export const undianBerjalan = told(
  'undianBerjalan',
  409,
  (f: { kode_undian: string }) => `Undian ${f.kode_undian} Sudah Memiliki Pemenang`,
)
export const undianTanpaIzin = fixed(
  'undianTanpaIzin',
  409,
  'Undian Belum Memiliki No Izin, Kupon Hanya Berlaku Sebagai Voucher',
)
export const undianHabis = fixed('undianHabis', 409, 'Tidak Ada Kupon Yang Bisa Diundi')
export const undianBerakhir = told(
  'undianBerakhir',
  409,
  (f: { kode_undian: string; berlaku_sampai: string }) =>
    `Undian ${f.kode_undian} Sudah Berakhir ${f.berlaku_sampai}`,
)
export const masaUndianPendek = told(
  'masaUndianPendek',
  400,
  (f: { minimal: string }) => `Kupon Berlaku Sampai Minimal ${f.minimal}`,
)
