/** Refusals about sign-in and rights. */
import { fixed, told } from '../refusal.ts'

export const invalidToken = fixed('invalidToken', 401, 'Invalid token.')
/** The same to whoever asks; the screen says in words that nobody had used it. */
export const sesiDiam = fixed('sesiDiam', 401, 'Invalid token.')
export const loginSalah = fixed('loginSalah', 401, 'User Id Atau Password Salah')
export const akunTerkunci = fixed('akunTerkunci', 423, 'Akun Terkunci, Hubungi Supervisor')
export const terlaluSering = fixed('terlaluSering', 429, 'Terlalu Banyak Percobaan, Silahkan Tunggu Sebentar')
export const tidakDiizinkan = fixed(
  'tidakDiizinkan',
  403,
  'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini',
)
/** To a session that may change everything; the screen asks, and sends again what was refused. */
export const passwordLagi = fixed('passwordLagi', 403, 'Masukkan Password Anda Sekali Lagi')
export const passwordSalah = fixed('passwordSalah', 400, 'Password Salah')
export const passwordLamaSalah = fixed('passwordLamaSalah', 400, 'Password Lama Salah')
export const passwordBaruSama = fixed('passwordBaruSama', 400, 'Password Baru Harus Berbeda')
export const passwordPendek = told(
  'passwordPendek',
  400,
  (f: { minimal: number }) => `Password Minimal ${f.minimal} Karakter`,
)
export const passwordSpasi = fixed('passwordSpasi', 400, 'Password Tidak Boleh Hanya Spasi')
export const passwordNama = fixed(
  'passwordNama',
  400,
  'Password Tidak Boleh Hanya User Id, Nama Atau Nama Toko',
)
export const passwordUmum = fixed('passwordUmum', 400, 'Password Terlalu Umum, Mudah Ditebak')
export const gantiPasswordDulu = fixed('gantiPasswordDulu', 403, 'Password Sementara Harus Diganti Dahulu')
export const userTidakAda = told(
  'userTidakAda',
  404,
  (f: { user_id: string }) => `User ${f.user_id} Tidak Ditemukan`,
)
export const userSudahAda = told(
  'userSudahAda',
  400,
  (f: { user_id: string }) => `User Id ${f.user_id} Sudah Ada`,
)
export const userTidakAktif = told(
  'userTidakAktif',
  409,
  (f: { user_id: string }) => `User ${f.user_id} Tidak Aktif`,
)
export const sertifikatKosong = fixed('sertifikatKosong', 400, 'No Sertifikat Harus Diisi')
export const userSendiri = fixed('userSendiri', 409, 'Tidak Bisa Dilakukan Pada User Sendiri')
export const hanyaOwn = fixed('hanyaOwn', 403, 'Hanya OWN Yang Boleh Mengatur User Level OWN Dan SU')
export const ownTerakhir = fixed('ownTerakhir', 409, 'Harus Ada OWN Lain Yang Aktif')
export const tokoTidakAda = told(
  'tokoTidakAda',
  404,
  (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ditemukan`,
)
export const sudahDiToko = fixed('sudahDiToko', 400, 'Anda Sudah Di Toko Ini')
export const sesiTidakAda = fixed('sesiTidakAda', 404, 'Sesi Tidak Ditemukan')
export const melihatSemua = told(
  'melihatSemua',
  409,
  (f: { level: string }) => `Level ${f.level} Melihat Semua Menu, Hak Akses Tidak Diatur Per User`,
)
export const menuBukanUntukLevel = told(
  'menuBukanUntukLevel',
  400,
  (f: { title: string; level: string }) => `Menu ${f.title} Bukan Untuk Level ${f.level}`,
)
export const hanyaUntukLevel = told(
  'hanyaUntukLevel',
  400,
  (f: { kategori: string; level: readonly string[] }) =>
    `Otorisasi ${f.kategori} Hanya Untuk ${f.level.join(' Dan ')}`,
)
