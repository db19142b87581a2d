/** The calls behind a master's screen, derived from its definition. Its load calls are `master.calls`. */
import { z } from 'zod'
import type { CallDefinition, May } from './call.ts'
import { createSchema, editSchema, keySchema, type Field } from './master-field.ts'
import type { AnyMaster, Operation } from './master.ts'

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

type Reads<Q, R> = CallDefinition & { may: Exclude<May, string>; query: z.ZodType<Q, Partial<Q>>; reply: z.ZodType<R, R> }
type Writes<P extends string, R = ScreenRow> = CallDefinition & { may: Exclude<May, string>; path: P; reply: z.ZodType<R, R> }
type Body = { body: z.ZodType<Values, Values> }
type OfRow = `${string}{code}`

/** One call for each operation the master offers. */
export interface ScreenCalls {
  page?: Reads<PageOf, { rows: ScreenRow[]; jumlah: number }>
  export?: Reads<Search, Values[]>
  create?: Writes<string> & Body
  edit?: Writes<OfRow> & Body
  remove?: Writes<OfRow>
  reactivate?: Writes<OfRow>
}

/** Every operation its screen offers; none for a master without a screen. */
export function screenCalls(master: AnyMaster): ScreenCalls {
  if (!master.menu) return {}
  const offered = Object.entries({ ...standardPaths(master), ...master.paths }).filter(([, path]) => path !== null)
  const calls = callsOf(master)
  const may = (operation: Operation): May => ({ menus: [master.menu!], action: ACTION[operation] })
  return Object.fromEntries(offered.map(([o, path]) => [o, { base: 'main', path, may: may(o as Operation), ...calls[o as Operation] }])) as unknown as ScreenCalls
}

const ACTION = { page: 'lihat', export: 'export', create: 'tambah', edit: 'ubah', remove: 'hapus', reactivate: 'tambah' } as const

const standardPaths = ({ entity, key }: AnyMaster): Record<Operation, string> => ({
  page: `${entity}/daftar`,
  export: `${entity}/ekspor`,
  create: entity,
  edit: `${entity}/{code}`,
  remove: `${entity}/{code}`,
  reactivate: `${entity}/reactive/by-${key.replaceAll('_', '-')}/{code}`,
})

function callsOf(master: AnyMaster): Record<Operation, Omit<CallDefinition, 'base' | 'path' | 'may'>> {
  const { title, row } = master
  const write = { day: 'any' } as const
  const params = z.object({ code: keySchema(master.fields[master.key]!) })
  const search = searchSchema(master)
  const reply = row.extend({ versi: z.string() })
  return {
    page: { method: 'GET', summary: `${title}: one page of the screen, deactivated rows too`, query: search.extend(paging), reply: z.object({ rows: z.array(reply), jumlah: z.int() }) },
    export: { method: 'GET', summary: `${title}: every row, for a file`, query: search, reply: z.array(row) },
    create: { method: 'POST', write, summary: `${title}: a new row`, body: z.strictObject(formSchema(master).shape), reply, message: 'Data Berhasil Ditambahkan' },
    edit: { method: 'PUT', write, params, summary: `${title}: changes the fields that are named`, body: editBody(master), reply, message: 'Data Berhasil Diedit' },
    remove: { method: 'DELETE', write, params, summary: `${title}: deactivates a row`, reply, message: 'Data Berhasil Di Hapus' },
    reactivate: { method: 'POST', write, params, summary: `${title}: a deactivated row is active again`, reply, message: 'Berhasil' },
  }
}

const searchSchema = (master: AnyMaster) =>
  z.object({
    cari: z.string().trim().toUpperCase().max(100).default(''),
    urut: z.enum(listed(master)).default(master.key),
    arah: z.enum(['ASC', 'DESC']).default('ASC'),
    status: z.enum(['SEMUA', 'AKTIF', 'DELETED']).default('SEMUA'),
  })
const paging = {
  halaman: z.coerce.number().int().min(1).max(1_000_000).default(1),
  ukuran: z.coerce.number().int().min(1).max(200).default(20),
}

const editBody = (master: AnyMaster) =>
  z.strictObject({
    ...Object.fromEntries(formFields(master).map(([name, field]) => [name, editSchema(name === master.key ? { ...field, readOnlyOnEdit: true } : field)])),
    /** As the row was read; given, an edit of a row that somebody else has changed since is refused. */
    versi: z.string().max(20).optional(),
  })

/** A whole row as staff fill it: what the form of its screen checks. */
export const formSchema = (master: AnyMaster) => z.object(Object.fromEntries(formFields(master).map(([name, field]) => [name, createSchema(field)])))

/** The fields that staff fill, in order. */
export const formFields = (master: AnyMaster): [string, Field][] => Object.entries(master.fields).filter(([, f]) => f.inForm !== false)
/** The columns of the screen, in order. */
export const listed = (master: AnyMaster): string[] => Object.entries(master.fields).filter(([, f]) => f.inList !== false).map(([name]) => name)
