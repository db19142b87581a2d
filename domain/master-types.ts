/** Definition of a master: its fields, the operations of staff on its rows, and the calls of its screen. */
import type { z } from 'zod'
import type { CallDefinition, May } from './call.ts'
import type { ImporResult, Jumlah } from './impor/result.ts'
import type { MenuPath } from './menus.ts'

export interface Common {
  label: string
  /** No other row (of the shop, or of the chain) may hold the same value. The key is unique without saying so. */
  unique?: true
  /** false: not a column of the table on screen. */
  inList?: false
  /** false: not typed by staff; the server or another screen keeps it. */
  inForm?: false
  /** Typed once, when the row is made. The key is so without saying it. */
  readOnlyOnEdit?: true
  /** The field with which the range begins that this one ends: this one is never less. */
  from?: string
  /** The field counts only while that choice is this option; otherwise it has its default. */
  when?: { field: string; is: string }
  /** Message for an empty value, when the specification words it differently. */
  empty?: string
  help?: string
}

// `default` given: the field may be left out, and is this (in the unit staff type: grams, percent). Absent: it must be filled.
export interface TextField extends Common {
  kind: 'kode' | 'teks' | 'telepon' | 'digit' | 'karat'
  default?: string
  max?: number
}

interface DateField extends Common {
  kind: 'tanggal'
  default?: string
}

/** A number that the database gives: the key of rows that have no code. */
interface NomorField extends Common {
  kind: 'nomor'
  inForm: false
  default?: undefined
}

export interface NumberField extends Common {
  kind: 'angka' | 'rupiah' | 'gram' | 'persen'
  default?: number
  min?: number
  max?: number
}

/** A number whose unit is what the choice `oleh` says: rupiah, grams or a percent. A master has at most one such choice. */
interface MeasureField extends Common {
  kind: 'ukuran'
  oleh: string
  satuan: Readonly<Record<string, 'rupiah' | 'gram' | 'persen'>>
  /** The largest of a unit, where it is less than what anything of that unit may be. */
  maks?: Partial<Record<'rupiah' | 'gram' | 'persen', number>>
  default?: number
  positive?: true
}

/** `offered`: what a form offers, when a row may hold more; `captions`: what stands beside an option. */
interface ChoiceField extends Common {
  kind: 'pilihan'
  options: readonly [string, ...string[]]
  offered?: readonly string[]
  captions?: Readonly<Record<string, string>>
  default?: string
}

interface SwitchField extends Common {
  kind: 'ya-tidak'
  default: boolean
}

/** The key of a row of another master: what that master's first list offers is what is accepted, and `also`. */
export interface RefField extends Common {
  kind: 'ref'
  ref: AnyMaster
  also?: readonly string[]
  /** The row it names may be deactivated all the same: this one says something about it, and does not need it. */
  lepas?: true
  default?: null | string
}

export type Kind = Field['kind']

export type Field =
  | TextField
  | DateField
  | NomorField
  | NumberField
  | MeasureField
  | ChoiceField
  | SwitchField
  | RefField

export type Fields = Record<string, Field>

/** A load call: the active rows that match `where`, and the parameters of its path. */
export interface List<F extends Fields = Fields> {
  path: string
  where?: { [K in keyof F]?: unknown }
}

/** Operations of staff on the rows of a screen. */
export type Operation =
  | 'page'
  | 'export'
  | 'create'
  | 'edit'
  | 'remove'
  | 'reactivate'
  | 'xlsx'
  | 'csv'
  | 'template'
  | 'check'
  | 'mistakes'
  | 'apply'

export interface MasterDefinition<F extends Fields, L extends Record<string, List<F>>> {
  name: string
  /** In titles and texts: 'Sales' makes 'Tambah Sales'. */
  title: string
  table: string
  /** `toko`: each shop has its own rows. `chain`: every shop the same. */
  scope: 'toko' | 'chain'
  /** The field that names a row; it never changes. */
  key: keyof F & string
  /** The field shown beside the key in pickers. */
  caption: keyof F & string
  /** The field that marks rows which the product itself relies on: staff may not change them. */
  reserved?: keyof F & string
  /** Active rows that agree in `per` never share a value from `from` to `to`. */
  noOverlap?: { per: readonly (keyof F & string)[]; from: keyof F & string; to: keyof F & string }
  /** Without any the shop cannot work: the last active row stays. */
  keepOne?: true
  /** The screen. Without it only the lists exist. */
  menu?: MenuPath
  /** First part of its paths: `{entity}`, `{entity}/{code}`, `{entity}/daftar`, `{entity}/reactive/by-kode-x/{code}`. */
  entity: string
  /** Paths the specification words otherwise; null: the operation is not offered. */
  paths?: { [O in Operation]?: string | null }
  /** The load calls, at the specification's paths; the first is the one a picker offers. */
  lists: L
  fields: F
}

/** Any master, where only its data matters: the generic router, screen and tests. */
export interface AnyMaster extends Omit<
  MasterDefinition<Fields, Record<string, List>>,
  'key' | 'caption' | 'reserved' | 'noOverlap'
> {
  key: string
  caption: string
  reserved?: string
  noOverlap?: { per: readonly string[]; from: string; to: string }
  row: z.ZodObject
  calls: Record<string, CallDefinition>
  screen: ScreenCalls
}

export type Values = Record<string, unknown>

/** `versi` changes with every update of the row. */
export type ScreenRow = Values & { status_aktif: boolean; versi: string }

export interface Search {
  /** Any part of any column that holds text. */
  cari: string
  urut: string
  arah: 'ASC' | 'DESC'
  status: 'SEMUA' | 'AKTIF' | 'DELETED'
}

export interface PageOf extends Search {
  halaman: number
  ukuran: number
}

type Reads<Q, R> = CallDefinition & {
  may: Exclude<May, string>
  query: z.ZodType<Q, Partial<Q>>
  reply: z.ZodType<R, R>
}

type Writes<P extends string, R = ScreenRow> = CallDefinition & {
  may: Exclude<May, string>
  path: P
  reply: z.ZodType<R, R>
}

type Body = { body: z.ZodType<Values, Values> }

type OfRow = `${string}{code}`

interface Sent {
  berkas: string
}
interface Seen {
  sidik: string
  setuju?: boolean | undefined
}

/** The calls of the screen, for each operation the master offers. */
export interface ScreenCalls {
  page?: Reads<PageOf, { rows: ScreenRow[]; jumlah: number }>
  export?: Reads<Search, Values[]>
  /** The same as a file; staff take it away, change it, and give it back. */
  xlsx?: Reads<Search, unknown>
  csv?: Reads<Search, unknown>
  /** An empty file to fill: the headers and one example. */
  template?: CallDefinition & { may: Exclude<May, string>; reply: z.ZodUnknown }
  /** Tells row by row what a file would do; writes nothing. */
  check?: Writes<string, ImporResult> & { body: z.ZodType<Sent, Sent> }
  /** The file given back, with what is wrong in each row. */
  mistakes?: CallDefinition & {
    may: Exclude<May, string>
    body: z.ZodType<Sent, Sent>
    reply: z.ZodUnknown
  }
  /** Does it, all or nothing. */
  apply?: Writes<string, Jumlah> & { body: z.ZodType<Sent & Seen, Sent & Seen> }
  create?: Writes<string> & Body
  edit?: Writes<OfRow> & Body
  remove?: Writes<OfRow>
  reactivate?: Writes<OfRow>
}
