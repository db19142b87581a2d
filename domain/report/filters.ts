/** The pieces report filters are made of. A filter is one field of the request and one field of the form. */
import { z } from 'zod'
import type { CallDefinition } from '../call.ts'
import { listToko } from '../calls/sesi.ts'
import { errors } from '../errors.ts'
import type { AnyMaster } from '../master-types.ts'
import { rapi } from '../text.ts'
import { selisihHari, tambahHari, tanggalSystem, type TanggalSystem } from '../units.ts'

interface Base<S extends z.ZodType> {
  label: string
  /** As it arrives in the request. */
  schema: S
}
/** A day; a pair marked awal and akhir is the period of the report. The form opens on today. */
export interface TanggalFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'tanggal'
  batas?: 'awal' | 'akhir'
}
/** A month, yyyy-MM; a pair is a period of whole months. The form opens on the current one. */
export interface BulanFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'bulan'
  batas: 'awal' | 'akhir'
}
/** A choice of a few fixed values. */
export interface ChoiceFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'pilihan'
  options: readonly string[]
  /** Words shown for a value, where the value alone is not clear. */
  sebutan?: Readonly<Record<string, string>>
}
/** An entry of a list that the shop keeps, or ALL. */
export interface KodeFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'kode'
  daftar: List
  /** Of a list of shops, what ALL means there: the own one, or every shop for who works in any. Else it is all of them; of `lain`, but the own one. */
  toko?: 'sendiri' | 'rantai' | 'lain'
  /** First value in the form when an entry must be chosen; if it is removed, it is asked for again. */
  awal?: string
  /** An entry must be chosen: ALL is not offered. */
  satu?: true
}
/** A number out of those that a call returns for other filters; a message says when they have arrived. */
export interface NomorFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'nomor'
  nomor: {
    call: CallDefinition
    /** The filters it is asked with. */
    isi: readonly string[]
    value: string
    /** Messages: the numbers have arrived, there are none, or the call failed. */
    kata?: { ada: string; kosong: string; gagal: string }
    /** The choice may stay empty: then all numbers are asked for. */
    semua?: true
  }
}
/** A part of a text, in capitals; empty asks for all. */
export interface TextFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'teks'
}
/** A member by code, found by name, phone or address; empty asks for all. */
export interface MemberFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'member'
}
/** A whole number; 0 asks for all. */
export interface NumberFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'angka'
}
/** Source of the entries: a call, the field that is sent, and the field shown beside it. */
export interface List {
  call: CallDefinition
  value: string
  caption: string
}
export type Filter<S extends z.ZodType = z.ZodType> =
  | TanggalFilter<S>
  | BulanFilter<S>
  | ChoiceFilter<S>
  | KodeFilter<S>
  | TextFilter<S>
  | MemberFilter<S>
  | NumberFilter<S>
  | NomorFilter<S>
export type Filters = Record<string, Filter>
export type FilterValues<F extends Filters> = { [K in keyof F]: z.output<F[K]['schema']> }

export const ALL = 'ALL'
/** Words shown for a value: ALL is SEMUA (spec 001 §2.3), a group is a kategori in the stock reports (DOMAIN §I-37). */
const LABEL: Record<string, string> = {
  [ALL]: 'SEMUA',
  KODE_GROUP: 'KATEGORI',
  KODE_DEPT: 'JENIS',
  NO_TAMBAH: 'NO TAMBAH',
}
export const optionLabel = (option: string): string => LABEL[option] ?? option
/** The same of any filter: what was left empty asks for all. */
export const filterLabel = (filter: Filter, value: string): string =>
  (filter.kind === 'pilihan' ? filter.sebutan?.[value] : undefined) ??
  // A value checked as a number has become a number by now.
  optionLabel(value === '' || (filter.kind === 'angka' && Number(value) === 0) ? ALL : String(value))

/** Longest period, both days included: the length of a leap year. */
export const HARI_MAKS = 366

