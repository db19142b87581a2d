/** The calls behind a master's screen, derived from its definition. Its load calls are `master.calls`. */
import { z } from 'zod'
import type { ScreenCalls, Field, AnyMaster, Operation } from './master-types.ts'
import type { CallDefinition, May } from './call.ts'
import { MAX_FILE_BODY, zImporResult, zJumlah, zSendFile, zSetuju, zDigest } from './impor/result.ts'
import { keySchema } from './master-field.ts'
import { changeSchema, newSchema, rowSchema } from './master-schema.ts'
import { FORMATS } from './report/formats.ts'
import { rapi } from './text.ts'

/** Every operation its screen offers; none for a master without a screen. */
export function screenCalls(master: AnyMaster): ScreenCalls {
  if (!master.menu) return {}
  const paths = { ...standardPaths(master), ...master.paths }
  const fills = paths.create !== null || paths.edit !== null
  const offered = Object.entries(paths).filter(([o, path]) => path !== null && (fills || !FILLS.has(o)))
  const calls = callsOf(master)
  const may = (operation: Operation): May => ({
    menus: [master.menu!],
    ...(FILLS.has(operation) ? mayFill(paths) : { action: ACTION[operation] }),
  })
  return Object.fromEntries(
    offered.map(([o, path]) => [
      o,
      { base: 'main', path, may: may(o as Operation), ...calls[o as Operation] },
    ]),
  ) as unknown as ScreenCalls
}

const ACTION = {
  page: 'lihat',
  export: 'export',
  xlsx: 'export',
  csv: 'export',
  create: 'tambah',
  edit: 'ubah',
  remove: 'hapus',
  reactivate: 'tambah',
  template: 'tambah',
  check: 'tambah',
  mistakes: 'tambah',
  apply: 'tambah',
} as const

/** A file adds and changes: whoever gives one must be allowed both, where the master offers both. */
const FILLS = new Set<string>(['template', 'check', 'mistakes', 'apply'])
const mayFill = ({ create, edit }: { [O in Operation]?: string | null }) =>
  create === null
    ? ({ action: 'ubah' } as const)
    : edit === null
      ? ({ action: 'tambah' } as const)
      : ({ action: 'tambah', also: 'ubah' } as const)

const standardPaths = ({ entity, key }: AnyMaster): Record<Operation, string> => ({
  page: `${entity}/daftar`,
  export: `${entity}/ekspor`,
  xlsx: `${entity}/ekspor/xlsx`,
  csv: `${entity}/ekspor/csv`,
  create: entity,
  edit: `${entity}/{code}`,
  remove: `${entity}/{code}`,
  reactivate: `${entity}/reactive/by-${key.replaceAll('_', '-')}/{code}`,
  template: `${entity}/impor/contoh`,
  check: `${entity}/impor/periksa`,
  mistakes: `${entity}/impor/kesalahan`,
  apply: `${entity}/impor/terapkan`,
})

