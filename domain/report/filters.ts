/** The pieces report filters are made of. A filter is one field of the request and one field of the form. */
import { z } from 'zod'
import type { CallDefinition } from '../call.ts'
import { errors } from '../errors.ts'
import type { AnyMaster } from '../master.ts'
import { selisihHari, type TanggalSystem } from '../units.ts'

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
/** One of a few fixed values. */
export interface PilihanFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'pilihan'
  options: readonly string[]
}
/** One entry of a list that the shop keeps, or ALL. */
export interface KodeFilter<S extends z.ZodType = z.ZodType> extends Base<S> {
  kind: 'kode'
  daftar: Daftar
}
/** Where the entries come from: a call, the field that is sent, and the one shown beside it. */
export interface Daftar {
  call: CallDefinition
  value: string
  caption: string
}
export type Filter<S extends z.ZodType = z.ZodType> = TanggalFilter<S> | PilihanFilter<S> | KodeFilter<S>
export type Filters = Record<string, Filter>
export type FilterValues<F extends Filters> = { [K in keyof F]: z.output<F[K]['schema']> }

export const ALL = 'ALL'
/** ALL is shown as SEMUA (spec 001 §2.3). */
export const optionLabel = (option: string): string => (option === ALL ? 'SEMUA' : option)

/** Both days included; the length of a leap year. */
export const HARI_MAKS = 366

/** Left out, it is refused in the specification's words: 'Tanggal Awal Tidak Boleh Kosong', 'Tanggal Akhir Tidak Boleh Kosong', 'Tanggal Tidak Boleh Kosong'. */
export const tanggal = <B extends 'awal' | 'akhir' | undefined = undefined>(label: string, batas?: B) => ({
  kind: 'tanggal' as const,
  label,
  ...(batas ? { batas } : {}),
  schema: z.iso.date({ error: ({ input }) => (input === undefined || input === null || input === '' ? `${label} Tidak Boleh Kosong` : `${label} Tidak Valid`) }).brand<'TanggalSystem'>(),
})

/** From and to under the specification's names, which differ from report to report. */
export const periode = <A extends string = 'tgl_awal', B extends string = 'tgl_akhir'>(awal = 'tgl_awal' as A, akhir = 'tgl_akhir' as B) =>
  ({ [awal]: tanggal('Tanggal Awal', 'awal'), [akhir]: tanggal('Tanggal Akhir', 'akhir') }) as Record<A | B, ReturnType<typeof tanggal>>

/** The first option is what is meant when the request says nothing. */
export const pilihan = <const O extends readonly [string, ...string[]]>(label: string, options: O) => ({
  kind: 'pilihan' as const,
  label,
  options,
  schema: z.enum(options as unknown as { [K in O[number]]: K }).default(options[0] as never),
})

/** A choice that must be made: 'Type Laporan Tidak Boleh Kosong', 'Type Tidak Boleh Kosong', or the report's own text `kosong`. */
export const pilihanWajib = <const O extends readonly [string, ...string[]]>(label: string, options: O, kosong = `${label} Tidak Boleh Kosong`) => ({
  kind: 'pilihan' as const,
  label,
  options,
  schema: z.enum(options as unknown as { [K in O[number]]: K }, { error: ({ input }) => (input ? `${label} Tidak Valid` : kosong) }),
})

export const typeLaporan = pilihanWajib('Type Laporan', ['REKAP', 'DETAIL'])

export const kode = (label: string, daftar: Daftar) => ({
  kind: 'kode' as const,
  label,
  daftar,
  schema: z.string().trim().toUpperCase().min(1, `${label} Tidak Boleh Kosong`).max(60, `${label} Terlalu Panjang`).default(ALL),
})
/** A row of a master, by its key unless said otherwise. */
export const kodeMaster = (master: AnyMaster, value: string = master.key) =>
  kode(master.title, { call: Object.values(master.calls)[0]!, value, caption: master.caption })

/** The names of the first and the last day among a report's filters. */
export function periodeNames(filters: Filters): [awal: string, akhir: string] | undefined {
  const find = (batas: 'awal' | 'akhir') => Object.entries(filters).find(([, f]) => f.kind === 'tanggal' && f.batas === batas)?.[0]
  const [awal, akhir] = [find('awal'), find('akhir')]
  return awal && akhir ? [awal, akhir] : undefined
}

/** The days a report speaks of; undefined when it has no period. */
export function periodeOf(filters: Filters, values: Record<string, unknown>): { awal: TanggalSystem; akhir: TanggalSystem; names: [string, string] } | undefined {
  const names = periodeNames(filters)
  return names && { awal: values[names[0]] as TanggalSystem, akhir: values[names[1]] as TanggalSystem, names }
}

/** @throws errors.tanggalTerbalik, errors.rentangTerlaluPanjang, each at the field of the last day */
export function checkPeriode(filters: Filters, values: Record<string, unknown>): void {
  const periode = periodeOf(filters, values)
  if (!periode) return
  const { awal, akhir, names } = periode
  if (awal > akhir) throw errors.tanggalTerbalik().at(names[1])
  if (selisihHari(awal, akhir) >= HARI_MAKS) throw errors.rentangTerlaluPanjang().at(names[1])
}
