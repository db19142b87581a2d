/** Texts on the label of a piece, in the shop's words. */
import type { LabelContent } from './label.ts'
import { formatNumber, formatGram } from '../format.ts'
import type { Milligram, Rupiah } from '../units.ts'
import { kodeHarga } from './kode-harga.ts'

interface BarangBerlabel {
  kode_barcode: string
  nama_barang: string
  kadar_cetak: string
  berat: Milligram
  kode_intern: string
  /** Of the piece, in rupiah. */
  ongkos: Rupiah
  /** The price that its code tells; null where there is none. */
  harga: Rupiah | null
}

export const labelContent = (b: BarangBerlabel, nama_toko: string, huruf_harga: string): LabelContent => ({
  barcode: b.kode_barcode,
  kode_barcode: b.kode_barcode,
  nama_barang: b.nama_barang,
  berat: `${formatGram(b.berat)} g`,
  kadar: b.kadar_cetak === '-' ? '' : b.kadar_cetak,
  kode_harga: kodeHarga(b.harga, huruf_harga),
  ongkos: b.ongkos > 0 ? `ONG ${formatNumber(b.ongkos)}` : '',
  kode_intern: b.kode_intern === '-' ? '' : b.kode_intern,
  nama_toko,
})
