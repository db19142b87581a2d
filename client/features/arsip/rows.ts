/** A line of the archive as the screen shows it, of a sale or a purchase. */
import type { ArsipBeliRow, ArsipJualRow } from '#domain/calls/arsip.ts'
import { tolakArsip } from '#domain/rules/arsip.ts'
import { tambahHari, type Milligram, type Rupiah, type TanggalSystem } from '#domain/units.ts'

export interface BackupRow {
  /** Of the line: it is the key of the list. */
  no: string
  no_faktur_group: string
  tgl_system: TanggalSystem
  nama_customer: string
  kode_barcode: string
  nama_barang: string
  berat: Milligram
  total: Rupiah
  status_gold: string
  status_valid: string
}

export const STATUS_GOLD = ['ALL', 'GOLD', 'NONGOLD'] as const
export type StatusGold = (typeof STATUS_GOLD)[number]

/** The oldest first, as they came: gold and the rest are one list again. */
const urut = (rows: BackupRow[]): BackupRow[] =>
  rows.toSorted((a, b) => (`${a.tgl_system}${a.no}` < `${b.tgl_system}${b.no}` ? -1 : 1))

export const jualLine = (rows: readonly ArsipJualRow[]): BackupRow[] =>
  urut(rows.map((r) => ({ ...r, no: r.no_faktur_jual, total: r.harga_total })))
export const beliLine = (rows: readonly ArsipBeliRow[]): BackupRow[] =>
  urut(rows.map((r) => ({ ...r, no: r.no_faktur_beli, total: r.harga })))

/** The reason why the server would not archive the row today, as far as can be seen here; the server decides again. */
export const belumBoleh = (
  { no, tgl_system, status_valid }: BackupRow,
  hariIni: TanggalSystem,
  min_hari: number,
): string | undefined =>
  tolakArsip(
    { no, tgl_system, status_valid, diarsipkan: false },
    { tgl_system: hariIni, ditutup: tambahHari(hariIni, -1), min_hari },
  )
    // The message stands beside the number, so the number is cut off.
    ?.message.slice(no.length + 1)
