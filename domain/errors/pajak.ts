/** Taxes. */
import { formatRupiah, formatTanggal } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Rupiah } from '../units.ts'

export const npwpPembeliSalah = fixed('npwpPembeliSalah', 400, 'NPWP/NIK Pembeli Harus 16 Angka')
export const namaPembeliKosong = fixed('namaPembeliKosong', 400, 'Nama Pembeli Harus Diisi')
export const noBebasKosong = fixed('noBebasKosong', 400, 'No Surat Bebas PPh 22 Harus Diisi')
export const tglBebasKosong = fixed('tglBebasKosong', 400, 'Tanggal Surat Bebas PPh 22 Harus Diisi')
export const tglBebasNanti = fixed(
  'tglBebasNanti',
  400,
  'Tanggal Surat Bebas PPh 22 Tidak Boleh Setelah Hari Ini',
)
export const npwpTokoSalah = fixed('npwpTokoSalah', 409, 'NPWP Toko Harus 16 Angka, Isi Di Setting Toko')
export const coretaxBedaBuku = told(
  'coretaxBedaBuku',
  409,
  (f: { ppn_rp: Rupiah; buku: Rupiah }) =>
    `PPN ${formatRupiah(f.ppn_rp)} Tidak Sama Dengan Buku 2104 ${formatRupiah(f.buku)}`,
)
export const coretaxBatalLebih = fixed('coretaxBatalLebih', 409, 'Pembatalan Bulan Ini Melebihi Penjualannya')
export const coretaxKosong = fixed('coretaxKosong', 404, 'Tidak Ada Penjualan Di Bulan Ini')
export const tarifHariIni = told(
  'tarifHariIni',
  400,
  (f: { hari: string }) => `Berlaku Dari Harus Setelah ${formatTanggal(f.hari)}`,
)
export const tarifSudahAda = fixed('tarifSudahAda', 409, 'Tarif Dari Tanggal Ini Sudah Ada')
export const tarifTerlaluBesar = fixed('tarifTerlaluBesar', 400, 'Tarif Tidak Boleh Lebih Dari 100%')
export const pemasokFakturKosong = fixed('pemasokFakturKosong', 400, 'Pemasok Harus Diisi')
export const noFakturPajakKosong = fixed('noFakturPajakKosong', 400, 'No Faktur Pajak Harus Diisi')
export const tglFakturPajakKosong = fixed('tglFakturPajakKosong', 400, 'Tanggal Faktur Pajak Harus Diisi')
export const tglFakturPajakNanti = fixed(
  'tglFakturPajakNanti',
  400,
  'Tanggal Faktur Pajak Tidak Boleh Setelah Hari Ini',
)
