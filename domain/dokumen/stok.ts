/** Every stock document. */
import type { DokumenStok } from '../dokumen-stok.ts'
import { pindah } from './pindah.ts'
import { hapusTambah, tagUlang, tambah } from './tambah.ts'

export const dokumenStok: readonly DokumenStok[] = [pindah, tambah, hapusTambah, tagUlang]
