/** The rows of a master as a file that staff can change and give back, and an empty one to fill. */
import { z } from 'zod'
import { formFields } from '#domain/master-calls.ts'
import type { Search, Field, AnyMaster } from '#domain/master-types.ts'
import { fieldFor, replySchema } from '#domain/master-field.ts'
import { FORMATS } from '#domain/report/calls.ts'
import type { Cell } from '#domain/report/grid.ts'
import type { Kind } from '#domain/report/columns.ts'
import { hariIni } from '../process/clock.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../http/route.ts'
import type { Sheet } from '../reports/sheet.ts'
import { write } from '../reports/write.ts'
import { bidangBerkas } from './impor-baris.ts'
import { everything } from './repository.ts'

type Format = 'xlsx' | 'csv'

/** Every field, then whether the row is active; grams and percent as staff type them, references as codes. */
export async function ekspor(
  ctx: Context,
  master: AnyMaster,
  format: Format,
  search: Search,
): Promise<FileAnswer> {
  const rows = await everything(ctx, master, search)
  return berkasOf(ctx, { judul: master.title, nama: master.name, fields: bidangBerkas(master), rows }, format)
}

/** The fields that staff fill, and a row of how they are filled. */
export function contoh(ctx: Context, master: AnyMaster): FileAnswer {
  const fields = Object.fromEntries(formFields(master))
  const row = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, contohNilai(field)]))
  return berkasOf(ctx, { judul: master.title, nama: `contoh-${master.name}`, fields, rows: [row] }, 'xlsx')
}

export interface IsiBerkas {
  judul: string
  nama: string
  fields: Record<string, Field>
  rows: readonly Record<string, unknown>[]
}

/** A table of fields as a file: `rows` as stored. */
export function berkasOf(
  { toko, user, now }: Context,
  { judul, nama, fields, rows }: IsiBerkas,
  format: Format,
): FileAnswer {
  const names = Object.keys(fields)
  const sheet: Sheet = {
    title: judul,
    subtitle: [],
    paper: 'portrait',
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    user_id: user.user_id,
    tanggal: hariIni(now, toko.zona),
    empty: '',
    columns: names.map((name) => ({ kind: KIND[fields[name]!.kind] ?? 'text', label: fields[name]!.label })),
    lines: rows.map((row) => ({
      style: 'body',
      level: 0,
      label: '',
      cells: names.map((name) => selOf(fields[name]!, row, name)),
    })),
  }
  return { type: FORMATS[format], name: `${nama}.${format}`, content: () => write(format, sheet) }
}

/** Every other kind is text, so that no spreadsheet takes a code for a number. */
const KIND: Partial<Record<string, Kind>> = {
  angka: 'count',
  rupiah: 'rupiah',
  gram: 'gram',
  persen: 'percent',
  tanggal: 'date',
}

function selOf(field: Field, row: Record<string, unknown>, name: string): Cell {
  const value = row[name]
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'YA' : 'TIDAK'
  // Its unit differs from row to row: written as staff type it.
  if (field.kind === 'ukuran')
    return String(z.encode(replySchema(fieldFor(field, row)) as z.ZodType, value as never))
  return KIND[field.kind] ? (value as Cell) : String(value)
}

function contohNilai(field: Field): unknown {
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
      return field.default === null ? null : `KODE ${field.label.toUpperCase()}`
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
