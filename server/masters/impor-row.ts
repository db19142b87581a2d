/** Compares one row of an uploaded file with the row it names: what it would change, and what is wrong with it. */
import { z } from 'zod'
import { errors, Refusal } from '#domain/errors.ts'
import { formatNumber, formatGram, formatPersen } from '#domain/format.ts'
import type { Alasan } from '#domain/impor/result.ts'
import { jelaskan } from '#domain/impor/jelas.ts'
import { kenali, type Choice } from '#domain/impor/sebutan.ts'
import { readCell, type SheetCell } from '#domain/impor/cells.ts'
import { createSchema, fieldFor, pengukur, replySchema } from '#domain/master-field.ts'
import type { Field, AnyMaster } from '#domain/master-types.ts'
import type { Milligram, Persen } from '#domain/units.ts'
import type { Match, Row } from './repository.ts'

/** A column of every file beside the master's fields: whether the row is active. */
export const AKTIF = 'status_aktif'
export const AKTIF_FIELD = {
  label: 'Aktif',
  kind: 'ya-tidak',
  default: true,
  inForm: false,
} as const satisfies Field

/** Every column that a master's file may have. */
export const fileField = (master: AnyMaster): Record<string, Field> => ({
  ...master.fields,
  [AKTIF]: AKTIF_FIELD,
})

/** The cells of a file's row, by field; only fields that have a column. */
export type Content = Map<string, SheetCell | undefined>

export interface Maksud {
  /** As stored; for a row that is there only what differs. */
  values: Match
  alasan: Alasan[]
}

const alasan = (column: string, text: string): Alasan => ({ column, alasan: text })

/**
 * References as their codes, whatever the file calls them; one that names nothing is left out, with what would be right.
 * A row that is there may keep what it names, though it is no longer offered.
 */
export function sebut(
  master: AnyMaster,
  content: Content,
  choice: Readonly<Record<string, readonly Choice[]>>,
  row: Row | undefined,
): { content: Content; wrong: Alasan[] } {
  const named: Content = new Map(content)
  const error: Alasan[] = []
  for (const [name, list] of Object.entries(choice)) {
    const field = master.fields[name]!
    const read = readCell(field, content.get(name))
    if ('wrong' in read || typeof read.nilai !== 'string') continue
    if (read.nilai === row?.[name] || read.nilai === field.default || name === master.key) continue
    const found = kenali(field.label, read.nilai, list)
    if ('kode' in found) named.set(name, found.kode)
    else {
      named.delete(name)
      error.push(alasan(name, found.wrong))
    }
  }
  return { content: named, wrong: error }
}

/** A row whose key is another master's (a coupon's group) is found by that one's name too. */
export function sebutKunci(
  master: AnyMaster,
  content: Content,
  choice: Readonly<Record<string, readonly Choice[]>>,
): Content {
  const list = choice[master.key]
  const read = list && readCell(master.fields[master.key]!, content.get(master.key))
  if (!read || 'wrong' in read || typeof read.nilai !== 'string') return content
  const found = kenali('', read.nilai, list)
  return 'kode' in found ? new Map(content).set(master.key, found.kode) : content
}

/** A new row: every field of the form, the defaults where the file says nothing. */
export function maksudBaru(master: AnyMaster, content: Content): Maksud {
  const maksud: Maksud = { values: {}, alasan: [] }
  for (const [name, field] of Object.entries(terukur(master, content, {}))) {
    const read = readCell(field, content.get(name))
    if ('wrong' in read) maksud.alasan.push(alasan(name, jelaskan(field, content.get(name), read.wrong)))
    else if (field.inForm !== false)
      terima(maksud, name, field, { nilai: read.nilai, cell: content.get(name) })
    else if (read.nilai !== undefined && name !== master.key && read.nilai !== edgeOf(field, field.default))
      maksud.alasan.push(tetap(name, field))
  }
  return maksud
}

/** A row that is there: what the file has no column for, and what cannot be changed and is left blank, stays. */
export function maksudUbah(master: AnyMaster, content: Content, row: Row): Maksud {
  const maksud: Maksud = { values: {}, alasan: [] }
  const fields = terukur(master, content, row)
  for (const [name, cell] of content) {
    const field = fields[name]!
    if (name === master.key || name === AKTIF) continue
    const fixed = field.readOnlyOnEdit === true || field.inForm === false
    const read = readCell(field, cell)
    if ('wrong' in read) maksud.alasan.push(alasan(name, jelaskan(field, cell, read.wrong)))
    // A cell that says what is stored, letter for letter, is no change, however it would be read.
    else if (
      read.nilai === undefined ? fixed : cell === row[name] || sama(edgeOf(field, row[name]), read.nilai)
    )
      continue
    else if (fixed) maksud.alasan.push(tetap(name, field))
    else terima(maksud, name, field, { nilai: read.nilai, cell })
    if (maksud.values[name] === row[name]) delete maksud.values[name]
  }
  return maksud
}

/** Gives every measure the unit that its row says: the file's, or else the stored row's. */
function terukur(master: AnyMaster, content: Content, row: Match): Record<string, Field> {
  const fields = fileField(master)
  const oleh = pengukur(fields)
  if (!oleh) return fields
  const said = readCell(fields[oleh]!, content.get(oleh))
  const unit = { [oleh]: ('nilai' in said && said.nilai) || (row[oleh] ?? fields[oleh]!.default) }
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldFor(field, unit)]))
}

/** The same checks as the form's. */
function terima(
  maksud: Maksud,
  name: string,
  field: Field,
  { nilai, cell }: { nilai: unknown; cell: SheetCell | undefined },
): void {
  const result = schemaOf(field).safeParse(nilai)
  if (result.success) maksud.values[name] = result.data
  else
    maksud.alasan.push(
      ...result.error.issues.map((issue) => alasan(name, jelaskan(field, cell, issue.message))),
    )
}

/** Made once for the rows of all files. */
const schemas = new WeakMap<Field, z.ZodType>()
function schemaOf(field: Field): z.ZodType {
  const schema = schemas.get(field) ?? createSchema(field)
  schemas.set(field, schema)
  return schema
}

const tetap = (name: string, { label }: Field): Alasan =>
  alasan(name, errors.tidakBisaDiubah({ label }).message)

/** A stored value as the API writes it, which is how a file says it. */
const edgeOf = (field: Field, stored: unknown): unknown => {
  const encoded = z.safeEncode(replySchema(field) as z.ZodType, stored as never)
  return encoded.success ? encoded.data : stored
}

/** A number that the database gave is read as text: it is a name. */
const sama = (stored: unknown, said: unknown): boolean =>
  stored === said || (typeof said === 'string' && String(stored).toUpperCase() === said)

/** A stored value of a row as staff read it. */
export function tampil(field: Field, row: Match, stored: unknown): string {
  const { kind } = fieldFor(field, row)
  if (stored === null || stored === undefined) return '-'
  if (typeof stored === 'boolean') return stored ? 'YA' : 'TIDAK'
  if (kind === 'gram') return formatGram(stored as Milligram)
  if (kind === 'persen') return formatPersen(stored as Persen)
  return typeof stored === 'number' ? formatNumber(stored) : String(stored)
}

/** A refusal of the server, each part at its column. @throws what is no refusal */
export function alasanOf(error: unknown): Alasan[] {
  if (!(error instanceof Refusal)) throw error
  return error.errors.length
    ? error.errors.map(({ field, message }) => alasan(field, message))
    : [alasan('', error.message)]
}
