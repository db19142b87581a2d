/**
 * The archive (DOMAIN §B.20, §O.7-1): which lines may leave the operational lists, what they come to, and the cells of the file
 * in which they leave. A line is archived by its own number, no_faktur_jual or no_faktur_beli. Pure.
 */
import { errors, type Refusal } from '../errors.ts'
import { milligramToGram, selisihHari, sumMilligram, sumRupiah, tambahHari } from '../units.ts'
import type { Milligram, Rupiah, TanggalSystem } from '../units.ts'

export const JENIS_ARSIP = ['PENJUALAN', 'PEMBELIAN'] as const
export type JenisArsip = (typeof JENIS_ARSIP)[number]

/** Rows that are asked for, or archived, at once. */
export const ARSIP_MAKS = 5_000

/** Field that identifies a line. */
export const KUNCI_ARSIP = { PENJUALAN: 'no_faktur_jual', PEMBELIAN: 'no_faktur_beli' } as const

/** The shop's day, the last day that was closed (null: none yet), and ARSIP_MIN_HARI. */
export interface ArsipLimit {
  tgl_system: TanggalSystem
  ditutup: TanggalSystem | null
  min_hari: number
}

/** The newest day whose lines are old enough. */
export const hariArsipTerakhir = (tgl_system: TanggalSystem, min_hari: number): TanggalSystem =>
  tambahHari(tgl_system, -(min_hari + 1))

export interface ArchivedRow {
  /** Of the line. */
  no: string
  tgl_system: TanggalSystem
  status_valid: string
  diarsipkan: boolean
}

/**
 * Returns the reason against archiving a line; undefined when it may be archived. Only final lines may: closed, old
 * enough, not waiting.
 */
export function tolakArsip(line: ArchivedRow, limit: ArsipLimit): Refusal | undefined {
  const { no, tgl_system } = line
  if (line.diarsipkan) return errors.arsipSudah({ no })
  if (line.status_valid === 'OPEN') return errors.arsipBelumValidasi({ no })
  if (limit.ditutup === null || tgl_system > limit.ditutup) return errors.arsipBelumTutup({ no, tgl_system })
  const umur = selisihHari(tgl_system, limit.tgl_system)
  return umur > limit.min_hari ? undefined : errors.arsipMuda({ no, umur, minimal: limit.min_hari })
}

/** As much of a line as is added up. */
interface SummedRow {
  status_gold: string
  berat: Milligram
}
export interface JumlahArsip {
  qty: number
  berat: Milligram
  total: Rupiah
}
/** Gold and the rest; `nilai` is what a line comes to. */
export function jumlahArsip<R extends SummedRow>(
  rows: readonly R[],
  nilai: (row: R) => Rupiah,
): { gold: JumlahArsip; non_gold: JumlahArsip } {
  const dari = (part: readonly R[]): JumlahArsip => ({
    qty: part.length,
    berat: sumMilligram(part.map((r) => r.berat)),
    total: sumRupiah(part.map(nilai)),
  })
  return {
    gold: dari(rows.filter((r) => r.status_gold === 'GOLD')),
    non_gold: dari(rows.filter((r) => r.status_gold !== 'GOLD')),
  }
}

/**
 * Columns about the customer's person. These data stay with the document alone, where they can be forgotten (DOMAIN
 * §G-6).
 */
export const PERSON_CELLS: readonly string[] = ['nama_customer', 'no_hp', 'alamat_customer']
/** Names and addresses: a comma in one would be another cell to a program that knows no quotes (spec 001 §5). */
const TANPA_KOMA: readonly string[] = [
  'nama_customer',
  'alamat_customer',
  'nama_sales',
  'nama_barang',
  'nama_atribut',
]
const GRAM: readonly string[] = ['berat_awal', 'berat', 'berat_atribut', 'berat_nota']
const BARCODE = 8

/** A value of a row as its cell in the file, before anything is quoted. */
export function arsipCells(column: string, value: string | number | boolean): string {
  if (GRAM.includes(column)) return milligramToGram(value as Milligram).toFixed(3)
  const text = String(value)
  if (column === 'kode_barcode') return text === '-' ? text : text.padStart(BARCODE, '0')
  return TANPA_KOMA.includes(column) ? text.replaceAll(',', '') : text
}
