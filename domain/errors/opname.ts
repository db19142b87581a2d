/** Weighing and counting. */
import { formatNumber, formatGram } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Milligram } from '../units.ts'

export const bukanBakiTimbang = told(
  'bukanBakiTimbang',
  400,
  (f: { kode_baki: string }) => `Baki ${f.kode_baki} Tidak Ada, Atau Bukan Baki Untuk Ditimbang`,
)
export const isiBakiBerubahDitimbang = told(
  'isiBakiBerubahDitimbang',
  409,
  (f: { kode_baki: string; qty: number; berat: Milligram }) =>
    `Isi Baki ${f.kode_baki} Baru Saja Berubah Menjadi ${formatNumber(f.qty)} Barang, Seharusnya ${formatGram(f.berat)} g. Timbang Lagi`,
)
export const selisihTanpaKeterangan = fixed('selisihTanpaKeterangan', 400, 'Selisih Harus Diberi Keterangan')
export const timbangTidakAda = told(
  'timbangTidakAda',
  404,
  (f: { no: string }) => `Timbang Baki ${f.no} Tidak Ada`,
)
export const timbangBukanSelisih = told(
  'timbangBukanSelisih',
  409,
  (f: { no: string; status: string }) => `Timbang Baki ${f.no} Tidak Perlu Disetujui, Status ${f.status}`,
)
export const timbangSudahDiulang = told(
  'timbangSudahDiulang',
  409,
  (f: { kode_baki: string }) => `Baki ${f.kode_baki} Sudah Ditimbang Lagi, Setujui Yang Terakhir`,
)
export const opnameTidakAda = told(
  'opnameTidakAda',
  404,
  (f: { no: string }) => `Stock Opname ${f.no} Tidak Ada`,
)
export const opnameSelesai = told(
  'opnameSelesai',
  409,
  (f: { no: string; status: string }) => `Stock Opname ${f.no} Sudah ${f.status}`,
)
export const opnameTanpaBaki = fixed('opnameTanpaBaki', 400, 'Tidak Ada Baki Yang Bisa Dihitung Di Situ')
export const opnameBukanBakinya = told(
  'opnameBukanBakinya',
  400,
  (f: { no: string; kode_baki: string }) => `Baki ${f.kode_baki} Tidak Dihitung Di ${f.no}`,
)
export const opnameTanpaScan = fixed('opnameTanpaScan', 409, 'Tidak Ada Scan Anda Yang Bisa Ditarik')
export const opnameTertahan = told(
  'opnameTertahan',
  409,
  (f: { kode_barcode: string; nama_barang: string; status: string; oleh: string; jalan: string }) =>
    `${f.kode_barcode} ${f.nama_barang} Belum Ketemu Tetapi ${f.status} Untuk ${f.oleh}: ${f.jalan}`,
)
export const barangTidakHilang = told(
  'barangTidakHilang',
  409,
  (f: { kode_barcode: string; status: string }) =>
    `Barang ${f.kode_barcode} Tidak Hilang, Status ${f.status}`,
)
export const bakiMasihIsi = told(
  'bakiMasihIsi',
  409,
  (f: { kode_baki: string; qty: number }) => `Baki ${f.kode_baki} Masih Berisi ${f.qty} Barang`,
)
export const bakiDitunggu = told(
  'bakiDitunggu',
  409,
  (f: { kode_baki: string; qty: number }) =>
    `Baki ${f.kode_baki} Asal ${f.qty} Barang Titipan Atau Pesanan Yang Belum Diambil`,
)
