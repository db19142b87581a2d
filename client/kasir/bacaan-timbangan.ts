/** What a scale's line of text says. Pure. */
import { gramToMilligram, type Milligram } from '#domain/units.ts'

const ANGKA = /([+-]?)\s*(\d+(?:[.,]\d+)?)\s*(kg|g)?/i
/** Words by which scales say that the weight still moves, or is too much. */
const GOYANG = /\b(US|OL|SD)\b/i

/**
 * 'ST,GS,+   2.350 g' → 2350. undefined for what is not a weight that stands still above nothing, and for more than
 * three decimals of a gram: a scale for jewellery never says so.
 */
export function bacaan(line: string): Milligram | undefined {
  if (GOYANG.test(line)) return undefined
  const [, sign, digits, unit] = ANGKA.exec(line) ?? []
  if (digits === undefined || sign === '-') return undefined
  try {
    const written = Number(digits.replace(',', '.'))
    const berat =
      unit?.toLowerCase() === 'kg' ? gramToMilligram(Number(`${written}e3`)) : gramToMilligram(written)
    return berat > 0 ? berat : undefined
  } catch {
    return undefined
  }
}
