/** A reply of many rows, written as they come: byte for byte what JSON.stringify would have said of the whole. */
import type { Output } from './output.ts'

export class DataJson {
  readonly #keluar: Output
  #before = ''

  constructor(keluar: Output) {
    this.#keluar = keluar
    keluar.write('{"data":[')
  }

  /** @param rows as they travel */
  rows(rows: readonly unknown[]): void {
    if (rows.length === 0) return
    this.#keluar.write(this.#before + JSON.stringify(rows).slice(1, -1))
    this.#before = ','
  }

  end(beside: { message: string }): void {
    this.#keluar.write(`],${JSON.stringify(beside).slice(1)}`)
  }
}
