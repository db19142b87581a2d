/** Between a row of a catalogue and the form that fills it. Pure. */
import { hashtagDari, masukan, type FieldKatalog, type GroupKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { formatAngka, formatGram } from '#domain/format.ts'
import type { Milligram } from '#domain/units.ts'
import { bidangGambar, gambarDari, type Gambar } from './pictures.ts'
import { z } from 'zod'

/** What stands in the form, by field: hashtags as they are typed, groups by code, pictures as a list. */
export type Isian = Record<string, unknown>

/** The fields of the form, in order; the key first where it is chosen. */
export const bidangBidang = (
  { key, kunci, fields }: Katalog,
  baru: boolean,
): readonly (readonly [string, FieldKatalog])[] => [
  ...(kunci && baru ? [[key, kunci] as const] : []),
  ...Object.entries(fields),
]

export const isianKosong = (katalog: Katalog): Isian => ({
  ...Object.fromEntries(bidangBidang(katalog, true).map(([name, field]) => [name, KOSONG[field.kind]])),
  ...(katalog.gambar && { [bidangGambar(katalog)]: [] }),
  tayang: true,
})

const KOSONG: { [K in FieldKatalog['kind']]: unknown } = {
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

export const isianDari = (katalog: Katalog, row: KatalogRow): Isian => ({
  ...Object.fromEntries(
    bidangBidang(katalog, false).map(([name, field]) => [name, diForm(field, row[name])]),
  ),
  ...(katalog.gambar && { [bidangGambar(katalog)]: gambarDari(katalog, row) }),
  tayang: row.tayang,
})

function diForm(field: FieldKatalog, value: unknown): unknown {
  switch (field.kind) {
    // Nothing is kept as one blank.
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

/** What is wrong with what stands in a field, in the server's words. */
export function salahnya(field: FieldKatalog, value: unknown): string | undefined {
  const schema = masukan(field)
  const given = dikirim(field, value)
  const result = given === undefined ? schema.safeParse(undefined) : z.safeEncode(schema, given as never)
  return result.error?.issues[0]?.message
}

/** What a filled form sends; its pictures are stored. */
export const bodyDari = (katalog: Katalog, isian: Isian, baru: boolean): Record<string, unknown> => ({
  ...Object.fromEntries(
    bidangBidang(katalog, baru).map(([name, field]) => [name, dikirim(field, isian[name])]),
  ),
  ...bodyGambar(katalog, isian),
  tayang: isian['tayang'],
})

function bodyGambar(katalog: Katalog, isian: Isian): Record<string, unknown> {
  if (!katalog.gambar) return {}
  const gambar = (isian[bidangGambar(katalog)] ?? []) as Gambar[]
  if (katalog.gambar.tetap) return { image_path: gambar[0]?.alamat ?? '' }
  if (katalog.gambar.maks === 1)
    return { gambar_path: gambar[0]?.alamat ?? '', gambar_name: gambar[0]?.nama ?? '' }
  return { gambar_path: gambar.map(({ alamat }) => alamat), gambar_name: gambar.map(({ nama }) => nama) }
}

/** What of a row one field is, in words: 'Berat: 2.350'. */
export function shownValue(field: FieldKatalog, value: unknown): string {
  if (field.kind === 'gram') return formatGram(value as Milligram)
  if (field.kind === 'rupiah' || field.kind === 'poin') return formatAngka(value as number)
  if (field.kind === 'pilihan') return field.options[String(value)] ?? String(value)
  return [diForm(field, value)].flat().join(', ')
}

const sama = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * An edit that was begun over `dulu`, which somebody else has made `kini` meanwhile: `isi` is what the form takes over of that,
 * `berubah` says it in words. What was typed stays.
 */
export function susulan(
  katalog: Katalog,
  { dulu, kini }: { dulu: KatalogRow; kini: KatalogRow },
  isian: Isian,
): { isi: Isian; berubah: string[] } {
  const [was, is] = [isianDari(katalog, dulu), isianDari(katalog, kini)]
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
    isi: Object.fromEntries(
      lain.filter((name) => sama(isian[name], was[name])).map((name) => [name, is[name]]),
    ),
  }
}
