/**
 * The kinds of a master's fields. A kind alone decides type, check, text of refusal, form control, column format and
 * file format. A new kind is a line in `replyOf` and `inputSchema` here, and in client/masters/Control.tsx and columns.tsx.
 */
import { z } from 'zod'
import type { AnyMaster } from './master.ts'
import { fitsDecimals, GRAM_MAKS, gramToMilligram, milligramToGram, percentToPersen, persenToPercent, RUPIAH_MAKS, zGram, zPersen, zRupiah, type Milligram, type Persen } from './units.ts'

interface Common {
  label: string
  /** No other row (of the shop, or of the chain) may hold the same value. The key is unique without saying so. */
  unique?: true
  /** false: not a column of the table on screen. */
  inList?: false
  /** false: not typed by staff; the server or another screen keeps it. */
  inForm?: false
  /** Typed once, when the row is made. The key is so without saying it. */
  readOnlyOnEdit?: true
  help?: string
}
// `default` given: the field may be left out, and is this (in the unit staff type: grams, percent). Absent: it must be filled.
interface TextField extends Common { kind: 'kode' | 'teks' | 'telepon' | 'digit'; default?: string; max?: number }
interface NumberField extends Common { kind: 'angka' | 'rupiah' | 'gram' | 'persen'; default?: number; min?: number; max?: number }
interface ChoiceField extends Common { kind: 'pilihan'; options: readonly [string, ...string[]]; default?: string }
interface SwitchField extends Common { kind: 'ya-tidak'; default: boolean }
/** The key of a row of another master: what that master's first list offers is what is accepted. */
interface RefField extends Common { kind: 'ref'; ref: AnyMaster; default?: null }

export type Kind = Field['kind']
export type Field = TextField | NumberField | ChoiceField | SwitchField | RefField

/** A stored value on its way out: never refused, whatever the form asks today. */
const replyOf = {
  kode: z.string(),
  teks: z.string(),
  telepon: z.string(),
  digit: z.string(),
  angka: z.int(),
  rupiah: zRupiah,
  gram: zGram,
  persen: zPersen,
  pilihan: z.string(),
  'ya-tidak': z.boolean(),
  ref: z.string(),
}

export type ReplySchema<F extends Field> = F extends { kind: 'ref'; default: null }
  ? z.ZodNullable<z.ZodString>
  : F extends { kind: 'pilihan'; options: infer O extends readonly string[] }
    ? z.ZodType<O[number], O[number]>
    : (typeof replyOf)[F['kind']]

export const replySchema = <F extends Field>(field: F): ReplySchema<F> =>
  (field.kind === 'ref' && field.default === null ? replyOf.ref.nullable() : replyOf[field.kind]) as ReplySchema<F>

const KODE = /^[A-Z0-9][A-Z0-9._-]*$/

/** What staff or a file may put into a field. */
function inputSchema(field: Field): z.ZodType {
  const texts = say(field.label)
  switch (field.kind) {
    case 'kode':
      return text(field, field.max ?? 20, KODE)
    case 'ref':
      return field.default === null ? text(field, 30, KODE).nullable() : text(field, 30, KODE)
    case 'teks':
      return text(field, field.max ?? 100, /^\P{Cc}*$/u)
    case 'telepon':
      return text(field, 20, /^(-|\+?[0-9]{8,15})$/)
    case 'digit':
      return text(field, field.max ?? 30, /^[0-9]{3,}$/)
    case 'angka':
      return z.int(texts).min(field.min ?? 0, texts).max(field.max ?? 1_000_000_000, texts)
    case 'rupiah':
      return z.int(texts).min(field.min ?? 0, texts).max(field.max ?? RUPIAH_MAKS, texts)
    case 'gram':
      return z.codec(decimal(field, 3, GRAM_MAKS), z.int(texts), { decode: gramToMilligram, encode: (mg) => milligramToGram(mg as Milligram) })
    case 'persen':
      return z.codec(decimal(field, 4, 100), z.int(texts), { decode: percentToPersen, encode: (p) => persenToPercent(p as Persen) })
    case 'pilihan':
      return z.enum(field.options, `${field.label} Harus Dipilih`)
    case 'ya-tidak':
      return z.boolean(texts)
  }
}

/** Printable, trimmed, upper-cased; an optional text that is left blank is its default. */
function text(field: TextField | RefField, max: number, pattern: RegExp): z.ZodString {
  const texts = say(field.label)
  return z.string(texts).trim().toUpperCase().overwrite((s) => s || (field.default ?? '')).min(1, texts).max(max, texts).regex(pattern, texts)
}

function decimal(field: NumberField, places: number, most: number): z.ZodNumber {
  const texts = say(field.label)
  return z.number(texts).min(field.min ?? 0, texts).max(field.max ?? most, texts).refine(fitsDecimals(places), `${field.label} Maksimal ${places} Desimal`)
}

/** Refusals in the manner of the specification: `{Label} Tidak Boleh Kosong`. */
const say = (label: string) => ({
  // One refusal a field: what is empty is not also "tidak valid".
  abort: true,
  error: ({ code, input, origin, minimum, maximum, expected }: Problem): string => {
    if (input === undefined || input === null || input === '') return `${label} Tidak Boleh Kosong`
    if (code === 'too_big') return `${label} ${origin === 'string' ? 'Terlalu Panjang' : `Maksimal ${maximum}`}`
    if (code === 'too_small') return `${label} ${minimum === 0 ? 'Tidak Boleh Negatif' : `Minimal ${minimum}`}`
    if (expected === 'int' && typeof input === 'number') return `${label} Harus Bilangan Bulat`
    return `${label} Tidak Valid`
  },
})
type Problem = Partial<Record<'code' | 'input' | 'origin' | 'minimum' | 'maximum' | 'expected', unknown>>

/** A new row: what may be left out has its default. */
export const createSchema = (field: Field): z.ZodType =>
  field.default === undefined ? inputSchema(field) : inputSchema(field).prefault(field.default as never)

/** An edit names only what it changes. */
export const editSchema = (field: Field): z.ZodType =>
  field.readOnlyOnEdit ? z.never(`${field.label} Tidak Bisa Diubah`).optional() : inputSchema(field).optional()

/** The key of a row as a part of an address: 'a1' → 'A1'. */
export const keySchema = (field: Field): z.ZodType<string, string> => inputSchema(field) as z.ZodType<string, string>