const emptyOr =
  (label: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null || input === ''
      ? `${label} Tidak Boleh Kosong`
      : `${label} Tidak Valid`

/** Left out, it is refused in the specification's words: 'Tanggal Awal Tidak Boleh Kosong', 'Tanggal Akhir Tidak Boleh Kosong', 'Tanggal Tidak Boleh Kosong'. */
export const tanggal = <B extends 'awal' | 'akhir' | undefined = undefined>(label: string, limit?: B) => ({
  kind: 'tanggal' as const,
  label,
  ...(limit ? { batas: limit } : {}),
  schema: z.iso.date({ error: emptyOr(label) }).brand<'TanggalSystem'>(),
})

/** From and to under the specification's names, which differ from report to report. */
export const periode = <A extends string = 'tgl_awal', B extends string = 'tgl_akhir'>(
  awal = 'tgl_awal' as A,
  akhir = 'tgl_akhir' as B,
) =>
  ({ [awal]: tanggal('Tanggal Awal', 'awal'), [akhir]: tanggal('Tanggal Akhir', 'akhir') }) as Record<
    A | B,
    ReturnType<typeof tanggal>
  >

const bulan = (label: string, limit: 'awal' | 'akhir') => ({
  kind: 'bulan' as const,
  label,
  batas: limit,
  schema: z.string({ error: emptyOr(label) }).regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: emptyOr(label) }),
})

/** From and to in months. */
export const periodeBulan = <A extends string, B extends string>(awal: A, akhir: B) =>
  ({ [awal]: bulan('Tanggal Awal', 'awal'), [akhir]: bulan('Tanggal Akhir', 'akhir') }) as Record<
    A | B,
    ReturnType<typeof bulan>
  >

/** The first option is what is meant when the request says nothing. */
export const choice = <const O extends readonly [string, ...string[]]>(label: string, options: O) => ({
  kind: 'pilihan' as const,
  label,
  options,
  schema: z.enum(options as unknown as { [K in O[number]]: K }).default(options[0] as never),
})

/**
 * A choice of a few fixed values with names of their own. The first, which may be empty, applies when the request says
 * nothing.
 */
export const namedChoices = <const S extends Readonly<Record<string, string>>>(label: string, sebutan: S) => {
  const options = Object.keys(sebutan) as [keyof S & string, ...(keyof S & string)[]]
  return {
    kind: 'pilihan' as const,
    label,
    options,
    sebutan,
    schema: z.enum(options, { error: `${label} Tidak Valid` }).default(options[0] as never),
  }
}

/** A choice that must be made: 'Type Laporan Tidak Boleh Kosong', 'Type Tidak Boleh Kosong', or the report's own text `empty`. */
export const requiredChoice = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  empty = `${label} Tidak Boleh Kosong`,
) => ({
  kind: 'pilihan' as const,
  label,
  options,
  schema: z.enum(options as unknown as { [K in O[number]]: K }, {
    error: ({ input }) => (input ? `${label} Tidak Valid` : empty),
  }),
})

export const typeLaporan = requiredChoice('Type Laporan', ['REKAP', 'DETAIL'])

export const texts = (label: string) => ({
  kind: 'teks' as const,
  label,
  schema: z.string().overwrite(rapi).toUpperCase().max(60, `${label} Terlalu Panjang`).default(''),
})

export const member = (label: string) => ({ ...texts(label), kind: 'member' as const })

export const number = (label: string) => ({
  kind: 'angka' as const,
  label,
  // A form and a query carry it as text.
  schema: z
    .union([z.int().min(0).max(9_999), z.string().regex(/^\d{1,4}$/)], { error: `${label} Tidak Valid` })
    .default('0'),
})

export const kode = (label: string, list: List) => ({
  kind: 'kode' as const,
  label,
  daftar: list,
  schema: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, `${label} Tidak Boleh Kosong`)
    .max(60, `${label} Terlalu Panjang`)
    .default(ALL),
})
const TOKO: List = { call: listToko, value: 'kode_toko', caption: 'nama_toko' }
/** A shop of the chain; whose rows may be seen is for the server to say (server/rantai/all-toko.ts). */
export const kodeToko = (toko?: 'sendiri' | 'rantai') => ({
  ...kode('Toko', TOKO),
  ...(toko && { toko }),
})

