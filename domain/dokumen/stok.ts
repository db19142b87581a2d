/** Every stock document. */
import type { DokumenStok } from '../dokumen-stok.ts'
import { hilangKirim, kirim, kirimPusat, tarikKirim, terima } from './kirim.ts'
import { pindah } from './pindah.ts'
import { hapusTambah, tagUlang, tambah } from './tambah.ts'

export const dokumenStok: readonly DokumenStok[] = [pindah, tambah, hapusTambah, tagUlang]
export const dokumenStok: readonly DokumenStok[] = [
  pindah,
  kirim,
  kirimPusat,
  tarikKirim,
  hilangKirim,
  terima,
]
