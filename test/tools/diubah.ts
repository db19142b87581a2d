/**
 * Reads from the text of a statement which columns it changes: `UPDATE … SET`, and `ON CONFLICT … DO UPDATE SET` of the
 * table it inserts into.
 */

export type Diubah = Map<string, Set<string>>

const UBAH =
  /\b(?:INSERT\s+INTO\s+([a-z_0-9]+)|(?<!FOR )(?<!DO )UPDATE\s+([a-z_0-9]+)(?:\s+(?:AS\s+)?[a-z_0-9]+)?\s+SET\s|DO\s+UPDATE\s+SET\s)/gi

/** @param text SQL without quoted identifiers; Kysely's loses its quotes here */
export function diubahOleh(text: string, all: Diubah = new Map()): Diubah {
  const polos = text.replaceAll('"', '').replaceAll(/'(?:[^']|'')*'/g, "''")
  let masuk = ''
  for (const found of polos.matchAll(UBAH)) {
    const [whole, insert, update] = found
    if (insert) masuk = insert
    else write(all, update ?? masuk, setColumns(polos.slice(found.index + whole.length)))
  }
  return all
}

function write(all: Diubah, table: string, columns: readonly string[]): void {
  const ada = all.get(table) ?? new Set()
  for (const nama of columns) ada.add(nama)
  all.set(table, ada)
}

/**
 * Reads the columns between SET and its end: FROM, WHERE, RETURNING, or the closing of a bracket that was open before.
 */
function setColumns(sisa: string): string[] {
  let dalam = 0
  let bagian = ''
  const all: string[] = []
  for (let i = 0; i < sisa.length; i++) {
    const c = sisa[i]!
    if (dalam === 0 && /^(?:FROM|WHERE|RETURNING)\b/i.test(sisa.slice(i)) && !/\w/.test(sisa[i - 1] ?? ''))
      break
    if (c === '(') dalam++
    if (c === ')' && --dalam < 0) break
    if (c === ';') break
    if (c === ',' && dalam === 0) {
      all.push(bagian)
      bagian = ''
    } else bagian += c
  }
  return [...all, bagian].flatMap((satu) =>
    satu
      .slice(0, satu.indexOf('='))
      .replaceAll(/[()\s]/g, '')
      .split(','),
  )
}
