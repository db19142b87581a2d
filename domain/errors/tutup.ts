/** Reports, and the close (DOMAIN §B.21). */
import { fixed, told } from '../refusal.ts'

export const tanggalTerbalik = fixed(
  'tanggalTerbalik',
  400,
  'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir',
)
export const rentangTerlaluPanjang = fixed('rentangTerlaluPanjang', 400, 'Rentang Tanggal Maksimal 366 Hari')
export const laporanTerlaluPanjang = told(
  'laporanTerlaluPanjang',
  400,
  (f: { maks: number }) =>
    `Laporan Lebih Dari ${f.maks.toLocaleString('ko-KR')} Baris, Silahkan Gunakan Excel`,
)
export const laporanTerlaluBesar = fixed(
  'laporanTerlaluBesar',
  400,
  'Laporan Terlalu Besar, Silahkan Perpendek Periode',
)
export const lembarTidakAda = fixed('lembarTidakAda', 404, 'Laporan EOD Tidak Tersedia')
export const tokoSudahDitutup = fixed('tokoSudahDitutup', 400, 'Toko Sudah Ditutup Untuk Hari Ini')
export const penjualanBelumValidasi = fixed(
  'penjualanBelumValidasi',
  400,
  'Ada Penjualan Yang Belum Di Validasi!',
)
export const pembelianBelumValidasi = fixed(
  'pembelianBelumValidasi',
  400,
  'Ada Pembelian Yang Belum Di Validasi!',
)
export const hutangBelumValidasi = fixed('hutangBelumValidasi', 400, 'Ada Hutang Yang Belum Di Validasi!')
export const opnameBelumSelesai = fixed('opnameBelumSelesai', 400, 'Ada Stock Opname Yang Belum Selesai!')
export const bakiBelumDitimbang = fixed('bakiBelumDitimbang', 400, 'Ada Baki Yang Belum Ditimbang!')
export const selisihBelumDisetujui = fixed(
  'selisihBelumDisetujui',
  400,
  'Ada Selisih Timbang Baki Yang Belum Disetujui!',
)
export const kasBelumDihitung = fixed('kasBelumDihitung', 400, 'Kas Belum Dihitung!')
export const selisihKasBelumDijelaskan = fixed(
  'selisihKasBelumDijelaskan',
  400,
  'Ada Selisih Hitung Kas Yang Belum Dijelaskan!',
)
export const tanggalTutupBeda = fixed(
  'tanggalTutupBeda',
  409,
  'Tanggal System Sudah Berubah, Silahkan Login Ulang',
)
export const tutupSedangBerjalan = fixed('tutupSedangBerjalan', 422, 'Please wait, closing the shop')
/** The close has not begun: the shop goes on working, and so does the user who is told. */
export const tutupMenungguGiliran = told(
  'tutupMenungguGiliran',
  409,
  (f: { user_name: string }) => `${f.user_name} Menunggu Giliran Menutup Toko`,
)
export const tutupOlehUserLain = fixed('tutupOlehUserLain', 409, 'Error! Sedang dalam proses tutup toko!')
