/** The columns of a catalogue's table, from its fields: those of the specification, in its order (spec 002 §2). */
import type { ReactNode } from 'react'
import type { FieldKatalog, GroupKatalog } from '#domain/katalog-field.ts'
import type { BarisKatalog, Katalog } from '#domain/katalog.ts'
import { LAYAR_SPLASH } from '#domain/katalog/splashscreen.ts'
import { formatPersen } from '#domain/format.ts'
import type { CellKind, CellValue } from '#client/ui/cells.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { gambarDari, alamatBaris } from './gambar.ts'
import { GambarBaris } from './GambarBaris.tsx'

type Kolom = DataColumn<BarisKatalog>

/** Every other kind is text. Prices are grouped without the word rupiah. */
const CELL: { [K in FieldKatalog['kind']]?: CellKind } = { gram: 'gram', rupiah: 'count', poin: 'count' }

export function kolomKatalog(katalog: Katalog): Kolom[] {
  const { key, keyLabel, fields, gambar } = katalog
  const listed = Object.entries(fields).filter(([, field]) => field.inList !== false)
  const at = listed.findIndex(([name]) => name === gambar?.sebelum)
  const isi = listed.map(([name, field]) => kolomBidang(name, field))
  const dengan = gambar ? isi.toSpliced(at < 0 ? isi.length : at, 0, kolomGambar(katalog)) : isi
  return [{ key, title: keyLabel, value: (row) => kodeTerbaca(row[key]) }, ...dengan]
}

/** 'GUEST-1' is GUEST SLIDE 1; any other code is as it is. */
export const kodeTerbaca = (kode: unknown): string =>
  LAYAR_SPLASH[kode as keyof typeof LAYAR_SPLASH] ?? String(kode)

/** What a row is called beside its code: its first text. */
export function namaBaris({ key, fields }: Katalog, row: BarisKatalog): string {
  const teks = Object.entries(fields).find(([, { kind }]) => kind === 'teks')
  const nama = teks && String(row[teks[0]]).trim().slice(0, 40)
  return nama ? `${kodeTerbaca(row[key])} ${nama}` : kodeTerbaca(row[key])
}

function kolomBidang(name: string, field: FieldKatalog): Kolom {
  const kolom: Kolom = {
    key: name,
    title: field.label,
    sort: false,
    ...(CELL[field.kind] && { kind: CELL[field.kind] }),
    value: (row) => nilai(name, field, row),
  }
  const gambaran = LUKIS[field.kind]
  return gambaran ? { ...kolom, render: (row) => gambaran(nilai(name, field, row)) } : kolom
}

function nilai(name: string, field: FieldKatalog, row: BarisKatalog): CellValue {
  const value = row[name]
  switch (field.kind) {
    case 'pilihan':
      return field.options[String(value)] ?? String(value)
    case 'daftar-group':
      return (value as GroupKatalog[]).map((g) => `${g.nama_group} / ${formatPersen(g.kadar)}`).join('\n')
    // A description that was left blank says nothing; its code does.
    case 'daftar-acuan': {
      const codes = value as string[]
      const teks = field.deskripsi ? (row[field.deskripsi] as string[]) : codes
      return codes.map((code, i) => teks[i]?.trim() || code).join('\n')
    }
    case 'teks':
      return String(value).trim()
    default:
      return value as CellValue
  }
}

const Baris = (text: CellValue): ReactNode =>
  text ? (
    <ul className="katalog-daftar">
      {String(text)
        .split('\n')
        .map((line, i) => (
          <li key={i} title={line}>
            {line}
          </li>
        ))}
    </ul>
  ) : (
    '-'
  )

const LUKIS: { [K in FieldKatalog['kind']]?: (value: CellValue) => ReactNode } = {
  warna: (value) => (
    <span className="katalog-warna">
      <span className="katalog-contoh" style={{ background: String(value) }} aria-hidden="true" />
      {String(value)}
    </span>
  ),
  teks: (value) => <span className="katalog-teks">{String(value)}</span>,
  'daftar-group': Baris,
  'daftar-acuan': Baris,
}

const kolomGambar = (katalog: Katalog): Kolom => ({
  key: 'gambar',
  title: 'Gambar',
  sort: false,
  value: (row) => alamatBaris(katalog, row).join('\n'),
  render: (row) => (
    <GambarBaris
      folder={katalog.gambar!.folder}
      gambar={gambarDari(katalog, row)}
      tayang={row.tayang}
      nama={namaBaris(katalog, row)}
    />
  ),
})

/** Beside the specification's: whether customers see it. In no file. */
export const kolomTayang = (render: (row: BarisKatalog) => ReactNode): Kolom => ({
  key: 'tayang',
  title: 'Tayang',
  value: ({ tayang }) => tayang,
  sort: false,
  csv: false,
  render,
})
