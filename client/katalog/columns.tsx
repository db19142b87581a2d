/** The columns of a catalogue's table, from its fields: those of the specification, in its order (spec 002 §2). */
import type { ReactNode } from 'react'
import type { FieldKatalog, GroupKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { SPLASH_SCREEN } from '#domain/katalog/splashscreen.ts'
import { formatPersen } from '#domain/format.ts'
import type { CellKind, CellValue } from '#client/ui/cells.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { pictureFrom, rowAddress } from './pictures.ts'
import { RowPicture } from './RowPicture.tsx'

type Column = DataColumn<KatalogRow>

/** Every other kind is text. Prices are grouped without the word rupiah. */
const CELL: { [K in FieldKatalog['kind']]?: CellKind } = { gram: 'gram', rupiah: 'count', poin: 'count' }

export function katalogColumns(katalog: Katalog): Column[] {
  const { key, keyLabel, fields, picture } = katalog
  const listed = Object.entries(fields).filter(([, field]) => field.inList !== false)
  const at = listed.findIndex(([name]) => name === picture?.sebelum)
  const content = listed.map(([name, field]) => fieldColumn(name, field))
  const dengan = picture
    ? content.toSpliced(at < 0 ? content.length : at, 0, pictureColumn(katalog))
    : content
  return [{ key, title: keyLabel, value: (row) => readableKode(row[key]) }, ...dengan]
}

/** 'GUEST-1' is GUEST SLIDE 1; any other code is as it is. */
export const readableKode = (kode: unknown): string =>
  SPLASH_SCREEN[kode as keyof typeof SPLASH_SCREEN] ?? String(kode)

/** Names a row: its code, and its first text. */
export function rowName({ key, fields }: Katalog, row: KatalogRow): string {
  const text = Object.entries(fields).find(([, { kind }]) => kind === 'teks')
  const nama = text && String(row[text[0]]).trim().slice(0, 40)
  return nama ? `${readableKode(row[key])} ${nama}` : readableKode(row[key])
}

function fieldColumn(name: string, field: FieldKatalog): Column {
  const column: Column = {
    key: name,
    title: field.label,
    sort: false,
    ...(CELL[field.kind] && { kind: CELL[field.kind] }),
    value: (row) => nilai(name, field, row),
  }
  const gambaran = LUKIS[field.kind]
  return gambaran ? { ...column, render: (row) => gambaran(nilai(name, field, row)) } : column
}

function nilai(name: string, field: FieldKatalog, row: KatalogRow): CellValue {
  const value = row[name]
  switch (field.kind) {
    case 'pilihan':
      return field.options[String(value)] ?? String(value)
    case 'daftar-group':
      return (value as GroupKatalog[]).map((g) => `${g.nama_group} / ${formatPersen(g.kadar)}`).join('\n')
    // A description that was left blank says nothing; its code does.
    case 'daftar-acuan': {
      const codes = value as string[]
      const text = field.deskripsi ? (row[field.deskripsi] as string[]) : codes
      return codes.map((code, i) => text[i]?.trim() || code).join('\n')
    }
    case 'teks':
      return String(value).trim()
    default:
      return value as CellValue
  }
}

const Row = (text: CellValue): ReactNode =>
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
  'daftar-group': Row,
  'daftar-acuan': Row,
}

const pictureColumn = (katalog: Katalog): Column => ({
  key: 'gambar',
  title: 'Gambar',
  sort: false,
  value: (row) => rowAddress(katalog, row).join('\n'),
  render: (row) => (
    <RowPicture
      folder={katalog.picture!.folder}
      pictures={pictureFrom(katalog, row)}
      tayang={row.tayang}
      nama={rowName(katalog, row)}
    />
  ),
})

/** Beside the specification's: whether customers see it. In no file. */
export const tayangColumn = (render: (row: KatalogRow) => ReactNode): Column => ({
  key: 'tayang',
  title: 'Tayang',
  value: ({ tayang }) => tayang,
  sort: false,
  csv: false,
  render,
})
