/** The first visible sheet of an Excel file as a table. */
import { readXlsx, type Cell, type CellValue } from 'hucre/xlsx'
import { rapikan } from '#domain/impor/angka.ts'
import { BARIS_MAKS } from '#domain/impor/result.ts'
import type { Sel } from '#domain/impor/sel.ts'
import { errors } from '#domain/errors.ts'
import { periksaZip } from './zip.ts'

/** @throws errors.berkasRusak, errors.terlaluBesar, errors.berkasTerlaluPanjang */
export async function bacaXlsx(bytes: Buffer): Promise<Sel[][]> {
  periksaZip(bytes)
  const { sheets } = await readXlsx(bytes, {
    sheets: (info) => !info.hidden && !info.veryHidden,
    readStyles: true,
    maxRows: BARIS_MAKS + 100,
  }).catch(() => {
    throw errors.berkasRusak()
  })
  const [sheet] = sheets
  if (!sheet) throw errors.berkasRusak()
  return sheet.rows.map((row, r) => row.map((value, c) => selOf(value, sheet.cells?.get(`${r},${c}`))))
}

function selOf(value: CellValue, cell: Cell | undefined): Sel {
  if (cell?.type === 'error') return { salah: `Berisi Kesalahan Excel (${String(value).slice(0, 20)})` }
  // What the formula gave when the file was saved; without it nobody has computed it yet.
  const shown = cell?.formula === undefined ? value : (cell.formulaResult ?? value)
  if (cell?.formula !== undefined && shown === null) return { salah: 'Berisi Rumus, Tempel Sebagai Nilai' }
  if (typeof shown === 'string' && cell?.formula !== undefined && /^#[A-Z/0!?]+$/.test(shown))
    return { salah: `Berisi Kesalahan Excel (${shown})` }
  if (shown instanceof Date)
    return Number.isNaN(shown.getTime())
      ? { salah: 'Tanggal Tidak Valid' }
      : { tanggal: shown.toISOString().slice(0, 10) }
  return typeof shown === 'number' ? angkaOf(shown, cell?.style?.numFmt ?? '') : (shown as Sel)
}

/** A number as the sheet shows it, where that says another thing: 0.375 is 37.5%, and 7 in a column of 000 is the code 007. */
function angkaOf(n: number, numFmt: string): Sel {
  if (numFmt.includes('%')) return `${rapikan(n * 100)}%`
  return /^0{2,}$/.test(numFmt) && Number.isSafeInteger(n) && n >= 0
    ? String(n).padStart(numFmt.length, '0')
    : n
}
