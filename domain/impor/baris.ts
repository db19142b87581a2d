/** The rows of a table as typed values, by the columns that it may have: one row, one thing, or a part of one. */
import { createSchema } from '../master-field.ts'
import type { Field } from '../master-types.ts'
import { bacaJudul } from './judul.ts'
import { jelaskan } from './jelas.ts'
import type { Alasan } from './result.ts'
import { kenali, type Pilihan } from './sebutan.ts'
import { bacaSel, isKosong, type BarisTabel, type Sel, type Tabel } from './sel.ts'

export interface KolomBerkas {
  columns: Record<string, Field>
  /** Those that must be in the file: what no default can stand for. */
  wajib: readonly string[]
  /** Those that may be left blank, or '-': null then. */
  boleh_kosong: readonly string[]
}

export interface BarisTerbaca<Isi> {
  no: number
  /** What could be read of it. */
  isi: Partial<Isi>
  alasan: Alasan[]
}

/** What a column may name, for what the row says already; undefined: it names nothing, or that cannot be said. */
export type Sebutan<Isi> = (column: string, isi: Partial<Isi>) => readonly Pilihan[] | undefined

/** How to read the rows of a table, and which of its columns are not read. @throws Refusal when its headers are wrong */
export function pembacaBaris<Isi>(
  tabel: Tabel,
  { columns, boleh_kosong }: Pick<KolomBerkas, 'columns' | 'boleh_kosong'>,
  sebutan: Sebutan<Isi>,
): { tidak_dikenal: string[]; baca: (baris: BarisTabel) => BarisTerbaca<Isi> } {
  const { kolom, tidak_dikenal } = bacaJudul(columns, tabel)
  const schemas = Object.fromEntries(
    Object.entries(columns).map(([name, field]) => [name, createSchema(field)]),
  )
  const baca = ({ no, sel, salah }: BarisTabel): BarisTerbaca<Isi> => {
    if (salah) return { no, isi: {}, alasan: [{ column: '', alasan: salah }] }
    const isi: Record<string, unknown> = {}
    const alasan: Alasan[] = []
    for (const [name, field] of Object.entries(columns)) {
      const at = kolom.get(name)
      const cell = at === undefined ? undefined : sel[at]
      const read =
        boleh_kosong.includes(name) && (isKosong(cell) || cell === '-')
          ? { nilai: null }
          : bacaKolom(name, field, schemas[name]!, cell, sebutan(name, isi as Partial<Isi>))
      if ('nilai' in read) isi[name] = read.nilai
      else alasan.push(...read.salah.map((text) => ({ column: name, alasan: text })))
    }
    return { no, isi: isi as Partial<Isi>, alasan }
  }
  return { tidak_dikenal, baca }
}

function bacaKolom(
  name: string,
  field: Field,
  schema: ReturnType<typeof createSchema>,
  sel: Sel | undefined,
  pilihan: readonly Pilihan[] | undefined,
): { nilai: unknown } | { salah: string[] } {
  // A spreadsheet that takes a barcode for a number drops its leading zeros.
  const read = bacaSel(
    field,
    name === 'kode_barcode' && typeof sel === 'number' && Number.isSafeInteger(sel) && sel > 0
      ? String(sel).padStart(8, '0')
      : sel,
  )
  if ('salah' in read) return { salah: [jelaskan(field, sel, read.salah)] }
  const named =
    pilihan && typeof read.nilai === 'string' && read.nilai !== field.default
      ? kenali(field.label, read.nilai, pilihan)
      : undefined
  if (named && 'salah' in named) return { salah: [named.salah] }
  const result = schema.safeParse(named ? named.kode : read.nilai)
  return result.success
    ? { nilai: result.data }
    : { salah: result.error.issues.map((issue) => jelaskan(field, sel, issue.message)) }
}
