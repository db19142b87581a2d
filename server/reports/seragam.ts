/** Of the texts of a column most come again and again: held once each, the rows of a year need two thirds of the memory. */
import type { Row } from '#domain/report/columns.ts'

/** A column of more texts than this has another one in nearly every row. */
const BERBEDA_MAKS = 2_000

export class Seragam {
  readonly #kolom = new Map<string, Map<string, string> | undefined>()

  /** The same rows, in place. */
  seragamkan(rows: Row[]): void {
    for (const row of rows as Record<string, unknown>[])
      for (const name in row) {
        const teks = row[name]
        if (typeof teks === 'string') row[name] = this.#satu(name, teks)
      }
  }

  #satu(name: string, teks: string): string {
    const semua = this.#kolom.has(name) ? this.#kolom.get(name) : this.#mulai(name)
    const sama = semua?.get(teks)
    if (sama !== undefined) return sama
    if (semua && semua.size >= BERBEDA_MAKS) this.#kolom.set(name, undefined)
    else semua?.set(teks, teks)
    return teks
  }

  #mulai(name: string): Map<string, string> {
    const kosong = new Map<string, string>()
    this.#kolom.set(name, kosong)
    return kosong
  }
}
