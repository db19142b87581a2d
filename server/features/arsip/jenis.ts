/** What tells a sale line from a purchase line in the archive: columns, number, what it comes to. */
import { zBarisArsip, type BarisArsipBeli, type BarisArsipJual } from '#domain/calls/arsip.ts'
import { KUNCI_ARSIP, type JenisArsip } from '#domain/rules/arsip.ts'
import type { Rupiah } from '#domain/units.ts'

/** Either row, as far as nobody asks which. */
export type Baris = BarisArsipJual | BarisArsipBeli

export const kolomDari = (jenis: JenisArsip): readonly string[] => Object.keys(zBarisArsip[jenis].shape)
/** The number of the line. */
export const nomorDari = (jenis: JenisArsip, row: Baris): string =>
  (row as unknown as Record<string, string>)[KUNCI_ARSIP[jenis]]!
export const nilaiDari = (row: Baris): Rupiah => ('harga_total' in row ? row.harga_total : row.harga)
