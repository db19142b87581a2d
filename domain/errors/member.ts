/** Members and points (DOMAIN §B.12), and what customers are told (DOMAIN §G-6). */
import { formatNumber } from '../format.ts'
import { fixed, told } from '../refusal.ts'

export const memberServerLain = told(
  'memberServerLain',
  409,
  (f: { toko: string }) => `Member Terdaftar Di Toko ${f.toko}, Hanya Bisa Diubah Di Sana`,
)
export const serverMemberTidakTersambung = fixed(
  'serverMemberTidakTersambung',
  503,
  'Server Member Tidak Tersambung',
)
export const noHpDiServerLain = told(
  'noHpDiServerLain',
  400,
  (f: { kode_member: string; toko: string }) =>
    `No HP Sudah Dipakai Member ${f.kode_member} Di Toko ${f.toko}`,
)
/** Said when no member is known here and some servers could not be asked. */
export const memberBelumDiketahui = told(
  'memberBelumDiketahui',
  502,
  (f: { toko: readonly string[] }) =>
    `Member Tidak Ada Di Server Ini, Server Toko ${f.toko.join(', ')} Tidak Tersambung`,
)
export const penukaranDikembalikan = fixed(
  'penukaranDikembalikan',
  409,
  'Poin Penukaran Ini Sudah Dikembalikan, Silahkan Ulangi',
)
export const noHpDipakai = told(
  'noHpDipakai',
  400,
  (f: { kode_member: string }) => `No HP Sudah Dipakai Member ${f.kode_member}`,
)
export const belumLahir = fixed('belumLahir', 400, 'Tanggal Lahir Tidak Valid')
export const memberBerjalan = fixed(
  'memberBerjalan',
  409,
  'Member Masih Memiliki Transaksi Yang Belum Selesai',
)
export const memberAnonim = told(
  'memberAnonim',
  409,
  (f: { kode_member: string }) => `Data Member ${f.kode_member} Sudah Dihapus`,
)
export const memberDigabung = told(
  'memberDigabung',
  409,
  (f: { kode_member: string; ke: string }) => `Member ${f.kode_member} Sudah Digabung Ke ${f.ke}`,
)
export const persetujuanDitarik = fixed(
  'persetujuanDitarik',
  409,
  'Persetujuan Member Sudah Ditarik, Minta Persetujuan Lagi',
)
export const memberGabungDiri = fixed(
  'memberGabungDiri',
  400,
  'Member Tidak Bisa Digabung Dengan Dirinya Sendiri',
)
export const poinTidakCukup = told(
  'poinTidakCukup',
  409,
  (f: { point: number }) => `Poin Tidak Cukup, Sisa Poin ${formatNumber(f.point)}`,
)
export const transaksiMemberTidakAda = fixed(
  'transaksiMemberTidakAda',
  404,
  'Data Transaksi Member Tidak Ada !',
)
export const transaksiMemberSelesai = fixed('transaksiMemberSelesai', 400, 'Transaksi Member Sudah Selesai')
export const isianPesanTidakDikenal = told(
  'isianPesanTidakDikenal',
  400,
  (f: { nama: string; isian: readonly string[] }) =>
    `{${f.nama}} Tidak Dikenal, Yang Ada: ${f.isian.map((nama) => `{${nama}}`).join(' ')}`,
)
export const kurungPesan = fixed('kurungPesan', 400, 'Tanda { Dan } Hanya Untuk Isian')
export const pesanTerlaluPanjang = fixed('pesanTerlaluPanjang', 400, 'Pesan Terlalu Panjang Bila Sudah Diisi')
export const kabarTidakAda = told(
  'kabarTidakAda',
  404,
  (f: { no: string }) => `Tidak Ada Yang Perlu Dikabari Dari ${f.no}`,
)
export const kabarTanpaPersetujuan = fixed(
  'kabarTanpaPersetujuan',
  409,
  'Hanya Member Yang Sudah Setuju Dihubungi Yang Boleh Dikabari',
)
export const kabarTanpaNomor = fixed(
  'kabarTanpaNomor',
  409,
  'No HP Member Ini Bukan Nomor Yang Bisa Dihubungi',
)
export const kabarBelumHarinya = fixed('kabarBelumHarinya', 409, 'Belum Hari Ulang Tahunnya')
