/** Payments (DOMAIN §B.0.9). */
import { formatNumber } from '../format.ts'
import { fixed, told } from '../refusal.ts'

export const jenisKosong = fixed('jenisKosong', 400, 'Jenis Tidak Boleh Kosong')
export const bankKosong = fixed('bankKosong', 400, 'Nama Bank tidak boleh kosong')
export const kartuKosong = fixed('kartuKosong', 400, 'Nomor kartu tidak boleh kosong')
export const lebihDariSisa = fixed('lebihDariSisa', 400, 'Pembayaran tidak boleh lebih dari sisa')
export const pembayaranCukup = fixed('pembayaranCukup', 400, 'Pembayaran Sudah Cukup')
export const pembayaranKurang = told(
  'pembayaranKurang',
  409,
  (f: { sisa: number }) => `Pembayaran Kurang Rp. ${formatNumber(f.sisa)}`,
)
export const nominalKosong = fixed('nominalKosong', 400, 'Nominal Tidak Boleh Kosong')
export const uangDiterimaKurang = fixed('uangDiterimaKurang', 400, 'Uang Diterima Kurang Dari Nominal')
export const bukanUntukJenis = told(
  'bukanUntukJenis',
  400,
  (f: { jenis: string }) => `Tidak Berlaku Untuk Pembayaran ${f.jenis}`,
)
export const pembayaranTerkunci = told(
  'pembayaranTerkunci',
  400,
  (f: { jenis: string }) => `Pembayaran ${f.jenis} Tidak Bisa Dihapus`,
)
export const rekeningTidakAda = told(
  'rekeningTidakAda',
  400,
  (f: { nama_bank: string }) => `Rekening Bank ${f.nama_bank} Tidak Ada`,
)
export const rekeningTanpaDefault = told(
  'rekeningTanpaDefault',
  409,
  (f: { nama_bank: string }) => `Default Rekening Bank ${f.nama_bank} Belum Dipilih Di Master Rekening`,
)
export const rekeningHarusDipilih = told(
  'rekeningHarusDipilih',
  400,
  (f: { nama_bank: string }) => `Rekening Bank ${f.nama_bank} Harus Dipilih`,
)
export const rekeningBukanToko = told(
  'rekeningBukanToko',
  400,
  (f: { no_rekening: string; nama_bank: string }) =>
    `Rekening ${f.no_rekening} Bukan Rekening Toko Di Bank ${f.nama_bank}`,
)
