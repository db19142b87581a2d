/** Cash and bank, premi, the count of the drawer. */
import { formatRupiah } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Rupiah } from '../units.ts'

export const kodeTransaksiTidakAda = told(
  'kodeTransaksiTidakAda',
  400,
  (f: { kode_transaksi: string }) => `Kode Transaksi ${f.kode_transaksi} Tidak Ada`,
)
export const kodeTransaksiBukanDiSini = told(
  'kodeTransaksiBukanDiSini',
  400,
  (f: { nama: string; menu: string }) => `${f.nama} Tidak Dicatat Di ${f.menu}`,
)
export const premiDihitung = fixed('premiDihitung', 400, 'PREMI Dihitung Dari Penjualan, Gunakan Bayar Premi')
export const upahDibatalkanDiPesanan = fixed(
  'upahDibatalkanDiPesanan',
  409,
  'Upah Tukang Dibatalkan Di Lihat Pesanan Atau Lihat Services',
)
export const selisihDihitung = fixed('selisihDihitung', 400, 'Selisih Kas Hanya Dari Hitung Kas')
export const lawanTerlarang = told(
  'lawanTerlarang',
  409,
  (f: { nama: string; akun: string }) =>
    `Akun Lawan ${f.akun} Dari ${f.nama} Tidak Boleh Dipakai Lagi, Ubah Di Master Kode Transaksi`,
)
export const rekeningKosong = fixed('rekeningKosong', 400, 'Rekening Harus Dipilih')
export const rekeningTidakDikenal = told(
  'rekeningTidakDikenal',
  400,
  (f: { no_rekening: string }) => `Rekening ${f.no_rekening} Tidak Ada`,
)
export const rekeningTujuanKosong = fixed('rekeningTujuanKosong', 400, 'Rekening Tujuan Harus Dipilih')
export const rekeningTujuanSama = fixed('rekeningTujuanSama', 400, 'Rekening Tujuan Harus Rekening Lain')
export const rekeningTidakDipakai = told(
  'rekeningTidakDipakai',
  400,
  (f: { nama: string }) => `Rekening Tidak Diisi Untuk ${f.nama}`,
)
export const salesTidakAda = told(
  'salesTidakAda',
  404,
  (f: { kode_sales: string }) => `Sales ${f.kode_sales} Tidak Ada`,
)
export const premiHariBelumDitutup = told(
  'premiHariBelumDitutup',
  400,
  (f: { sampai: string }) => `Premi Hanya Sampai Hari Yang Sudah Ditutup, ${f.sampai} Belum`,
)
export const premiKosong = told('premiKosong', 409, (f: { premi: Rupiah; potongan: Rupiah }) =>
  f.potongan > 0
    ? `Premi ${formatRupiah(f.premi)} Tidak Melebihi Potongan Penjualan Batal ${formatRupiah(f.potongan)}, Potongan Tetap Untuk Premi Berikutnya`
    : 'Tidak Ada Premi Yang Belum Dibayar',
)
export const premiBerubah = told(
  'premiBerubah',
  409,
  (f: { jumlah: Rupiah }) => `Premi Sudah Berubah Menjadi ${formatRupiah(f.jumlah)}, Periksa Lagi`,
)
export const premiSudahDipotong = told(
  'premiSudahDipotong',
  409,
  (f: { no_kas: string }) => `Penjualannya Sudah Dipotong Di ${f.no_kas}, Batalkan Itu Dahulu`,
)
export const kasHariIniTertutup = fixed(
  'kasHariIniTertutup',
  403,
  'Kas Hari Ini Terlihat Sesudah Toko Ditutup, Pilih Sampai Hari Sebelumnya',
)
export const uangBelumDihitung = fixed('uangBelumDihitung', 400, 'Uang Belum Dihitung')
export const laciTidakKosong = fixed('laciTidakKosong', 400, 'Laci Tidak Kosong, Ada Uang Yang Dihitung')
export const hitungKasTidakAda = told(
  'hitungKasTidakAda',
  404,
  (f: { no: string }) => `Hitung Kas ${f.no} Tidak Ada`,
)
export const hitungKasTanpaSelisih = told(
  'hitungKasTanpaSelisih',
  409,
  (f: { no: string; status: string }) => `Hitung Kas ${f.no} Sudah ${f.status}, Tidak Ada Selisih Lagi`,
)
export const hitungKasBasi = told(
  'hitungKasBasi',
  409,
  (f: { no: string }) => `Uang Di Laci Sudah Bergerak Sejak ${f.no} Dihitung, Hitung Lagi`,
)
export const hitungKasDiulang = told(
  'hitungKasDiulang',
  409,
  (f: { no: string }) => `Kas Sudah Dihitung Lagi Sesudah ${f.no}, Pakai Hitungan Yang Terakhir`,
)
