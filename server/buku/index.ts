/** All that must hold of the books. An area's own checks come with its documents. */
import { bukuArsip } from '../features/arsip/buku.ts'
import { pemeriksaanBarang } from './barang.ts'
import { pemeriksaanDokumen } from './dokumen.ts'
import { pemeriksaanHarian } from './harian.ts'
import type { Pemeriksaan } from '../ledger/pemeriksaan.ts'
import { pemeriksaanUang } from './uang.ts'

export const allPemeriksaan: readonly Pemeriksaan[] = [
  ...pemeriksaanUang,
  ...pemeriksaanBarang,
  ...pemeriksaanHarian,
  ...pemeriksaanDokumen,
  ...bukuArsip,
]
/** Checks that every close makes before it writes. */
export const pemeriksaanCepat = allPemeriksaan.filter((p) => p.cepat)
