/** The rows of a master as a file that staff can change and give back, and an empty one to fill. */
import { z } from 'zod'
import { formFields } from '#domain/master-calls.ts'
import type { Field, AnyMaster } from '#domain/master-types.ts'
import { fieldFor, replySchema } from '#domain/master-field.ts'
import type { Cell } from '#domain/report/line.ts'
import type { Kind } from '#domain/report/columns.ts'
import type { Choice } from '#domain/impor/sebutan.ts'
import { milligramToGram, type Milligram } from '#domain/units.ts'
import { bukuFile, type BukuColumn } from '../files/buku.ts'
import { hariIni } from '../process/clock.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../outcome.ts'
import type { Sheet } from '../reports/sheet.ts'
import { fileField } from './impor-row.ts'
import { loadChoices } from './choices.ts'

/** The fields that staff fill, a row of how they are filled, and what a reference may name. */
export async function example(ctx: Context, master: AnyMaster): Promise<FileAnswer> {
  const fields = Object.fromEntries(formFields(master))
  const list = await loadChoices(ctx, master)
  const row = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, exampleValues(field, list[name])]),
  )
  return bukuOf(`contoh-${master.name}`, { title: master.title, fields, rows: [row], list })
}

interface BukuContent {
  title: string
  fields: Record<string, Field>
  rows: readonly Record<string, unknown>[]
  /** Choices for the columns that name something. */
  list: Readonly<Record<string, readonly Choice[]>>
}

/** A table to be filled, with what may be chosen in each column. */
export function bukuOf(nama: string, { title, fields, rows, list }: BukuContent): FileAnswer {
  const columns = Object.entries(fields).map(([name, field]): BukuColumn => {
    const choices = list[name]
    const format = FORMAT_EXCEL[field.kind]
    return {
      title: field.label,
      ...(format ? { format } : {}),
      ...(choices ? { list: choices } : {}),
      ...(field.kind === 'pilihan' ? { kata: field.options } : {}),
      ...(field.kind === 'ya-tidak' ? { kata: ['YA', 'TIDAK'] } : {}),
    }
  })
  const lines = rows.map((row) => Object.entries(fields).map(([name, field]) => diketik(field, row, name)))
  return bukuFile(nama, { nama: title, columns, rows: lines })
}

const FORMAT_EXCEL: Partial<Record<string, string>> = {
  rupiah: '#,##0',
  angka: '#,##0',
  gram: '0.000',
  persen: '0.00##%',
}

/** A cell of the example: grams as grams, a percent as Excel counts one. */
function diketik(field: Field, row: Record<string, unknown>, name: string): string | number | null {
  const cell = cellOf(field, row, name)
  if (cell === null) return null
  if (field.kind === 'gram') return milligramToGram(cell as Milligram)
  return field.kind === 'persen' ? (cell as number) / WHOLE_PERSEN : (cell as string | number)
}
const WHOLE_PERSEN = 1_000_000

type Pengambil = Pick<Context, 'now' | 'toko'> & { user: Pick<Context['user'], 'user_id'> }

/** Every field, then whether the row is active; grams and percent as staff type them, references as codes. @param rows as stored */
export function sheetOf(
  master: AnyMaster,
  rows: readonly Record<string, unknown>[],
  { toko, user, now }: Pengambil,
): Sheet {
  const fields = Object.entries(fileField(master))
  return {
    title: master.title,
    subtitle: [],
    paper: 'portrait',
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    user_id: user.user_id,
    tanggal: hariIni(now, toko.zona),
    empty: '',
    columns: fields.map(([, { kind, label }]) => ({ kind: KIND[kind] ?? 'text', label })),
    lines: {
      *[Symbol.iterator]() {
        for (const row of rows)
          yield {
            style: 'body' as const,
            level: 0,
            label: '',
            cells: fields.map(([name, field]) => cellOf(field, row, name)),
          }
      },
    },
  }
}

/** Every other kind is text, so that no spreadsheet takes a code for a number. */
const KIND: Partial<Record<string, Kind>> = {
  angka: 'count',
  rupiah: 'rupiah',
  gram: 'gram',
  persen: 'percent',
  tanggal: 'date',
}

function cellOf(field: Field, row: Record<string, unknown>, name: string): Cell {
  const value = row[name]
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'YA' : 'TIDAK'
  // The unit differs from row to row: written as staff type it.
  if (field.kind === 'ukuran')
    return String(z.encode(replySchema(fieldFor(field, row)) as z.ZodType, value as never))
  return KIND[field.kind] ? (value as Cell) : String(value)
}

function exampleValues(field: Field, choices: readonly Choice[] = []): unknown {
  switch (field.kind) {
    case 'kode':
      return 'CONTOH'
    case 'telepon':
      return '081234567890'
    case 'digit':
      return '1234567890'
    case 'pilihan':
      return field.default ?? field.options[0]
    case 'ref':
      return field.default === null ? null : (choices[0]?.kode ?? `KODE ${field.label.toUpperCase()}`)
    case 'teks':
      return field.default ?? `CONTOH ${field.label.toUpperCase()}`.slice(0, field.max ?? 100)
    case 'tanggal':
      return field.default ?? '2025-01-15'
    case 'karat':
      return field.default ?? '16K'
    case 'gram':
      return 2_500
    case 'persen':
      return 375_000
    default:
      return field.default ?? 1
  }
}
