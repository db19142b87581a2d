/** Everything that must hold of the books. An area adds its own list here. */
import { pemeriksaanBarang } from './barang.ts'
import { pemeriksaanDokumen } from './dokumen.ts'
import { pemeriksaanHadiah } from './hadiah.ts'
import { pemeriksaanHarian } from './harian.ts'
import { pemeriksaanPembelian } from './pembelian.ts'
import type { Pemeriksaan } from './pemeriksaan.ts'
import { pemeriksaanUang } from './uang.ts'

export const semuaPemeriksaan: readonly Pemeriksaan[] = [
  ...pemeriksaanUang,
  ...pemeriksaanBarang,
  ...pemeriksaanHarian,
  ...pemeriksaanDokumen,
  ...pemeriksaanHadiah,
  ...pemeriksaanPembelian,
]
/** What every close looks at before it writes. */
export const pemeriksaanCepat = semuaPemeriksaan.filter((p) => p.cepat)
