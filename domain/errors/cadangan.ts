/** Whole backups from a screen (docs/decisions/29-cadangan.md). */
import { fixed } from '../refusal.ts'

export const cadanganTanpaTempat = fixed('cadanganTanpaTempat', 409, 'Server Ini Tidak Membuat Cadangan')
export const cadanganSedangDikerjakan = fixed(
  'cadanganSedangDikerjakan',
  409,
  'Cadangan Lain Sedang Dibuat Atau Diperiksa, Tunggu Sampai Selesai',
)
export const cadanganTidakAda = fixed(
  'cadanganTidakAda',
  404,
  'Berkas Cadangan Ini Tidak Ada Di Tempat Cadangan',
)
export const cadanganSedangDiunduh = fixed(
  'cadanganSedangDiunduh',
  409,
  'Anda Sedang Mengunduh Cadangan, Tunggu Sampai Selesai',
)
