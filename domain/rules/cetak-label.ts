/** Rules for printing labels: for pieces in the shop, and again only for a reason (DOMAIN §B.13). */
import { errors, type Refusal } from '../errors.ts'
import type { StatusBarang } from './status.ts'

/** Pieces that are not in the shop have no label to be tied to. */
const PERGI: readonly StatusBarang[] = ['TERJUAL', 'KIRIM', 'HANCUR', 'HILANG']
export const bisaDilabel = (status: string): boolean => !(PERGI as readonly string[]).includes(status)

interface BarangDicetak {
  status: string
  /** Number of times the label has been printed. */
  dicetak: number
}

/** Returns every mistake in a print, each at its piece; empty when it may be printed. */
export function tolakCetak(
  diminta: readonly { kode_barcode: string }[],
  barang: ReadonlyMap<string, BarangDicetak>,
  alasan: string,
): Refusal[] {
  const found = diminta.flatMap(({ kode_barcode }, i) => {
    const at = `barang.${i}.kode_barcode`
    if (diminta.findIndex((d) => d.kode_barcode === kode_barcode) < i)
      return [errors.barangGanda({ kode_barcode }).at(at)]
    const piece = barang.get(kode_barcode)
    if (!piece) return [errors.barangTidakAda({ kode_barcode }).at(at)]
    return bisaDilabel(piece.status)
      ? []
      : [errors.labelTidakBisa({ kode_barcode, status: piece.status }).at(at)]
  })
  const lagi = alasan === '' && diminta.some((d) => (barang.get(d.kode_barcode)?.dicetak ?? 0) > 0)
  return lagi ? [...found, errors.alasanCetakUlang().at('alasan')] : found
}
