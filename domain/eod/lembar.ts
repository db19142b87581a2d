/** The day's sheet (R49, DOMAIN §E.9): the tables of an end-of-day summary, for the screen, for paper and for Excel alike. */
import { gridOf, totalsOf, type Grid } from '../report/grid.ts'
import type { Row } from '../report/columns.ts'
import { barang } from './barang.ts'
import { jualBeli } from './jual-beli.ts'
import { lain } from './lain.ts'
import { BAGIAN_EOD, type EodRow, type RingkasanContent, type EodTable } from './tables.ts'
import { uang, uangCustomer } from './uang.ts'

/** In the order of the sheet. */
export const EOD_TABLES: readonly EodTable[] = [
  ...jualBeli,
  ...uang,
  ...uangCustomer,
  ...barang,
  ...lain,
].toSorted((a, b) => BAGIAN_EOD.indexOf(a.bagian) - BAGIAN_EOD.indexOf(b.bagian))

/** The rows of each table; null for one that the summary's version does not tell of: nothing is known, which is not nothing. */
export type LembarContent = Record<string, EodRow[] | null>

export interface Ringkasan {
  versi: number
  tgl_system: string
  content: LembarContent
}

/** @param text the summary, as a close has written it */
export function readRingkasan(text: string): Ringkasan {
  const { versi, tgl_system, ...sections } = JSON.parse(text) as { versi: number; tgl_system: string }
  const content = sections as unknown as RingkasanContent
  return {
    versi,
    tgl_system,
    content: Object.fromEntries(
      EOD_TABLES.map((t) => [t.nama, t.dari.every((nama) => nama in content) ? t.rows(content) : null]),
    ),
  }
}

/** The table's lines, as every report's are; its last one is called what it is. */
export function kisiEod({ layout, jumlah }: EodTable, rows: readonly EodRow[], bands: boolean): Grid {
  // An empty cell adds nothing, and is written as nothing.
  const filled = rows as readonly Row[]
  const grid = gridOf(layout, filled, totalsOf(layout, filled), { bands })
  return {
    ...grid,
    lines: grid.lines
      .filter((line) => line.style !== 'total' || line.cells.some((cell) => cell !== null))
      .map((line) => (line.style === 'total' ? { ...line, label: jumlah } : line)),
  }
}

/** Told where a table would stand that the summary does not know yet, or that who counts the open day's drawer is not to see. */
export const belumAda = ({ versi, ditutup }: { versi: number; ditutup: object | null }): string =>
  ditutup ? `Belum Ada Di Lembar Versi ${versi}` : 'Terlihat Sesudah Toko Ditutup'
/** Told where nothing of it happened. */
export const TIDAK_ADA = 'Tidak Ada'
