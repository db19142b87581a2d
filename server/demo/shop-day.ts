/** A day of the demonstration chain, and a piece on its shelf. */
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Peluang } from './random.ts'

export interface Piece {
  kode_barcode: string
  berat: Milligram
  berat_atribut: Milligram
  harga_atribut: Rupiah
  ongkos: Rupiah
  tipe_ongkos: 'NOMINAL' | 'PER_GRAM'
  harga: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
}

export interface ShopDay {
  kode_toko: string
  tanggal: string
  chance: Peluang
  /** Codes of members who come by. */
  member: readonly string[]
}
