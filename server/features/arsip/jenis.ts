/** Differences between a sale line and a purchase line in the archive: columns, number, amount. */
import { zArsipRow, type ArsipBeliRow, type ArsipJualRow } from '#domain/calls/arsip.ts'
import { KUNCI_ARSIP, type JenisArsip } from '#domain/rules/arsip.ts'
import type { Rupiah } from '#domain/units.ts'

/** Either row, as far as nobody asks which. */
export type Row = ArsipJualRow | ArsipBeliRow

export const columnsFrom = (jenis: JenisArsip): readonly string[] => Object.keys(zArsipRow[jenis].shape)
/** The number of the line. */
export const nomorDari = (jenis: JenisArsip, row: Row): string =>
  (row as unknown as Record<string, string>)[KUNCI_ARSIP[jenis]]!
export const nilaiDari = (row: Row): Rupiah => ('harga_total' in row ? row.harga_total : row.harga)
