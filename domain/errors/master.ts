/** Masters. */
import { formatNumber, formatRupiah } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Rupiah } from '../units.ts'

export const masterTidakAda = told(
  'masterTidakAda',
  404,
  (f: { label: string; kode: string }) => `${f.label} ${f.kode} Tidak Ditemukan`,
)
export const masterSudahAda = told(
  'masterSudahAda',
  400,
  (f: { label: string; kode: string }) => `${f.label} ${f.kode} Sudah Ada`,
)
export const masterDeleted = told(
  'masterDeleted',
  400,
  (f: { label: string; kode: string }) => `${f.label} ${f.kode} DELETED`,
)
export const masterDipakai = told(
  'masterDipakai',
  409,
  (f: { label: string; kode: string; jumlah: number; oleh: string }) =>
    `${f.label} ${f.kode} Masih Dipakai ${formatNumber(f.jumlah)} ${f.oleh}`,
)
export const masterTerakhir = told(
  'masterTerakhir',
  409,
  (f: { label: string; kode: string }) => `${f.label} ${f.kode} Adalah Yang Terakhir, Tidak Bisa Dihapus`,
)
export const rentangTerbalik = told(
  'rentangTerbalik',
  400,
  (f: { label: string; dari: string }) => `${f.label} Tidak Boleh Kurang Dari ${f.dari}`,
)
export const hanyaUntuk = told(
  'hanyaUntuk',
  400,
  (f: { label: string; pilihan: string; nilai: string }) => `${f.label} Hanya Untuk ${f.pilihan} ${f.nilai}`,
)
export const rentangBertumpuk = told(
  'rentangBertumpuk',
  400,
  (f: { dari: string; sampai: string; oleh: string }) =>
    `Rentang ${f.dari} - ${f.sampai} Bertumpuk Dengan ${f.oleh}`,
)
export const nilaiKuponKosong = fixed('nilaiKuponKosong', 400, 'Jumlah Kupon Harus Diisi')
export const masihAdaStok = told(
  'masihAdaStok',
  409,
  (f: { label: string; kode: string; qty: number }) =>
    `${f.label} ${f.kode} Masih Punya ${formatNumber(f.qty)} Barang Di Stok`,
)
export const hadiahMasihAda = told(
  'hadiahMasihAda',
  409,
  (f: { kode_hadiah: string; stock: number }) =>
    `Hadiah ${f.kode_hadiah} Masih Ada ${formatNumber(f.stock)} Di Stock`,
)
export const rekeningBersaldo = told(
  'rekeningBersaldo',
  409,
  (f: { no_rekening: string; saldo: number }) =>
    `Rekening ${f.no_rekening} Masih Bersaldo ${formatRupiah(f.saldo as Rupiah)}`,
)
export const rekeningDefaultAda = told(
  'rekeningDefaultAda',
  400,
  (f: { kode_bank: string; no_rekening: string }) =>
    `Rekening Default Bank ${f.kode_bank} Sudah Ada: ${f.no_rekening}`,
)
export const masterSistem = told(
  'masterSistem',
  409,
  (f: { label: string; kode: string }) => `${f.label} ${f.kode} Dipakai Sistem, Tidak Bisa Diubah`,
)
export const masterBerubah = fixed('masterBerubah', 409, 'Data Sudah Diubah User Lain, Silahkan Ulangi')
export const pilihanTidakAda = told(
  'pilihanTidakAda',
  400,
  (f: { label: string; kode: string }) => `${f.label} ${f.kode} Tidak Ada`,
)
