/** Buying back (DOMAIN §B.3), and who must be known for it. */
import { formatRupiah, formatTanggal } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Rupiah } from '../units.ts'

export const notaTidakAda = told(
  'notaTidakAda',
  404,
  (f: { nota: string }) => `Nota ${f.nota} Tidak Ditemukan`,
)
export const notaDibatalkan = told(
  'notaDibatalkan',
  409,
  (f: { nota: string }) => `Nota ${f.nota} Sudah Dibatalkan`,
)
export const notaSudahDibeli = told(
  'notaSudahDibeli',
  409,
  (f: { nota: string }) => `Nota ${f.nota} Sudah Dibeli Kembali`,
)
export const notaSudahDilepas = told(
  'notaSudahDilepas',
  409,
  (f: { nota: string }) => `Nota ${f.nota} Sudah Dilepas Lagi, Silahkan Cari Notanya Sekali Lagi`,
)
export const notaBelumValidasi = told(
  'notaBelumValidasi',
  409,
  (f: { nota: string }) => `Nota ${f.nota} Belum Di Validasi`,
)
export const notaBarangLain = told(
  'notaBarangLain',
  409,
  (f: { kode_barcode: string; nota: string }) => `Barang ${f.kode_barcode} Bukan Barang Nota ${f.nota}`,
)
export const barangTidakBisaDibeli = told(
  'barangTidakBisaDibeli',
  409,
  (f: { kode_barcode: string; status: string }) =>
    `Barang ${f.kode_barcode} Tidak Bisa Dibeli, Status ${f.status}`,
)
export const hargaBeliBelumAda = told(
  'hargaBeliBelumAda',
  409,
  (f: { kode_group: string }) => `Harga Beli Group ${f.kode_group} Belum Ada`,
)
export const hargaBeli24kBelumAda = told(
  'hargaBeli24kBelumAda',
  409,
  (f: { kode_group: string }) => `Harga Beli 24K Group ${f.kode_group} Belum Ada`,
)
export const namaBarangKosong = fixed('namaBarangKosong', 400, 'Nama Barang Tidak Boleh Kosong')
export const dokumenAsalKosong = fixed('dokumenAsalKosong', 400, 'Dokumen Asal Harus Dipilih')
export const alasanAsalKosong = fixed('alasanAsalKosong', 400, 'Alasan Harus Diisi')
export const barangDitahan = told(
  'barangDitahan',
  409,
  (f: { barang: string; mulai: string }) =>
    `Barang ${f.barang} Dibeli Tanpa Nota, Baru Boleh Keluar Mulai ${formatTanggal(f.mulai)}`,
)
export const kadarKosong = fixed('kadarKosong', 400, 'Kadar Tidak Boleh Kosong')
export const kadarUjiBukanEmas = fixed('kadarUjiBukanEmas', 400, 'Kadar Hasil Uji Hanya Untuk Emas')
export const titipanDalamTukar = fixed('titipanDalamTukar', 400, 'Titipan Tidak Bisa Diambil Dalam Tukar')
export const identitasKosong = fixed('identitasKosong', 400, 'Identitas Penjual Harus Diisi')
export const identitasPelangganKosong = told(
  'identitasPelangganKosong',
  400,
  (f: { mulai: Rupiah }) =>
    `Identitas Pelanggan Harus Diisi (No Identitas, Nama, Alamat, Pekerjaan) Untuk Transaksi Mulai ${formatRupiah(f.mulai)}`,
)
export const pekerjaanKosong = fixed('pekerjaanKosong', 400, 'Pekerjaan Harus Diisi')
export const tempatLahirKosong = fixed('tempatLahirKosong', 400, 'Tempat Lahir Harus Diisi')
export const tglLahirKosong = fixed('tglLahirKosong', 400, 'Tanggal Lahir Harus Diisi')
export const atasNamaKosong = told(
  'atasNamaKosong',
  400,
  (f: { mulai: Rupiah }) =>
    `Atas Nama Siapa Transaksi Ini Harus Dipilih Untuk Transaksi Mulai ${formatRupiah(f.mulai)}`,
)
export const amlTidakAda = fixed('amlTidakAda', 404, 'Data AML Tidak Ditemukan')
export const amlSudahDilaporkan = fixed('amlSudahDilaporkan', 409, 'Sudah Dilaporkan')
export const amlBukan = fixed('amlBukan', 409, 'Tidak Perlu Dilaporkan Lagi, Transaksinya Sudah Dibatalkan')
export const memberBelumDilaporkan = fixed(
  'memberBelumDilaporkan',
  409,
  'Transaksi Member Ini Belum Dilaporkan Ke PPATK, Laporkan Dahulu Di Daftar AML',
)
export const pembelianTidakAda = told(
  'pembelianTidakAda',
  404,
  (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Tidak Ditemukan`,
)
export const batalBeliBedaTanggal = fixed(
  'batalBeliBedaTanggal',
  409,
  'Pembelian Tanggal Lain Tidak Bisa Dibatalkan',
)
export const bayarKeluar = fixed('bayarKeluar', 400, 'Pembelian Hanya Dibayar CASH Atau TRANSFER')
export const rekeningCustomerKosong = fixed(
  'rekeningCustomerKosong',
  400,
  'Bank Dan No Rekening Customer Harus Diisi Di Keterangan',
)
