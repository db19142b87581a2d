/** Of the texts of a column most come again and again: held once each, the rows of a year need two thirds of the memory. */
import type { Row } from '#domain/report/columns.ts'

/** A column of more texts than this has another one in nearly every row. */
const BERBEDA_MAKS = 2_000

export class Seragam {
  readonly #columns = new Map<string, Map<string, string> | undefined>()

  /** The same rows, in place. */
  seragamkan(rows: Row[]): void {
    for (const row of rows as Record<string, unknown>[])
      for (const name in row) {
        const text = row[name]
        if (typeof text === 'string') row[name] = this.#satu(name, text)
      }
  }

  #satu(name: string, text: string): string {
    const all = this.#columns.has(name) ? this.#columns.get(name) : this.#mulai(name)
    const sama = all?.get(text)
    if (sama !== undefined) return sama
    if (all && all.size >= BERBEDA_MAKS) this.#columns.set(name, undefined)
    else all?.set(text, text)
    return text
  }

  #mulai(name: string): Map<string, string> {
    const empty = new Map<string, string>()
    this.#columns.set(name, empty)
    return empty
  }
}
