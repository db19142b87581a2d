/** Every stock document. */
import type { DokumenStok } from '../dokumen-stok.ts'
import { pindah } from './pindah.ts'

export const dokumenStok: readonly DokumenStok[] = [pindah]
