/** A workbook that staff fill: its lists are offered cell by cell, and stand on a second sheet. */
import { writeXlsx, type CellStyle, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { LEMBAR_DAFTAR } from '#domain/impor/lembar.ts'
import { BARIS_MAKS } from '#domain/impor/result.ts'
import type { Buku, KolomBuku } from './buku.ts'

const JUDUL: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3EAD2' } },
}
const NAMA_MAKS = 31
const LEBAR_MAKS = 60

export async function tulisXlsx({ nama, kolom, baris, tersembunyi = [] }: Buku): Promise<Uint8Array> {
  const daftar = kolom.filter((k) => k.daftar?.length)
  const first: WriteSheet = {
    name: nama.slice(0, NAMA_MAKS),
    columns: kolom.map((k, i) => ({
      width: lebar(k.judul, baris, i),
      ...(k.format ? { numFmt: k.format } : {}),
    })),
    rows: [kolom.map((k) => k.judul), ...baris.map((row) => [...row])] as CellValue[][],
    cells: new Map(kolom.map((k, i) => [`0,${i}`, { value: k.judul, style: JUDUL }])),
    rowDefs: new Map(tersembunyi.map((i) => [i + 1, { hidden: true }])),
    freezePane: { rows: 1 },
    dataValidations: kolom.flatMap((k, i) => pilihanSel(k, i, daftar)),
  }
  return writeXlsx({ sheets: [first, ...(daftar.length ? [lembarDaftar(daftar)] : [])] })
}

type PilihanSel = NonNullable<WriteSheet['dataValidations']>[number]

/** Offered, not demanded: a name is understood as well as its code. */
function pilihanSel(k: KolomBuku, i: number, daftar: readonly KolomBuku[]): PilihanSel[] {
  const range = `${huruf(i)}2:${huruf(i)}${BARIS_MAKS}`
  const list = { type: 'list' as const, allowBlank: true, showErrorMessage: false, range }
  if (k.kata) return [{ ...list, values: [...k.kata] }]
  const at = daftar.indexOf(k)
  if (at < 0) return []
  const column = huruf(at * 2)
  return [{ ...list, formula1: `'${LEMBAR_DAFTAR}'!$${column}$2:$${column}$${k.daftar!.length + 1}` }]
}

/** Two columns for each list: the codes, and their names. */
function lembarDaftar(daftar: readonly KolomBuku[]) {
  const judul = daftar.flatMap((k) => [k.judul, `Nama ${k.judul}`])
  const most = Math.max(...daftar.map((k) => k.daftar!.length))
  const baris = Array.from({ length: most }, (_, n) =>
    daftar.flatMap((k) => [k.daftar![n]?.kode ?? null, k.daftar![n]?.nama ?? null]),
  )
  return {
    name: LEMBAR_DAFTAR,
    columns: judul.map((text, i) => ({ width: lebar(text, baris, i) })),
    rows: [judul, ...baris] as CellValue[][],
    cells: new Map(judul.map((text, i) => [`0,${i}`, { value: text, style: JUDUL }])),
    freezePane: { rows: 1 },
  }
}

const DINILAI = 1_000
const lebar = (judul: string, baris: Buku['baris'], i: number): number =>
  Math.min(
    LEBAR_MAKS,
    2 +
      baris
        .slice(0, DINILAI)
        .reduce((most, row) => Math.max(most, String(row[i] ?? '').length), judul.length),
  )

/** 0 → A, 26 → AA. */
const huruf = (i: number): string =>
  i < 26 ? String.fromCharCode(65 + i) : huruf(Math.floor(i / 26) - 1) + huruf(i % 26)
