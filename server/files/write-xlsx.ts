/** A workbook that staff fill: its lists are offered cell by cell, and stand on a second sheet. */
import { writeXlsx, type CellStyle, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { LIST_SHEET } from '#domain/impor/lembar.ts'
import { MAX_ROWS } from '#domain/impor/result.ts'
import type { Buku, BukuColumn } from './buku.ts'

const TITLE: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3EAD2' } },
}
export const EXCEL_NAME_MAX = 31
const MAX_WIDTH = 60

export async function writeXlsxFile({ nama, columns, rows, tersembunyi = [] }: Buku): Promise<Uint8Array> {
  const list = columns.filter((k) => k.list?.length)
  const first: WriteSheet = {
    name: nama.slice(0, EXCEL_NAME_MAX),
    columns: columns.map((k, i) => ({
      width: width(k.title, rows, i),
      ...(k.format ? { numFmt: k.format } : {}),
    })),
    rows: [columns.map((k) => k.title), ...rows.map((row) => [...row])] as CellValue[][],
    cells: new Map(columns.map((k, i) => [`0,${i}`, { value: k.title, style: TITLE }])),
    rowDefs: new Map(tersembunyi.map((i) => [i + 1, { hidden: true }])),
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap((k, i) => cellChoices(k, i, list)),
  }
  return writeXlsx({ sheets: [first, ...(list.length ? [listSheet(list)] : [])] })
}

type CellChoice = NonNullable<WriteSheet['dataValidations']>[number]

/** Offered, not demanded: a name is understood as well as its code. */
function cellChoices(k: BukuColumn, i: number, listed: readonly BukuColumn[]): CellChoice[] {
  const range = `${letters(i)}2:${letters(i)}${MAX_ROWS}`
  const list = { type: 'list' as const, allowBlank: true, showErrorMessage: false, range }
  if (k.kata) return [{ ...list, values: [...k.kata] }]
  const at = listed.indexOf(k)
  if (at < 0) return []
  const column = letters(at * 2)
  return [{ ...list, formula1: `'${LIST_SHEET}'!$${column}$2:$${column}$${k.list!.length + 1}` }]
}

/** Two columns for each list: the codes, and their names. */
function listSheet(list: readonly BukuColumn[]) {
  const title = list.flatMap((k) => [k.title, `Nama ${k.title}`])
  const most = Math.max(...list.map((k) => k.list!.length))
  const rows = Array.from({ length: most }, (_, n) =>
    list.flatMap((k) => [k.list![n]?.kode ?? null, k.list![n]?.nama ?? null]),
  )
  return {
    name: LIST_SHEET,
    columns: title.map((text, i) => ({ width: width(text, rows, i) })),
    rows: [title, ...rows] as CellValue[][],
    cells: new Map(title.map((text, i) => [`0,${i}`, { value: text, style: TITLE }])),
    freezePane: { rows: 1 },
  }
}

const DINILAI = 1_000
const width = (title: string, lines: Buku['rows'], i: number): number =>
  Math.min(
    MAX_WIDTH,
    2 +
      lines
        .slice(0, DINILAI)
        .reduce((most, row) => Math.max(most, String(row[i] ?? '').length), title.length),
  )

/** 0 → 'A', 27 → 'AB'. */
export const letters = (i: number): string =>
  (i < 26 ? '' : letters(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26))
