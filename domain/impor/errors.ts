/** An uploaded table given back with what is wrong in each row: put right there, it is given again as it is. */
import { ERROR_HEADER, isErrorColumn } from './headers.ts'
import { isEmpty, type SheetCell, type Table } from './cells.ts'

type Content = string | number | null

/** @param salah by the row's number in the file */
export function withErrors(
  { headers, rows }: Table,
  wrong: ReadonlyMap<number, string>,
): { headers: string[]; rows: Content[][] } {
  const kept = headers.flatMap((cell, i) =>
    isErrorColumn(cell) || (isEmpty(cell) && rows.every(({ cells }) => isEmpty(cells[i]))) ? [] : [i],
  )
  return {
    headers: [ERROR_HEADER, ...kept.map((i) => String(fill(headers[i]) ?? ''))],
    rows: rows.map(({ no, cells }) => [wrong.get(no) ?? null, ...kept.map((i) => fill(cells[i]))]),
  }
}

/** As it is read again; what could not be read is left to be typed. */
function fill(cell: SheetCell | undefined): Content {
  if (cell === undefined || cell === null || isEmpty(cell)) return null
  if (typeof cell === 'boolean') return cell ? 'Y' : 'T'
  if (typeof cell !== 'object') return cell
  return 'tanggal' in cell ? cell.tanggal : null
}
