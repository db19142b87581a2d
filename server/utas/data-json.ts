/** A reply of many rows, written as they come: byte for byte what JSON.stringify would have said of the whole. */
import type { Keluaran } from './keluaran.ts'

export class DataJson {
  readonly #keluar: Keluaran
  #before = ''

  constructor(keluar: Keluaran) {
    this.#keluar = keluar
    keluar.tulis('{"data":[')
  }

  /** @param rows as they travel */
  rows(rows: readonly unknown[]): void {
    if (rows.length === 0) return
    this.#keluar.tulis(this.#before + JSON.stringify(rows).slice(1, -1))
    this.#before = ','
  }

  end(beside: { message: string }): void {
    this.#keluar.tulis(`],${JSON.stringify(beside).slice(1)}`)
  }
}
