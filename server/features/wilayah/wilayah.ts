/**
 * The regions of Indonesia, read from the files of idn-area-data and never copied into the database
 * (docs/decisions/07-wilayah.md): 84,000 lines sorted by kode, kept as text, in which the children of a region stand together.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { TingkatWilayah } from '#domain/calls/wilayah.ts'
import { Cache } from '../../process/cache.ts'

export interface Wilayah {
  kode: string
  /** In capitals, as addresses are written here. */
  nama: string
}

const FILES: Record<TingkatWilayah, string> = {
  provinsi: 'provinces',
  kota: 'regencies',
  kecamatan: 'districts',
  kelurahan: 'villages',
}
const { resolve } = createRequire(import.meta.url)

const texts = new Cache<string>()

/** Read once, when first asked for. */
const textOf = (tingkat: TingkatWilayah): Promise<string> =>
  texts.of(tingkat, () => readFile(resolve(`idn-area-data/data/${FILES[tingkat]}.csv`), 'utf8'))

/** Regions of a level in the region `induk`; all of them without one. By name, each name once. */
export async function wilayah(tingkat: TingkatWilayah, induk?: string): Promise<Wilayah[]> {
  const text = await textOf(tingkat)
  const lines = (induk === undefined ? text.slice(text.indexOf('\n') + 1) : berawalan(text, `${induk}.`))
    .split('\n')
    .filter((line) => line !== '')
  const unique = new Map(lines.map(read).map((w) => [w.nama, w]))
  return [...unique.values()].sort((a, b) => (a.nama < b.nama ? -1 : 1))
}

/** The lines that begin so, which stand together. */
function berawalan(text: string, awal: string): string {
  const from = text.indexOf(`\n${awal}`)
  if (from < 0) return ''
  const end = text.indexOf('\n', text.lastIndexOf(`\n${awal}`) + 1)
  return text.slice(from + 1, end < 0 ? undefined : end)
}

/** 'kode,kode of what it lies in,name'; a province lies in nothing. The files write the glottal stop (Ra'as) as a quotation mark. */
function read(line: string): Wilayah {
  const [kode = '', ...rest] = line.trimEnd().split(',')
  return { kode, nama: rest.at(-1)!.replaceAll('"', "'").toUpperCase() }
}
