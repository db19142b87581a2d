/**
 * Result of a count (DOMAIN §B.16, §O.1-9, §O.1-10): every row is judged by the place of its piece in the books at that
 * moment. docs/decisions/22-opname.md says why.
 */
import { milligram, type Milligram } from '../units.ts'
import { jenisLokasi } from './lokasi.ts'
import type { StatusBarang } from './status.ts'

/** A row of a count: a piece that was expected, or was scanned, or both. */
export interface OpnameLine {
  kode_barcode: string
  /** null: no piece of this shop. */
  barang_id: number | null
  diharapkan: boolean
  /** Place of the scan, 'gudang/baki'; null: not scanned. */
  di: string | null
  /** Of that scan: it lies where it should, or something lies there that should not. */
  hasil: 'FOUND' | 'EXCEED' | null
  nama_barang: string
  berat: Milligram
}

/** The row's piece by the books. */
export interface BarangKini {
  status: string
  lokasi: string
  berat: Milligram
}

export type OpnameResult = 'FOUND' | 'EXCEED' | 'LOST' | 'KELUAR'
export type TindakanOpname = '-' | 'HILANG' | 'PINDAH' | 'KETEMU' | 'DICATAT'

export interface DecidedLine {
  line: OpnameLine
  result: OpnameResult
  tindakan: TindakanOpname
  /** As the piece is now; undefined: not this shop's. */
  kini: BarangKini | undefined
}

interface Jumlah {
  qty: number
  berat: Milligram
}
export interface OpnameDiputuskan {
  lines: DecidedLine[]
  /** Not found, and spoken for: as long as there is one the count does not end. */
  tertahan: { line: OpnameLine; kini: BarangKini }[]
  ketemu: Jumlah
  hilang: Jumlah
  lebih: Jumlah
  keluar: Jumlah
}

/** Rows of a count of which the same is to be said: where they should be (null: nowhere), where they were scanned, what came of it. */
export interface KelompokOpname extends Jumlah {
  kode_baki: string | null
  di_baki: string | null
  diharapkan: boolean
  hasil: OpnameResult | null
}
export type JumlahOpname = Record<'diharapkan' | 'ketemu' | 'hilang' | 'lebih' | 'keluar', Jumlah>

const jumlahkan = (rows: readonly Jumlah[]): Jumlah => ({
  qty: rows.reduce((sum, { qty }) => sum + qty, 0),
  berat: milligram(rows.reduce((sum, { berat }) => sum + berat, 0)),
})

/**
 * A row counts in the tray where it should be, and a piece too many where it was scanned: a piece in the wrong tray is
 * in both.
 */
const diBaki = (rows: readonly KelompokOpname[], kode_baki?: string) => {
  const disini = (baki: string | null): boolean => kode_baki === undefined || baki === kode_baki
  return {
    ada: rows.filter((row) => row.diharapkan && disini(row.kode_baki)),
    lebih: rows.filter((row) => row.hasil === 'EXCEED' && disini(row.di_baki)),
  }
}

/** Of a count, or of one tray of it: what should be there is found, not found, or gone; what is too many stands apart. */
export function jumlahOpname(rows: readonly KelompokOpname[], kode_baki?: string): JumlahOpname {
  const { ada, lebih } = diBaki(rows, kode_baki)
  const yang = (...results: (OpnameResult | null)[]): Jumlah =>
    jumlahkan(ada.filter((row) => results.includes(row.hasil)))
  return {
    diharapkan: jumlahkan(ada),
    ketemu: yang('FOUND'),
    hilang: yang(null, 'LOST'),
    lebih: jumlahkan(lebih),
    keluar: yang('KELUAR', 'EXCEED'),
  }
}

/** Tells whether a piece should be in that tray, or was scanned in it. */
export function adaDiBaki(rows: readonly KelompokOpname[], kode_baki: string): boolean {
  const { ada, lebih } = diBaki(rows, kode_baki)
  return ada.length + lebih.length > 0
}

/** Statuses of a piece that lies in one of the places that are counted. */
export const DIHITUNG = ['READY', 'BOOKED', 'TITIP', 'PESANAN'] as const satisfies StatusBarang[]
const diTempat = (piece: BarangKini | undefined): piece is BarangKini =>
  piece !== undefined && (DIHITUNG as readonly string[]).includes(piece.status)

/**
 * @param kini the pieces of the rows, by id
 * @param tempat the places that are counted, 'gudang/baki'
 */
export function putuskanOpname(
  rows: readonly OpnameLine[],
  kini: ReadonlyMap<number, BarangKini>,
  tempat: ReadonlySet<string>,
): OpnameDiputuskan {
  const lines: DecidedLine[] = []
  const tertahan: OpnameDiputuskan['tertahan'] = []
  for (const row of rows) {
    // Scanned, and taken back: it says nothing.
    if (row.hasil === null && !row.diharapkan) continue
    const piece = row.barang_id === null ? undefined : kini.get(row.barang_id)
    const put = (result: OpnameResult, tindakan: TindakanOpname = '-') =>
      lines.push({ line: row, result, tindakan, kini: piece })
    if (row.hasil === 'EXCEED') put('EXCEED', tindakanLebih(piece, row.di!))
    else if (!diTempat(piece)) put('KELUAR')
    else if (row.hasil === 'FOUND') put(piece.lokasi === row.di ? 'FOUND' : 'KELUAR')
    else if (!tempat.has(piece.lokasi)) put('KELUAR')
    else if (piece.status === 'READY') put('LOST', 'HILANG')
    else tertahan.push({ line: row, kini: piece })
  }
  const jumlah = (result: OpnameResult): Jumlah => {
    const found = lines.filter((b) => b.result === result)
    return {
      qty: found.length,
      berat: milligram(found.reduce((sum, b) => sum + (b.kini ?? b.line).berat, 0)),
    }
  }
  return {
    lines,
    tertahan,
    ketemu: jumlah('FOUND'),
    hilang: jumlah('LOST'),
    lebih: jumlah('EXCEED'),
    keluar: jumlah('KELUAR'),
  }
}

/** A piece that lies where the books do not have it: only what is free to be sold, or was lost, is put there, and only in a tray. */
function tindakanLebih(piece: BarangKini | undefined, di: string): TindakanOpname {
  if (diTempat(piece) && piece.lokasi === di) return '-'
  if (jenisLokasi(di) !== 'TRAY') return 'DICATAT'
  if (piece?.status === 'READY') return 'PINDAH'
  return piece?.status === 'HILANG' ? 'KETEMU' : 'DICATAT'
}
