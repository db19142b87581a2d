/** What arrives from another shop: where it may be put, what the scale says, where else a piece is (DOMAIN §B.14, §O.1-7, 8). */
import { errors, type Refusal } from '../errors.ts'
import { formatGram } from '../format.ts'
import { milligram, type Milligram } from '../units.ts'
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

/** Why a piece may not be put there. */
export function tolakTempat(sortir: Sortir, kode_barcode: string, tempat: Tempat): Refusal | undefined {
  if (isSortir(tempat)) return sortir === 'TIDAK' ? errors.bakiTidakAda(tempat) : undefined
  return sortir === 'HARUS' ? errors.tanpaBarcodeKeSortir({ kode_barcode }) : undefined
}

/** One that weighs otherwise than when it left. */
export interface BarisSelisih {
  kode_barcode: string
  berat: Milligram
  berat_terima: Milligram
}
export const selisihBerat = ({ berat, berat_terima }: Omit<BarisSelisih, 'kode_barcode'>): Milligram =>
  milligram(berat_terima - berat)

/** What whoever allows another weight is shown. */
export const disetujuiSelisih = (no_kirim: string, baris: readonly BarisSelisih[]): Disetujui =>
  baris.map((b) => ({
    nama: `${no_kirim} ${b.kode_barcode}`,
    nilai: `${formatGram(b.berat)} menjadi ${formatGram(b.berat_terima)} g`,
  }))

/** What whoever lets pieces leave the shop is shown; `untuk` names the draft, or the shop alone. */
export const disetujuiKirim = (f: {
  ke: string
  qty: number
  berat: Milligram
  untuk: string
}): Disetujui => [
  { nama: 'Untuk', nilai: f.untuk },
  { nama: 'Tujuan', nilai: f.ke },
  { nama: 'Barang', nilai: String(f.qty) },
  { nama: 'Berat', nilai: `${formatGram(f.berat)} g` },
]

/** What whoever takes pieces back, or writes them off, is shown. */
export const disetujuiAkhiri = (f: {
  apa: string
  no_kirim: string
  barang: readonly { kode_barcode: string }[]
  berat: Milligram
  alasan: string
}): Disetujui => [
  { nama: f.apa, nilai: f.no_kirim },
  { nama: 'Barang', nilai: f.barang.map((b) => b.kode_barcode).join(', ') },
  { nama: 'Berat', nilai: `${formatGram(f.berat)} g` },
  { nama: 'Alasan', nilai: f.alasan },
]

/** Where the books have a piece, in words; the place only in one's own shop. */
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
