/** The request itself, and the shop's day. */
import { formatNumber } from '../format.ts'
import { fixed, told } from '../refusal.ts'

export const tidakValid = fixed('tidakValid', 400, 'Data Tidak Valid')
export const alamatTidakAda = fixed('alamatTidakAda', 404, 'Alamat Tidak Ditemukan')
export const idTrxDipakai = fixed('idTrxDipakai', 409, 'Id Transaksi Sudah Dipakai Untuk Data Lain')
export const idTrxSudahDisimpan = told(
  'idTrxSudahDisimpan',
  409,
  (f: { no: string }) => `Transaksi Ini Sudah Disimpan Dengan No ${f.no}`,
)
export const jawabanDihapus = fixed('jawabanDihapus', 410, 'Data Permintaan Ini Sudah Dihapus')
export const idTrxWajib = fixed('idTrxWajib', 400, 'Id Transaksi Tidak Boleh Kosong')
export const terlaluBesar = fixed('terlaluBesar', 413, 'Data Terlalu Besar')
export const permintaanTerputus = fixed(
  'permintaanTerputus',
  408,
  'Permintaan Tidak Selesai Dikirim, Silahkan Coba Lagi',
)
export const terlaluLama = fixed(
  'terlaluLama',
  503,
  'Permintaan Ini Terlalu Lama Diproses, Silahkan Coba Lagi Atau Persempit Pilihannya',
)
export const kertasTidakTercetak = fixed(
  'kertasTidakTercetak',
  500,
  'Kertas Ini Tidak Bisa Dibuat, Silahkan Coba Lagi Atau Ganti Logo Toko',
)
export const jumlahTerlaluBesar = told(
  'jumlahTerlaluBesar',
  400,
  (f: { maks: number }) => `Jumlah Terlalu Besar, Paling Besar ${formatNumber(f.maks)}`,
)
export const sedangSibuk = fixed('sedangSibuk', 503, 'Sistem Sedang Sibuk, Silahkan Coba Lagi')
/** Never said of what may have been stored: an earlier try of the same request is looked for first. */
export const diskPenuh = fixed('diskPenuh', 503, 'Disk Server Penuh, Data Tidak Tersimpan, Hubungi Admin')
export const kesalahanServer = fixed('kesalahanServer', 500, 'Terjadi Kesalahan Di Server')
export const hariBelumDitutup = fixed(
  'hariBelumDitutup',
  409,
  'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko',
)
export const sedangTutup = fixed('sedangTutup', 423, 'Error! Sedang dalam proses tutup toko!')
