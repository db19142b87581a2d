/**
 * Rules for goods from another shop: the places where they may be put, their weight on the scale, and where else a
 * piece is (DOMAIN §B.14, §O.1-7, 8).
 */
import { errors, type Refusal } from '../errors.ts'
import { formatGram } from '../format.ts'
import { milligram, sumMilligram, type Milligram } from '../units.ts'
import { perBarang, sebutBarang, type BarangDisetujui } from './disetujui.ts'
import { lokasiNyata, lokasiSistem } from './lokasi.ts'
import type { Disetujui } from './otorisasi.ts'

/** After so many days on its way somebody should ask. */
export const LAMA_DI_JALAN_HARI = 3

/** Goods to head office may wait in SORTIR there; what has no barcode does. */
export type Sortir = 'TIDAK' | 'BOLEH' | 'HARUS'
export const sortirOf = (no_kirim: string, kode_barcode: string): Sortir =>
  kode_barcode === '-' ? 'HARUS' : no_kirim.startsWith('KB-') ? 'BOLEH' : 'TIDAK'

interface Tempat {
  kode_gudang: string
  kode_baki: string
}
export const isSortir = (tempat: Tempat): boolean =>
  lokasiNyata(tempat.kode_gudang, tempat.kode_baki) === lokasiSistem('SORTIR')

/** Returns the reason against putting a piece there. */
export function tolakTempat(sortir: Sortir, kode_barcode: string, tempat: Tempat): Refusal | undefined {
  if (isSortir(tempat)) return sortir === 'TIDAK' ? errors.bakiTidakAda(tempat) : undefined
  return sortir === 'HARUS' ? errors.tanpaBarcodeKeSortir({ kode_barcode }) : undefined
}

/** A piece whose weight differs from when it left. */
export interface SelisihLine {
  barang_id: number
  kode_barcode: string
  berat: Milligram
  berat_terima: Milligram
}
export const selisihBerat = ({
  berat,
  berat_terima,
}: Pick<SelisihLine, 'berat' | 'berat_terima'>): Milligram => milligram(berat_terima - berat)

/** Lines shown to the person who allows another weight. */
export const disetujuiSelisih = (no_kirim: string, lines: readonly SelisihLine[]): Disetujui =>
  lines.map((b) => ({
    nama: `${no_kirim} ${sebutBarang({ ...b, id: b.barang_id })}`,
    nilai: `${formatGram(b.berat)} menjadi ${formatGram(b.berat_terima)} g`,
  }))

const barangList = (barang: readonly BarangDisetujui[]): Disetujui => [
  { nama: 'Barang', nilai: String(barang.length) },
  { nama: 'Berat', nilai: `${formatGram(sumMilligram(barang.map((b) => b.berat)))} g` },
  ...barang.map((b) => perBarang(b)),
]

/**
 * Lines shown to the person who lets pieces leave the shop, with each piece by name; `untuk` is the draft, or the kind
 * alone.
 */
export const disetujuiKirim = (f: {
  ke: string
  barang: readonly BarangDisetujui[]
  untuk: string
}): Disetujui => [{ nama: 'Untuk', nilai: f.untuk }, { nama: 'Tujuan', nilai: f.ke }, ...barangList(f.barang)]

/** Lines shown to the person who takes pieces back or writes them off. */
export const disetujuiAkhiri = (f: {
  apa: string
  no_kirim: string
  barang: readonly BarangDisetujui[]
  alasan: string
}): Disetujui => [
  { nama: f.apa, nilai: f.no_kirim },
  { nama: 'Alasan', nilai: f.alasan },
  ...barangList(f.barang),
]

/** Says in words where a piece is by the books; the exact place only for the own shop. */
export function letakDiBuku(f: {
  status: string
  kode_toko: string
  nama_toko: string
  tempat: string | null
  no_kirim: string | null
  ke: string | null
}): string {
  if (f.no_kirim) return `${f.no_kirim} DARI ${f.kode_toko} KE ${f.ke ?? 'PUSAT'}`
  return f.tempat ? `${f.tempat}, ${f.status}` : `${f.kode_toko} ${f.nama_toko}, ${f.status}`
}
