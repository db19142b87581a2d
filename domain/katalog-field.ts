/**
 * The kinds of a catalogue's fields. A kind alone decides what is accepted, with which words it is refused, and how it is
 * answered; the form's control and the table's cell follow it (client/katalog). Unlike a master's, its texts keep small
 * letters and quotes: customers read them.
 */
import { z } from 'zod'
import { GRAM_MAKS, POIN_MAKS, RUPIAH_MAKS } from './limits.ts'
import { ejaTelepon } from './telepon.ts'
import { rapi, rapiTerbit, ONE_LINE } from './text.ts'
import {
  fitsDecimals,
  gramToMilligram,
  milligramToGram,
  zGram,
  zPersen,
  zRupiah,
  type Milligram,
} from './units.ts'

interface Common {
  label: string
  /** Message for an empty value, when it is not `{Label} Tidak Boleh Kosong`. */
  empty?: string
  /** Not a column of the table. */
  inList?: false
  help?: string
}

export type FieldKatalog = Common &
  (
    | {
        kind: 'teks'
        max?: number
        /** Left blank it is one blank, as the specification sends it (002 §5). */
        opsional?: true
        /** No other row has it. */
        unik?: true
      }
    | { kind: 'url' | 'warna' | 'gram' | 'rupiah' | 'poin' }
    /** A phone for WhatsApp in its one spelling; `pendek` when it has fewer than eleven signs. */
    | { kind: 'hp'; pendek: string; unik?: true }
    /** Typed with #, kept without (002 §5). */
    | { kind: 'hashtag' }
    | { kind: 'pilihan'; options: Readonly<Record<string, string>> }
    /** A group of the chain, or several of which each stands in one row only. */
    | { kind: 'group' }
    | { kind: 'daftar-group' }
    /** A row of another catalogue; several of another. */
    | { kind: 'acuan' | 'daftar-acuan'; katalog: string; deskripsi?: string }
  )
export type KindKatalog = FieldKatalog['kind']
export type FieldsKatalog = Readonly<Record<string, FieldKatalog>>

const KODE = /^[A-Z0-9][A-Z0-9._-]{0,19}$/
const zKode = z.string().overwrite(rapi).toUpperCase().regex(KODE)
/** More than a catalogue has use for. */
const MAX_LIST = 100
const HASHTAG_MAKS = 30

/** Schema of the values that staff may put into a field. */
export function masukan(field: FieldKatalog): z.ZodType {
  const { label, empty = `${label} Tidak Boleh Kosong` } = field
  const tidakValid = `${label} Tidak Valid`
  const say = {
    error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? empty : tidakValid),
  }
  const text = (max: number) =>
    z.string(say).overwrite(rapiTerbit).max(max, `${label} Terlalu Panjang`).regex(ONE_LINE, tidakValid)
  switch (field.kind) {
    case 'teks':
      return field.opsional
        ? text(field.max ?? 500)
            .overwrite((s) => s || ' ')
            .default(' ')
        : text(field.max ?? 200).min(1, empty)
    case 'url':
      return text(500)
        .min(1, empty)
        .refine((s) => s === '' || AWAL_ALAMAT.test(s), `${label} Diawali http:// Atau https://`)
        .refine((s) => !AWAL_ALAMAT.test(s) || ALAMAT.test(s), tidakValid)
    case 'warna':
      return z
        .string(say)
        .overwrite(rapi)
        .toUpperCase()
        .min(1, empty)
        .regex(/^(#[0-9A-F]{6})?$/, `${label} Harus #RRGGBB`)
    case 'gram':
      return z.codec(
        z
          .number(say)
          .gt(0, `${label} Harus Lebih Dari 0`)
          .max(GRAM_MAKS, `${label} Terlalu Besar`)
          .refine(fitsDecimals(3), `${label} Maksimal 3 Desimal`),
        z.int(),
        { decode: gramToMilligram, encode: (mg) => milligramToGram(mg as Milligram) },
      )
    case 'rupiah':
      return z.int(say).gt(0, `${label} Harus Lebih Dari 0`).max(RUPIAH_MAKS, `${label} Terlalu Besar`)
    case 'poin':
      return z.int(say).min(0, `${label} Tidak Boleh Negatif`).max(POIN_MAKS, `${label} Terlalu Besar`)
    case 'hp':
      return z
        .string(say)
        .overwrite(ejaTelepon)
        .min(1, empty)
        .regex(/^\+?\d*$/, tidakValid)
        .refine((s) => s === '' || s.length >= 11, field.pendek)
        .refine((s) => s.replace('+', '').length <= 15, tidakValid)
        .max(16, tidakValid)
    case 'hashtag':
      return z
        .array(text(50).overwrite(withoutHash).min(1, tidakValid), say)
        .max(HASHTAG_MAKS, `${label} Terlalu Banyak`)
        .overwrite((tags) => [...new Set(tags)])
        .default([])
    case 'pilihan':
      return z.enum(Object.keys(field.options) as [string], `${label} Harus Dipilih`)
    case 'group':
    case 'acuan':
      return z.string(say).overwrite(rapi).toUpperCase().min(1, empty).regex(KODE, tidakValid)
    case 'daftar-group':
      return kodeKode(label, empty).min(1, empty)
    case 'daftar-acuan':
      return kodeKode(label).default([])
  }
}

const kodeKode = (label: string, empty = `${label} Tidak Valid`) =>
  z
    .array(zKode, {
      error: ({ input }: { input?: unknown }) =>
        input === undefined || input === null ? empty : `${label} Tidak Valid`,
    })
    .max(MAX_LIST, `${label} Terlalu Banyak`)
    .overwrite((codes) => [...new Set(codes)])

/** '#emas, # cincin' → ['emas', 'cincin']. */
export const hashtagDari = (text: string): string[] => [
  ...new Set(text.split(',').map(withoutHash).filter(Boolean)),
]
const withoutHash = (s: string): string => s.replaceAll('#', '').trim()

/** Only what a browser opens as a page: no javascript:, no data:. */
const AWAL_ALAMAT = /^https?:\/\//i
/** A server and what follows it: no name before an @ that makes one look like another. */
const ALAMAT = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#]\S*)?$/i

const zGroupKatalog = z.object({ kode_group: z.string(), nama_group: z.string(), kadar: zPersen })
export type GroupKatalog = z.output<typeof zGroupKatalog>

/** A stored value on its way out: never refused. */
export const output = (field: FieldKatalog): z.ZodType =>
  ({
    teks: z.string(),
    url: z.string(),
    warna: z.string(),
    gram: zGram,
    rupiah: zRupiah,
    poin: z.int(),
    hp: z.string(),
    hashtag: z.array(z.string()),
    pilihan: z.string(),
    group: z.string(),
    'daftar-group': z.array(zGroupKatalog),
    acuan: z.string(),
    'daftar-acuan': z.array(z.string()),
  })[field.kind]
