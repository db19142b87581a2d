/** Compares a day with the same weekday before. */

/**
 * A closed day is more or less than the other by so much, '+12%' or '-5%'; one that still runs has reached so much of it, '62%'.
 * Undefined where there is nothing to be compared with.
 */
export function banding(hari: number, lalu: number, ditutup: boolean): string | undefined {
  if (lalu <= 0) return undefined
  const persen = Math.round((hari / lalu) * 100)
  if (!ditutup) return `${persen}%`
  return persen === 100 ? '0%' : `${persen > 100 ? '+' : ''}${persen - 100}%`
}
