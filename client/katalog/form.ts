/** Between a row of a catalogue and the form that fills it. Pure. */
import { hashtagDari, masukan, type FieldKatalog, type GroupKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { formatNumber, formatGram } from '#domain/format.ts'
import type { Milligram } from '#domain/units.ts'
import { pictureFields, pictureFrom, type Picture } from './pictures.ts'
import { z } from 'zod'

/** Values of the form, by field: hashtags as they are typed, groups by code, pictures as a list. */
export type Entered = Record<string, unknown>

/** The fields of the form, in order; the key first where it is chosen. */
export const fieldOf = (
  { key, kunci, fields }: Katalog,
  baru: boolean,
): readonly (readonly [string, FieldKatalog])[] => [
  ...(kunci && baru ? [[key, kunci] as const] : []),
  ...Object.entries(fields),
]

export const emptyForm = (katalog: Katalog): Entered => ({
  ...Object.fromEntries(fieldOf(katalog, true).map(([name, field]) => [name, EMPTY[field.kind]])),
  ...(katalog.picture && { [pictureFields(katalog)]: [] }),
  tayang: true,
})

const EMPTY: { [K in FieldKatalog['kind']]: unknown } = {
  teks: '',
  url: '',
  warna: '',
  hp: '',
  hashtag: '',
  gram: null,
  rupiah: null,
  poin: null,
  pilihan: undefined,
  group: undefined,
  acuan: undefined,
  'daftar-group': [],
  'daftar-acuan': [],
}

export const formFrom = (katalog: Katalog, row: KatalogRow): Entered => ({
  ...Object.fromEntries(fieldOf(katalog, false).map(([name, field]) => [name, diForm(field, row[name])])),
  ...(katalog.picture && { [pictureFields(katalog)]: pictureFrom(katalog, row) }),
  tayang: row.tayang,
})

function diForm(field: FieldKatalog, value: unknown): unknown {
  switch (field.kind) {
    // An empty text is stored as a single blank.
    case 'teks':
      return String(value).trim()
    case 'hashtag':
      return (value as string[]).map((tag) => `#${tag}`).join(', ')
    case 'daftar-group':
      return (value as GroupKatalog[]).map(({ kode_group }) => kode_group)
    default:
      return value
  }
}

const dikirim = (field: FieldKatalog, value: unknown): unknown =>
  field.kind === 'hashtag' ? hashtagDari(String(value ?? '')) : (value ?? undefined)

/** Gives the error of a field's value, in the server's words. */
export function salahnya(field: FieldKatalog, value: unknown): string | undefined {
  const schema = masukan(field)
  const given = dikirim(field, value)
  const result = given === undefined ? schema.safeParse(undefined) : z.safeEncode(schema, given as never)
  return result.error?.issues[0]?.message
}

/** Builds the request from a filled form; its pictures are stored already. */
export const bodyDari = (katalog: Katalog, form: Entered, baru: boolean): Record<string, unknown> => ({
  ...Object.fromEntries(fieldOf(katalog, baru).map(([name, field]) => [name, dikirim(field, form[name])])),
  ...pictureBody(katalog, form),
  tayang: form['tayang'],
})

function pictureBody(katalog: Katalog, form: Entered): Record<string, unknown> {
  if (!katalog.picture) return {}
  const pictures = (form[pictureFields(katalog)] ?? []) as Picture[]
  if (katalog.picture.tetap) return { image_path: pictures[0]?.alamat ?? '' }
  if (katalog.picture.maks === 1)
    return { gambar_path: pictures[0]?.alamat ?? '', gambar_name: pictures[0]?.nama ?? '' }
  return { gambar_path: pictures.map(({ alamat }) => alamat), gambar_name: pictures.map(({ nama }) => nama) }
}

/** Writes the value of a row's field in words, such as the 2.350 of 'Berat: 2.350'. */
export function shownValue(field: FieldKatalog, value: unknown): string {
  if (field.kind === 'gram') return formatGram(value as Milligram)
  if (field.kind === 'rupiah' || field.kind === 'poin') return formatNumber(value as number)
  if (field.kind === 'pilihan') return field.options[String(value)] ?? String(value)
  return [diForm(field, value)].flat().join(', ')
}

const sama = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * An edit that was begun over `dulu`, which somebody else has made `kini` meanwhile: `content` is what the form takes over of that,
 * `berubah` says it in words. What was typed stays.
 */
export function susulan(
  katalog: Katalog,
  { dulu, kini }: { dulu: KatalogRow; kini: KatalogRow },
  form: Entered,
): { content: Entered; berubah: string[] } {
  const [was, is] = [formFrom(katalog, dulu), formFrom(katalog, kini)]
  const lain = Object.keys(is).filter((name) => !sama(was[name], is[name]))
  const words = (name: string): string => {
    const field = katalog.fields[name]
    if (name === 'tayang') return `Tayang: ${kini.tayang ? 'YA' : 'TIDAK'}`
    return field
      ? `${field.label}: ${shownValue(field, dulu[name])} → ${shownValue(field, kini[name])}`
      : 'Gambar: diganti'
  }
  return {
    berubah: lain.map(words),
    content: Object.fromEntries(
      lain.filter((name) => sama(form[name], was[name])).map((name) => [name, is[name]]),
    ),
  }
}
