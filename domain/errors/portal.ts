/** A shop's own server (spec 001 §2.15), and taking over from the pusat (DOMAIN §B.19). */
import { fixed, told } from '../refusal.ts'
import { rentangBarcode } from '../rules/rentang-barcode.ts'

export const rentangBarcodeHabis = told(
  'rentangBarcodeHabis',
  409,
  (f: { nomor: number }) =>
    `Barcode Server Nomor ${f.nomor} Sudah Habis Sampai ${rentangBarcode(f.nomor).sampai}, Hubungi OWN`,
)
export const rentangBarcodeTetap = told(
  'rentangBarcodeTetap',
  409,
  (f: { nomor: number }) =>
    `Server Ini Sudah Membuat Barcode Sebagai Server Nomor ${f.nomor}, Nomornya Tidak Bisa Diganti Lagi`,
)
export const tokoSendiriJauh = fixed(
  'tokoSendiriJauh',
  409,
  'Toko Yang Sedang Dipakai Ada Di Server Ini, Bukan Di Server Lain',
)
export const tokoBukanJauh = told(
  'tokoBukanJauh',
  409,
  (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ditandai Di Server Lain`,
)
export const tokoJauhBerbuku = told(
  'tokoJauhBerbuku',
  409,
  (f: { kode_toko: string }) =>
    `Toko ${f.kode_toko} Punya Pembukuan Di Server Ini, Tidak Bisa Ditandai Di Server Lain`,
)
export const tokoJauhBeruser = told(
  'tokoJauhBeruser',
  409,
  (f: { kode_toko: string; jumlah: number }) =>
    `Toko ${f.kode_toko} Masih Punya ${f.jumlah} User Di Server Ini, Pindahkan Atau Nonaktifkan Dahulu`,
)
export const tokoJauhDikirimi = told(
  'tokoJauhDikirimi',
  409,
  (f: { kode_toko: string }) =>
    `Masih Ada Kiriman Di Perjalanan Antara Server Ini Dan Toko ${f.kode_toko}, Selesaikan Dahulu`,
)
export const tokoJauhDikabari = told(
  'tokoJauhDikabari',
  409,
  (f: { kode_toko: string }) =>
    `Masih Ada Kabar Nota Yang Belum Sampai Ke Server Toko ${f.kode_toko}, Tunggu Sampai Tersambung`,
)
export const hanyaOwnJauh = fixed('hanyaOwnJauh', 403, 'Hanya OWN Yang Boleh Menandai Toko Di Server Lain')
export const portalTanpaAlamat = told(
  'portalTanpaAlamat',
  409,
  (f: { kode_toko: string }) => `Alamat Portal Toko ${f.kode_toko} Belum Diisi, Hubungi OWN`,
)
export const portalJaringanSendiri = told(
  'portalJaringanSendiri',
  400,
  (f: { asal: string }) =>
    `${f.asal} Ada Di Jaringan Sendiri, Tidak Dihubungi. Bila Server Toko Memang Di Sana, Jaringannya Disebut Di KENCANA_PORTAL Di Komputer Server`,
)
export const hanyaOwnPortal = fixed('hanyaOwnPortal', 403, 'Hanya OWN Yang Boleh Mengatur Alamat Portal')
export const portalTanpaKunci = told(
  'portalTanpaKunci',
  409,
  (f: { kode_toko: string }) => `Kunci Portal Toko ${f.kode_toko} Belum Dipasang, Hubungi OWN`,
)
export const portalMenolak = told(
  'portalMenolak',
  409,
  (f: { kode_toko: string }) =>
    `Server Toko ${f.kode_toko} Tidak Mengenal Kunci Portal, Atau Jamnya Berbeda Lebih Dari 5 Menit`,
)
export const portalSibuk = told(
  'portalSibuk',
  503,
  (f: { kode_toko: string }) => `Server Toko ${f.kode_toko} Sedang Sibuk, Silahkan Coba Lagi`,
)
export const portalTidakTersambung = told(
  'portalTidakTersambung',
  502,
  (f: { kode_toko: string }) => `Server Toko ${f.kode_toko} Tidak Tersambung`,
)
export const portalTidakTerbaca = told(
  'portalTidakTerbaca',
  502,
  (f: { kode_toko: string }) => `Jawaban Server Toko ${f.kode_toko} Tidak Bisa Dibaca`,
)
export const belumAdaPusat = fixed(
  'belumAdaPusat',
  409,
  'Belum Ada Toko Pusat, OWN Menetapkannya Di Setting Toko',
)
export const tokoIniPusat = fixed('tokoIniPusat', 409, 'Toko Ini Pusat, Tidak Ada Yang Perlu Diimport')
export const bukanPusatDiSana = told(
  'bukanPusatDiSana',
  409,
  (f: { kode_toko: string }) => `Toko ${f.kode_toko} Bukan Pusat Di Servernya`,
)
export const sudahSamaDiRantai = told(
  'sudahSamaDiRantai',
  409,
  (f: { nama: string }) => `${f.nama} Sudah Sama Di Semua Toko Server Ini`,
)
export const pusatBerubah = told(
  'pusatBerubah',
  409,
  (f: { kode: string }) => `${f.kode} Sudah Berubah Sejak Dicek, Silahkan Cek Lagi`,
)
export const groupBelumAda = told(
  'groupBelumAda',
  409,
  (f: { kode: string }) => `Group ${f.kode} Belum Ada Di Sini, Import Group Dahulu`,
)
export const turunanIkut24k = told(
  'turunanIkut24k',
  409,
  (f: { kode: string }) =>
    `Harga ${f.kode} Turunan Dari Harga 24K, Pilih Keduanya Atau Simpan Parameter Harga Emas Dahulu`,
)
export const kunciPortalTidakDikenal = fixed('kunciPortalTidakDikenal', 401, 'Kunci Portal Tidak Dikenal')
