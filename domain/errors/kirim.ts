/** Pieces on their way between shops, and between servers (DOMAIN §O.7-3). */
import { fixed, told } from '../refusal.ts'

export const cabangTidakAda = told(
  'cabangTidakAda',
  400,
  (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ada`,
)
export const pusatKirimKeCabang = fixed('pusatKirimKeCabang', 409, 'Toko Ini Pusat, Kirim Ke Cabang')
export const kirimanTidakAda = told(
  'kirimanTidakAda',
  404,
  (f: { no: string }) => `Kiriman ${f.no} Ke Toko Ini Tidak Ada`,
)
export const kirimanSudahDiterima = told(
  'kirimanSudahDiterima',
  409,
  (f: { no: string }) => `Kiriman ${f.no} Sudah Diterima, Tarik Kembali Yang Masih Di Jalan`,
)
export const barangTidakDiJalan = told(
  'barangTidakDiJalan',
  409,
  (f: { kode_barcode: string; no: string }) =>
    `Barang ${f.kode_barcode} Tidak Lagi Di Perjalanan Kiriman ${f.no}`,
)
export const barangBukanKiriman = told(
  'barangBukanKiriman',
  409,
  (f: { kode_barcode: string; no: string; letak: string }) =>
    `Barang ${f.kode_barcode} Bukan Dari Kiriman ${f.no}, Menurut Buku: ${f.letak}`,
)
export const berkasBukanKiriman = fixed('berkasBukanKiriman', 400, 'Berkas Ini Bukan Berkas Kiriman')
export const berkasBukanBukti = fixed('berkasBukanBukti', 400, 'Berkas Ini Bukan Bukti Terima')
export const berkasTidakDikenal = told(
  'berkasTidakDikenal',
  409,
  (f: { kode_toko: string }) => `Berkas Dari Toko ${f.kode_toko}, Yang Tidak Dikenal Di Server Ini`,
)
export const berkasDiubah = told(
  'berkasDiubah',
  409,
  (f: { kode_toko: string }) => `Isi Berkas Berubah, Atau Kunci Portal Toko ${f.kode_toko} Berbeda`,
)
export const berkasTokoLain = told(
  'berkasTokoLain',
  409,
  (f: { kode_toko: string }) => `Berkas Ini Untuk Toko ${f.kode_toko}`,
)
export const kirimanSudahDibaca = told(
  'kirimanSudahDibaca',
  409,
  (f: { no: string }) => `Kiriman ${f.no} Sudah Dibaca Di Sini`,
)
export const kirimanServerIni = told(
  'kirimanServerIni',
  409,
  (f: { no: string; kode_toko: string }) =>
    `Kiriman ${f.no} Dikirim Dari Server Ini, Baca Di Server Toko ${f.kode_toko}`,
)
export const barcodeMilikLain = told(
  'barcodeMilikLain',
  409,
  (f: { kode_barcode: string }) => `Barcode ${f.kode_barcode} Dipakai Barang Lain Di Server Ini`,
)
export const barangMasihDiJalan = told(
  'barangMasihDiJalan',
  409,
  (f: { kode_barcode: string; no: string }) =>
    `Barang ${f.kode_barcode} Di Sini Masih Di Jalan Dengan ${f.no}, Baca Bukti Terimanya Dulu`,
)
export const groupTidakAktifDiSini = told(
  'groupTidakAktifDiSini',
  409,
  (f: { kode_group: string }) =>
    `Group ${f.kode_group} Tidak Aktif Di Server Ini, Aktifkan Di Master Group Dulu`,
)
export const jenisTidakAktifDiSini = told(
  'jenisTidakAktifDiSini',
  409,
  (f: { kode_dept: string }) =>
    `Jenis ${f.kode_dept} Tidak Aktif Di Server Ini, Aktifkan Di Master Jenis Dulu`,
)
export const berkasSudahKeluar = told(
  'berkasSudahKeluar',
  409,
  (f: { no: string; kode_toko: string }) =>
    `Berkas ${f.no} Sudah Keluar, Toko ${f.kode_toko} Harus Menolaknya Dulu Di Terima Barang`,
)
export const bukanKirimanJauh = told(
  'bukanKirimanJauh',
  404,
  (f: { no: string }) => `Kiriman ${f.no} Ke Server Lain Tidak Ada`,
)
export const buktiTanpaKiriman = told(
  'buktiTanpaKiriman',
  409,
  (f: { no: string }) => `Kiriman ${f.no} Tidak Dikirim Ke Toko Penulis Bukti Ini`,
)
export const buktiSudahDibaca = told(
  'buktiSudahDibaca',
  409,
  (f: { no: string }) => `Bukti Terima ${f.no} Sudah Dibaca`,
)
export const buktiBertentangan = told(
  'buktiBertentangan',
  409,
  (f: { no: string }) => `Bukti Terima ${f.no} Bertentangan Dengan Catatan Di Sini, Hubungi OWN`,
)
export const belumAdaBukti = told(
  'belumAdaBukti',
  409,
  (f: { no: string }) => `Belum Ada Yang Diterima Dari Kiriman ${f.no}`,
)
export const barisTidakAda = told('barisTidakAda', 400, (f: { urut: number }) => `Baris ${f.urut} Tidak Ada`)
