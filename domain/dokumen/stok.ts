/** Every stock document. */
import type { DokumenStok } from '../dokumen-stok.ts'
import { cuciHilang, cuciKeluar, cuciMasuk } from './cuci.ts'
import { jadiDariStok } from './jadi-dari-stok.ts'
import { hancur } from './hancur.ts'
import { hilangKirim, kirim, kirimPusat, tarikKirim, terima } from './kirim.ts'
import { konversi } from './konversi.ts'
import { pindah } from './pindah.ts'
import { sortir } from './sortir.ts'
import { hapusTambah, tagUlang, tambah } from './tambah.ts'

export const dokumenStok: readonly DokumenStok[] = [
  pindah,
  tambah,
  hapusTambah,
  tagUlang,
  kirim,
  kirimPusat,
  tarikKirim,
  hilangKirim,
  terima,
  konversi,
  hancur,
  sortir,
  cuciKeluar,
  cuciMasuk,
  cuciHilang,
  jadiDariStok,
]