/** A period and a shop: the own one, or every shop for who works in any. */
export const periodeDanToko = () => ({ ...periode('tgl_from', 'tgl_to'), kode_toko: kodeToko('rantai') })

/** An entry that must be chosen, ALL among them; until then the report says `empty`. */
export const kodeWajib = (label: string, list: List, empty: string, awal?: string) => ({
  kind: 'kode' as const,
  label,
  daftar: list,
  ...(awal === undefined ? {} : { awal }),
  schema: z
    .string({
      error: ({ input }) => (input === undefined || input === null ? empty : `${label} Tidak Valid`),
    })
    .overwrite(rapi)
    .toUpperCase()
    .min(1, empty)
    .max(60, `${label} Terlalu Panjang`),
})

/** Filter for another shop of the chain; without a shop the report says `empty`. */
export const cabangWajib = (label: string, empty: string) => ({
  ...kodeWajib(label, TOKO, empty),
  toko: 'lain' as const,
  satu: true as const,
})
/** Filter for another shop of the chain, or all of them. */
export const cabang = (label: string) => ({ ...kode(label, TOKO), toko: 'lain' as const })

export const nomor = (label: string, dari: NomorFilter['nomor']) => ({
  kind: 'nomor' as const,
  label,
  nomor: dari,
  schema: z
    .string(`${label} Harus Dipilih`)
    .overwrite(rapi)
    .toUpperCase()
    .min(1, `${label} Harus Dipilih`)
    .max(30, `${label} Terlalu Panjang`),
})
/** Filter for one of the numbers, or ALL. */
export const nomorOrAll = (label: string, dari: NomorFilter['nomor']) => {
  const { schema, ...filter } = nomor(label, { ...dari, semua: true })
  return { ...filter, schema: schema.default(ALL) }
}

/** The entries of a master's first list, by its key unless another field is named. */
export const masterList = (master: AnyMaster, value: string = master.key): List => ({
  call: Object.values(master.calls)[0]!,
  value,
  caption: master.caption,
})

/** A row of a master. */
export const kodeMaster = (master: AnyMaster, value?: string) => kode(master.title, masterList(master, value))

/** The names of the first and the last day among a report's filters. */
export function periodeNames(filters: Filters): [awal: string, akhir: string] | undefined {
  const find = (limit: 'awal' | 'akhir') =>
    Object.entries(filters).find(([, f]) => 'batas' in f && f.batas === limit)?.[0]
  const [awal, akhir] = [find('awal'), find('akhir')]
  return awal && akhir ? [awal, akhir] : undefined
}

/** The days a report speaks of; undefined when it has no period. */
export function periodeOf(
  filters: Filters,
  values: Record<string, unknown>,
): { awal: TanggalSystem; akhir: TanggalSystem; names: [string, string] } | undefined {
  const names = periodeNames(filters)
  if (!names) return undefined
  const [awal, akhir] = names.map((name) => String(values[name])) as [string, string]
  if (filters[names[0]]!.kind === 'bulan')
    return { awal: tanggalSystem(`${awal}-01`), akhir: akhirBulan(akhir), names }
  return { awal: awal as TanggalSystem, akhir: akhir as TanggalSystem, names }
}

/** The last day of a month, yyyy-MM. */
const akhirBulan = (month: string): TanggalSystem =>
  tambahHari(tanggalSystem(`${bulanBerikut(month)}-01`), -1)
const bulanBerikut = (month: string): string => {
  const [year, m] = month.split('-').map(Number) as [number, number]
  return m === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${String(year).padStart(4, '0')}-${String(m + 1).padStart(2, '0')}`
}

/** @throws errors.tanggalTerbalik, errors.rentangTerlaluPanjang, each at the field of the last day */
export function checkPeriode(filters: Filters, values: Record<string, unknown>): void {
  const periode = periodeOf(filters, values)
  if (!periode) return
  const { awal, akhir, names } = periode
  if (awal > akhir) throw errors.tanggalTerbalik().at(names[1])
  if (selisihHari(awal, akhir) >= HARI_MAKS) throw errors.rentangTerlaluPanjang().at(names[1])
}
