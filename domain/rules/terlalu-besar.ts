/** Compares the sum of lines with the largest amount allowed for a line or a document (domain/limits.ts). */
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { errors, type Refusal } from '#domain/errors.ts'

/**
 * Refuses each line that is too large by itself; when none is, their sum.
 * @param lines the amounts of each line, in rupiah: what it comes to and what that was computed from
 * @param total what they come to, in rupiah
 * @param at the list in the request, and the field of a line at which it is said: 'detail_barang', 'harga_jual'
 */
export function terlaluBesar(
  lines: readonly (readonly number[])[],
  total: number,
  [list, field]: readonly [list: string, field: string],
): Refusal[] {
  const refusal = errors.jumlahTerlaluBesar({ maks: RUPIAH_MAKS })
  const found = lines.flatMap((amounts, i) =>
    amounts.some((amount) => amount > RUPIAH_MAKS) ? [refusal.at(`${list}.${i}.${field}`)] : [],
  )
  return found.length || total <= RUPIAH_MAKS ? found : [refusal.at(list)]
}
