/** Pictures, and the customers' app. */
import { formatNumber } from '../format.ts'
import { fixed, told } from '../refusal.ts'

export const gambarTidakValid = fixed('gambarTidakValid', 400, 'Foto Harus JPEG Atau PNG Yang Utuh')
/** Tells the owner of an iPhone where to change the format, in the words on the phone's screen. */
export const gambarHeic = fixed(
  'gambarHeic',
  400,
  'Foto HEIC Dari iPhone Belum Bisa Dipakai: Di iPhone Pilih Pengaturan › Kamera › Format › Paling Kompatibel, Lalu Foto Lagi. Foto Yang Sudah Ada Menjadi JPEG Bila Dikirim Lewat WhatsApp',
)
export const gambarBentukLain = told(
  'gambarBentukLain',
  400,
  (f: { bentuk: string }) =>
    `Gambar ${f.bentuk} Belum Bisa Dipakai: Simpan Sebagai JPEG Atau PNG, Lalu Pilih Lagi`,
)
export const gambarTerlaluBesar = fixed('gambarTerlaluBesar', 400, 'Foto Paling Besar 2 MB')
export const gambarTerlaluLuas = fixed(
  'gambarTerlaluLuas',
  400,
  'Foto Terlalu Luas, Paling Banyak 50 Megapiksel Dan Sisinya 16,384 Piksel',
)
export const gambarTerlaluBerat = fixed(
  'gambarTerlaluBerat',
  400,
  'Gambar Ini Terlalu Berat Untuk Dibuka: Kecilkan Dulu, Lalu Pilih Lagi',
)
export const gambarTidakTersimpan = fixed(
  'gambarTidakTersimpan',
  503,
  'Foto Belum Bisa Disimpan, Silahkan Coba Lagi',
)
export const gambarTidakTerbaca = fixed(
  'gambarTidakTerbaca',
  503,
  'Foto Belum Bisa Dibaca, Silahkan Coba Lagi',
)
export const fotoTidakAda = fixed('fotoTidakAda', 404, 'Foto Tidak Ada')
/** Of a catalogue: nobody stored it, another row has it, or it was swept away because no row took it. */
export const gambarTidakDikenal = fixed(
  'gambarTidakDikenal',
  400,
  'Gambar Tidak Ditemukan, Silahkan Pilih Lagi',
)
export const fotoPenuh = told(
  'fotoPenuh',
  409,
  (f: { maks: number }) => `Satu Barang Paling Banyak ${f.maks} Foto`,
)
export const fotoBerubah = fixed('fotoBerubah', 409, 'Foto Barang Ini Sudah Berubah, Silahkan Lihat Lagi')
export const gambarKatalogTidakAda = fixed('gambarKatalogTidakAda', 404, 'Gambar Tidak Ditemukan')
export const kodeKatalogSalah = fixed(
  'kodeKatalogSalah',
  400,
  'Kode Salah Atau Sudah Tidak Berlaku, Silahkan Minta Kode Baru Di Toko',
)
export const masukKatalogDulu = fixed('masukKatalogDulu', 401, 'Silahkan Masuk Dengan Kode Dari Toko')
export const katalogTokoTidakAda = told(
  'katalogTokoTidakAda',
  400,
  (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ada Di Server Ini`,
)
/** In the words of the list (spec 002 §5). */
export const gambarKosong = told('gambarKosong', 400, (f: { kosong: string }) => f.kosong)
export const kunciTetap = told('kunciTetap', 400, (f: { label: string }) => `${f.label} Tidak Bisa Diubah`)
export const katalogPenuh = told(
  'katalogPenuh',
  409,
  (f: { maks: number }) => `Paling Banyak ${formatNumber(f.maks)} Baris`,
)
export const katalogBerubah = fixed('katalogBerubah', 409, 'Daftar Ini Sudah Berubah, Silahkan Lihat Lagi')
export const groupDiLabelLain = told(
  'groupDiLabelLain',
  400,
  (f: { nama_group: string; label: string }) => `Group ${f.nama_group} Sudah Ada Di Label ${f.label}`,
)
