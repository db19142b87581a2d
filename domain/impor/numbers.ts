/** Numbers as people write them into a spreadsheet or a CSV file. */

/** Text that may stand around a number without changing it. */
const BUANG = {
  rupiah: /^(?:rp\.?|idr)|,-$/gi,
  gram: /(gram|gr|g)\.?$/i,
  persen: /%$/,
  angka: /(?!)/,
} as const
export type Satuan = keyof typeof BUANG

/**
 * '1.250.000', '1,250,000', 'Rp 1.250.000,-', '2,35 gr', '2.35', '37,5%' → the number; undefined when it is none.
 * A point or a comma that stands once before three digits is a thousand in what is always whole (rupiah, counts), and a
 * decimal in grams and percent.
 */
export function readNumber(text: string, satuan: Satuan): number | undefined {
  const written = text.replace(/[\s\u00a0]/g, '').replace(BUANG[satuan], '')
  if (!/^-?[\d.,]{1,30}$/.test(written)) return undefined
  const [whole, fraction = ''] = apart(written, satuan === 'rupiah' || satuan === 'angka')
  const digits = ungrouped(whole)
  if (digits === undefined || !/^\d*$/.test(fraction) || !/\d/.test(digits + fraction)) return undefined
  return Number(`${digits || '0'}.${fraction || '0'}`)
}

/** At the decimal sign: the last of two different ones, or the only one when it does not group thousands. */
function apart(written: string, bulat: boolean): [whole: string, fraction?: string] {
  const signs = written.match(/[.,]/g) ?? []
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','))
  const both = new Set(signs).size === 2
  const grouping = !both && (signs.length > 1 || (bulat && /^-?\d{1,3}[.,]\d{3}$/.test(written)))
  return last < 0 || grouping ? [written] : [written.slice(0, last), written.slice(last + 1)]
}

const ungrouped = (whole: string): string | undefined =>
  /^-?\d*$/.test(whole) || /^-?\d{1,3}(\.\d{3})+$/.test(whole) || /^-?\d{1,3}(,\d{3})+$/.test(whole)
    ? whole.replace(/[.,]/g, '')
    : undefined

/** Without the noise of binary fractions: 2.3499999999999996 is 2.35. */
export const rapikan = (n: number): number => Number(n.toPrecision(15))
