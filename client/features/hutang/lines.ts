/** A thing that is brought as security, as it is typed. */
import { milligram, type Milligram } from '#domain/units.ts'

export interface Line {
  kunci: string
  nama_barang: string
  kondisi: string
  /** kode_group. */
  kategori: string
  jumlah: number
  /** Of all of them together. */
  berat: Milligram | null
}

export const emptyLine = (): Line => ({
  kunci: crypto.randomUUID(),
  nama_barang: '',
  kondisi: '',
  kategori: '',
  jumlah: 1,
  berat: null,
})

export const isEmptyLine = (b: Line): boolean =>
  b.nama_barang === '' && b.berat === null && b.kategori === '' && b.kondisi === ''

/** As the server takes it. */
export const requestedLine = ({ kunci: _, ...b }: Line) => ({ ...b, berat: b.berat ?? milligram(0) })