function callsOf(master: AnyMaster): Record<Operation, Omit<CallDefinition, 'base' | 'path' | 'may'>> {
  const { title } = master
  const write = { day: 'any' } as const
  const code = keySchema(master.fields[master.key]!)
  // A key that has no place in the path stands in the query.
  const of = (operation: Operation) =>
    (master.paths?.[operation] ?? '{code}').includes('{code}')
      ? { params: z.object({ code }) }
      : { query: z.object({ [master.key]: code }) }
  const search = searchSchema(master)
  const status_aktif = z.boolean()
  const row = rowSchema(master.fields, { status_aktif })
  const reply = rowSchema(master.fields, { status_aktif, versi: z.string() })
  return {
    page: {
      method: 'GET',
      summary: `${title}: one page of the screen, deactivated rows too`,
      query: search.extend(paging),
      reply: z.object({ rows: z.array(reply), jumlah: z.int() }),
    },
    export: { method: 'GET', summary: `${title}: every row, for a file`, query: search, reply: z.array(row) },
    xlsx: {
      method: 'GET',
      summary: `${title}: every row as an Excel file`,
      query: search,
      reply: z.unknown(),
      file: FORMATS.xlsx,
    },
    csv: {
      method: 'GET',
      summary: `${title}: every row as a CSV file`,
      query: search,
      reply: z.unknown(),
      file: FORMATS.csv,
    },
    template: {
      method: 'GET',
      summary: `${title}: an empty Excel file to fill and import`,
      reply: z.unknown(),
      file: FORMATS.xlsx,
    },
    check: {
      method: 'POST',
      summary: `${title}: what a file would add and change, and what is wrong in it`,
      body: zSendFile,
      bodyMaks: MAX_FILE_BODY,
      reply: zImporResult,
    },
    mistakes: {
      method: 'POST',
      summary: `${title}: a file given back as Excel, with what is wrong in each row`,
      body: zSendFile,
      bodyMaks: MAX_FILE_BODY,
      reply: z.unknown(),
      file: FORMATS.xlsx,
    },
    apply: {
      method: 'POST',
      write,
      summary: `${title}: adds and changes what a file says, all or nothing`,
      body: zSendFile.extend({ sidik: zDigest, setuju: zSetuju }),
      bodyMaks: MAX_FILE_BODY,
      reply: zJumlah,
      message: 'Data Berhasil Diimpor',
    },
    create: {
      method: 'POST',
      write,
      summary: `${title}: a new row`,
      body: newSchema(Object.fromEntries(formFields(master))),
      reply,
      message: 'Data Berhasil Ditambahkan',
    },
    edit: {
      method: 'PUT',
      write,
      ...of('edit'),
      summary: `${title}: changes the fields that are named`,
      body: editBody(master),
      reply,
      message: 'Data Berhasil Diedit',
    },
    remove: {
      method: 'DELETE',
      write,
      ...of('remove'),
      summary: `${title}: deactivates a row`,
      reply,
      message: 'Data Berhasil Dinonaktifkan',
    },
    reactivate: {
      method: 'POST',
      write,
      ...of('reactivate'),
      summary: `${title}: a deactivated row is active again`,
      reply,
      message: 'Berhasil',
    },
  }
}

const searchSchema = (master: AnyMaster) =>
  z.object({
    cari: z.string().overwrite(rapi).toUpperCase().max(100).default(''),
    urut: z.enum([...new Set([...listed(master), master.key])]).default(master.key),
    arah: z.enum(['ASC', 'DESC']).default('ASC'),
    status: z.enum(['SEMUA', 'AKTIF', 'DELETED']).default('SEMUA'),
  })
const paging = {
  halaman: z.coerce.number().int().min(1).max(1_000_000).default(1),
  ukuran: z.coerce.number().int().min(1).max(200).default(20),
}

/** `versi`: as the row was read; given, an edit of a row that somebody else has changed since is refused. */
const editBody = (master: AnyMaster) => {
  const fields = formFields(master).map(
    ([name, field]) => [name, name === master.key ? { ...field, readOnlyOnEdit: true } : field] as const,
  )
  return changeSchema(Object.fromEntries(fields) as Record<string, Field>, {
    versi: z.string().max(20).optional(),
  })
}

/** The fields that staff fill, in order. */
export const formFields = (master: AnyMaster): [string, Field][] =>
  Object.entries(master.fields).filter(([, f]) => f.inForm !== false)
/** Arguments that name the row of a call, in its path or in its query. Typed like the usual kind, the path. */
export const keyArgs = (
  master: AnyMaster,
  call: CallDefinition,
  code: string,
): { params: { code: string } } =>
  call.path.includes('{code}') ? { params: { code } } : ({ query: { [master.key]: code } } as never)

/** The columns of the screen, in order. */
export const listed = (master: AnyMaster): string[] =>
  Object.entries(master.fields)
    .filter(([, f]) => f.inList !== false)
    .map(([name]) => name)
