/** An uploaded table given back with what is wrong in each row: put right there, it is given again as it is. */
import { ERROR_HEADER, isErrorColumn } from './headers.ts'
import { isKosong, type Sel, type Tabel } from './cells.ts'

type Isi = string | number | null

/** @param salah by the row's number in the file */
export function withErrors(
  { judul, rows }: Tabel,
  wrong: ReadonlyMap<number, string>,
): { judul: string[]; rows: Isi[][] } {
  const kept = judul.flatMap((cell, i) =>
    isErrorColumn(cell) || (isKosong(cell) && rows.every(({ sel }) => isKosong(sel[i]))) ? [] : [i],
  )
  return {
    judul: [ERROR_HEADER, ...kept.map((i) => String(isi(judul[i]) ?? ''))],
    rows: rows.map(({ no, sel }) => [wrong.get(no) ?? null, ...kept.map((i) => isi(sel[i]))]),
  }
}

/** As it is read again; what could not be read is left to be typed. */
function isi(sel: Sel | undefined): Isi {
  if (sel === undefined || sel === null || isKosong(sel)) return null
  if (typeof sel === 'boolean') return sel ? 'Y' : 'T'
  if (typeof sel !== 'object') return sel
  return 'tanggal' in sel ? sel.tanggal : null
}
