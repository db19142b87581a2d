/** The calls behind a master's screen, derived from its definition. Its load calls are `master.calls`. */
import { z } from 'zod'
import type { CallDefinition } from './call.ts'
import type { Action } from './level.ts'
import { createSchema, editSchema, keySchema, type Field } from './master-field.ts'
import type { AnyMaster, Operation } from './master.ts'

const BARIS_MAKS = 200

/** Every operation its screen offers; none for a master without a screen. */
export function screenCalls(master: AnyMaster): { [O in Operation]?: CallDefinition } {
  const { menu, title, row, paths = {} } = master
  if (!menu) return {}
  const may = (action: Action) => ({ menus: [menu] as const, action })
  const write = { day: 'any' } as const
  const params = z.object({ code: keySchema(master.fields[master.key]!) })
  const standing = z.enum(['SEMUA', 'AKTIF', 'DELETED']).default('SEMUA')
  const search = z.object({
    /** Any part of any column that holds text. */
    cari: z.string().trim().toUpperCase().max(100).default(''),
    urut: z.enum(listed(master)).default(master.key),
    arah: z.enum(['ASC', 'DESC']).default('ASC'),
    status: standing,
  })
  const screenRow = row.extend({ versi: z.string() })

  const calls: Record<Operation, Omit<CallDefinition, 'base' | 'path'>> = {
    page: {
      method: 'GET', may: may('lihat'), summary: `${title}: one page of the screen, deactivated rows too`,
      query: search.extend({
        halaman: z.coerce.number().int().min(1).max(1_000_000).default(1),
        ukuran: z.coerce.number().int().min(1).max(BARIS_MAKS).default(20),
      }),
      reply: z.object({ rows: z.array(screenRow), jumlah: z.int() }),
    },
    export: { method: 'GET', may: may('export'), summary: `${title}: every row, for a file`, query: search, reply: z.array(row) },
    create: {
      method: 'POST', may: may('tambah'), write, summary: `${title}: a new row`,
      body: z.strictObject(formSchemas(master, createSchema)), reply: screenRow, message: 'Data Berhasil Ditambahkan',
    },
    edit: {
      method: 'PUT', may: may('ubah'), write, params, summary: `${title}: changes the fields that are named`,
      body: z.strictObject({
        ...formSchemas(master, (field, name) => editSchema(name === master.key ? { ...field, readOnlyOnEdit: true } : field)),
        /** As the row was read; given, an edit of a row that somebody else has changed since is refused. */
        versi: z.string().max(20).optional(),
      }),
      reply: screenRow, message: 'Data Berhasil Diedit',
    },
    remove: { method: 'DELETE', may: may('hapus'), write, params, summary: `${title}: deactivates a row`, reply: screenRow, message: 'Data Berhasil Di Hapus' },
    reactivate: { method: 'POST', may: may('tambah'), write, params, summary: `${title}: a deactivated row is active again`, reply: screenRow, message: 'Berhasil' },
  }
  const offered = Object.entries({ ...standardPaths(master), ...paths }).filter(([, path]) => path !== null)
  return Object.fromEntries(offered.map(([o, path]) => [o, { base: 'main', path, ...calls[o as Operation] }]))
}

const standardPaths = ({ entity, key }: AnyMaster): Record<Operation, string> => ({
  page: `${entity}/daftar`,
  export: `${entity}/ekspor`,
  create: entity,
  edit: `${entity}/{code}`,
  remove: `${entity}/{code}`,
  reactivate: `${entity}/reactive/by-${key.replaceAll('_', '-')}/{code}`,
})

const formSchemas = (master: AnyMaster, schema: (field: Field, name: string) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(formFields(master).map(([name, field]) => [name, schema(field, name)]))

/** The fields that staff fill, in order. */
export const formFields = (master: AnyMaster): [string, Field][] => Object.entries(master.fields).filter(([, f]) => f.inForm !== false)
/** The columns of the screen, in order. */
export const listed = (master: AnyMaster): string[] => Object.entries(master.fields).filter(([, f]) => f.inList !== false).map(([name]) => name)
