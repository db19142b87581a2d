/**
 * The kinds of a master's fields. A kind alone decides type, check, text of refusal, form control, column format and
 * file format. A new kind is a line in `replyOf` and `inputSchema` here, and in client/masters/Control.tsx and columns.tsx.
 * 'ukuran' alone is not all: its unit is what another field of the row says (`fieldFor`).
 */
import { z } from 'zod'
import { GRAM_MAKS, RUPIAH_MAKS } from './limits.ts'
import type { Common, TextField, NumberField, RefField, Field } from './master-types.ts'
import { ejaTelepon } from './telepon.ts'
import { rapi, ONE_LINE } from './text.ts'
import {
  fitsDecimals,
  gramToMilligram,
  milligramToGram,
  percentToPersen,
  persenToPercent,
  zGram,
  zPersen,
  zRupiah,
  type Milligram,
  type Persen,
} from './units.ts'

/** A measure as the values of its row make it: rupiah, grams or a percent. Every other field as it is. */
export function fieldFor(field: Field, values: Readonly<Record<string, unknown>>): Field {
  if (field.kind !== 'ukuran') return field
  const { oleh, satuan, positive, maks, default: preset, ...rest } = field
  const first = Object.values(satuan)[0]!
  const kind = satuan[String(values[oleh])] ?? first
  // A default is meant in the first unit; nothing is nothing in any.
  const hasDefault = preset !== undefined && (kind === first || preset === 0)
  return {
    ...rest,
    kind,
    ...(hasDefault ? { default: preset } : {}),
    ...(positive ? { min: SMALLEST[kind] } : {}),
    ...(maks?.[kind] === undefined ? {} : { max: maks[kind] }),
  }
}
const SMALLEST = { rupiah: 1, gram: 0.001, persen: 0.0001 }

/** Tells whether a field has a meaning in a row with these values. */
export const counts = ({ when }: Field, values: Readonly<Record<string, unknown>>): boolean =>
  !when || values[when.field] === when.is

/** The choice that says the unit of a master's measures, where it has any. */
export const pengukur = (fields: Readonly<Record<string, Field>>): string | undefined =>
  Object.values(fields).find((f) => f.kind === 'ukuran')?.oleh

/** A stored value on its way out: never refused, whatever the form asks today. */
const replyOf = {
  kode: z.string(),
  teks: z.string(),
  telepon: z.string(),
  digit: z.string(),
  karat: z.string(),
  tanggal: z.string(),
  nomor: z.int(),
  ukuran: z.number(),
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
  (field.kind === 'ref' && field.default === null
    ? replyOf.ref.nullable()
    : replyOf[field.kind]) as ReplySchema<F>

const KODE = /^[A-Z0-9][A-Z0-9._-]*$/

/** Schema of the values that staff or a file may put into a field. */
function inputSchema(field: Field): z.ZodType {
  const texts = say(field)
  switch (field.kind) {
    case 'kode':
      return text(field, field.max ?? 20, KODE)
    case 'ref':
      return field.default === null ? text(field, 30, KODE).nullable() : text(field, 30, KODE)
    case 'teks':
      return text(field, field.max ?? 100, ONE_LINE)
    case 'telepon':
      return text(field, 20, /^(-|\+?[0-9]{8,15})$/, ejaTelepon)
    case 'digit':
      return text(field, field.max ?? 30, /^[0-9]{3,}$/)
    case 'karat':
      return text(field, field.max ?? 10, /^[0-9][0-9.]*K?$/)
    case 'tanggal':
      return z.iso.date(texts)
    case 'nomor':
      return z.string(texts).regex(/^[1-9][0-9]{0,14}$/, texts)
    case 'ukuran':
      return inputSchema(fieldFor(field, {}))
    case 'angka':
      return z
        .int(texts)
        .min(field.min ?? 0, texts)
        .max(field.max ?? 1_000_000_000, texts)
    case 'rupiah':
      return z
        .int(texts)
        .min(field.min ?? 0, texts)
        .max(field.max ?? RUPIAH_MAKS, texts)
    case 'gram':
      return z.codec(decimal(field, 3, GRAM_MAKS), z.int(texts), {
        decode: gramToMilligram,
        encode: (mg) => milligramToGram(mg as Milligram),
      })
    case 'persen':
      return z.codec(decimal(field, 4, 100), z.int(texts), {
        decode: percentToPersen,
        encode: (p) => persenToPercent(p as Persen),
      })
    case 'pilihan':
      return z.enum(field.options, `${field.label} Harus Dipilih`)
    case 'ya-tidak':
      return z.boolean(texts)
  }
}

/** Printable, tidied, upper-cased; an optional text that is left blank is its default. */
function text(field: TextField | RefField, max: number, pattern: RegExp, write = rapi): z.ZodString {
  const texts = say(field)
  return z
    .string(texts)
    .overwrite(write)
    .toUpperCase()
    .overwrite((s) => s || (field.default ?? ''))
    .min(1, texts)
    .max(max, texts)
    .regex(pattern, texts)
}

function decimal(field: NumberField, places: number, most: number): z.ZodNumber {
  const texts = say(field)
  return z
    .number(texts)
    .min(field.min ?? 0, texts)
    .max(field.max ?? most, texts)
    .refine(fitsDecimals(places), `${field.label} Maksimal ${places} Desimal`)
}

/** Refusals in the manner of the specification: `{Label} Tidak Boleh Kosong`. */
const say = ({ label, empty }: Common) => ({
  // A field gets only one refusal: an empty value is not also "tidak valid".
  abort: true,
  error: ({ code, input, origin, minimum, maximum, expected }: Problem): string => {
    if (input === undefined || input === null || input === '') return empty ?? `${label} Tidak Boleh Kosong`
    if (code === 'too_big')
      return `${label} ${origin === 'string' ? 'Terlalu Panjang' : `Maksimal ${maximum}`}`
    if (code === 'too_small')
      return `${label} ${minimum === 0 ? 'Tidak Boleh Negatif' : `Minimal ${minimum}`}`
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
  field.readOnlyOnEdit
    ? z.never(`${field.label} Tidak Bisa Diubah`).optional()
    : inputSchema(field).optional()

/** The key of a row as a part of an address: 'a1' → 'A1'. */
export const keySchema = (field: Field): z.ZodType<string, string> =>
  inputSchema(field) as z.ZodType<string, string>
