/** Files that are imported. */
import { fixed, told } from '../refusal.ts'

export const berkasBukanTabel = fixed('berkasBukanTabel', 400, 'Berkas Harus Excel (.xlsx) Atau CSV')
export const berkasExcelLama = fixed(
  'berkasExcelLama',
  400,
  'Berkas .xls Atau Berpassword Tidak Bisa Dibaca, Simpan Sebagai .xlsx Tanpa Password',
)
export const berkasRusak = fixed('berkasRusak', 400, 'Berkas Rusak, Tidak Bisa Dibaca')
export const berkasTerlaluBerat = fixed(
  'berkasTerlaluBerat',
  413,
  'Berkas Ini Terlalu Berat Untuk Dibaca, Pecah Menjadi Beberapa Berkas',
)
export const berkasKutip = told(
  'berkasKutip',
  400,
  (f: { no: number }) => `Tanda Kutip Di Baris ${f.no} Tidak Ditutup`,
)
export const berkasKosong = fixed(
  'berkasKosong',
  400,
  'Berkas Tidak Ada Isinya, Di Bawah Judul Kolom Harus Ada Data',
)
export const barisLebihPanjang = told(
  'barisLebihPanjang',
  400,
  (f: { jumlah: number; isi: string }) =>
    `Baris Ini Lebih Panjang Dari Judulnya, ${f.jumlah} Sel Tidak Berjudul (${f.isi}): Angka Berkoma Harus Dalam Tanda Kutip`,
)
export const berkasTerlaluPanjang = told(
  'berkasTerlaluPanjang',
  400,
  (f: { maks: number }) => `Berkas Lebih Dari ${f.maks.toLocaleString('ko-KR')} Baris`,
)
export const berkasTerlaluLebar = told(
  'berkasTerlaluLebar',
  400,
  (f: { maks: number }) => `Berkas Lebih Dari ${f.maks} Kolom`,
)
export const judulGanda = told('judulGanda', 400, (f: { judul: string }) => `Kolom ${f.judul} Ada Dua Kali`)
const diLembar = (lembar: string): string => (lembar === '' ? '' : ` Lembar ${lembar}`)
/** No row bears a single one of the labels. */
export const judulTidakKetemu = told(
  'judulTidakKetemu',
  400,
  (f: { maks: number; lembar: readonly string[]; kolom: string }) =>
    `Judul Kolom Tidak Ada Di ${f.maks} Baris Pertama${diLembar(f.lembar.join(', '))}, Harus Ada ${f.kolom}`,
)
/** Of the row that came nearest. */
export const judulTerdekat = told(
  'judulTerdekat',
  400,
  (f: { lembar: string; baris: number; kurang: string }) =>
    `Judul Kolom Di Baris ${f.baris}${diLembar(f.lembar)} Kurang ${f.kurang}`,
)
export const lembarTidakCocok = told(
  'lembarTidakCocok',
  400,
  (f: { lembar: string }) => `Lembar ${f.lembar} Tidak Ada Atau Tidak Berjudul Kolom`,
)
export const gandaDiBerkas = told(
  'gandaDiBerkas',
  400,
  (f: { label: string; kode: string; no: number }) => `${f.label} ${f.kode} Sudah Ada Di Baris ${f.no}`,
)
export const tidakBisaDiubah = told(
  'tidakBisaDiubah',
  400,
  (f: { label: string }) => `${f.label} Tidak Bisa Diubah`,
)
export const imporPerluSetuju = fixed(
  'imporPerluSetuju',
  400,
  'Ada Yang Harus Disetujui Dulu Di Berkas Ini, Silahkan Periksa Lagi',
)
export const imporAdaSalah = told(
  'imporAdaSalah',
  400,
  (f: { jumlah: number }) => `Ada ${f.jumlah} Baris Salah, Tidak Ada Yang Disimpan`,
)
export const stokAwalSudahLewat = fixed(
  'stokAwalSudahLewat',
  409,
  'Stok Awal Hanya Bisa Diimpor Sebelum Tutup Toko Yang Pertama',
)
export const barisContoh = fixed('barisContoh', 400, 'Baris Contoh Harus Dihapus')
export const stokAwalSudahMasuk = told(
  'stokAwalSudahMasuk',
  409,
  (f: { no_saldo_awal: string }) =>
    `Isi Berkas Ini Sudah Masuk Dengan No ${f.no_saldo_awal}. Barang Lain Yang Persis Sama Harus Diberi Barcode`,
)
export const imporBerubah = fixed(
  'imporBerubah',
  409,
  'Data Sudah Berubah Sejak Diperiksa, Silahkan Periksa Lagi',
)
