/**
 * A file of a master: each row is made, changed, left or refused by the very functions of its form, in one transaction.
 * The preview is the same work undone; what is applied is what was seen, or nothing.
 */
import { createHash } from 'node:crypto'
import { setImmediate as sebentar } from 'node:timers/promises'
import { errors } from '#domain/errors.ts'
import {
  hitung,
  TAMPIL_MAKS,
  type Alasan,
  type ImporRow,
  type ImporResult,
  type Jumlah,
  type Tanda,
} from '#domain/impor/result.ts'
import { readHeaders, soughtColumns } from '#domain/impor/headers.ts'
import { readCell, type Table } from '#domain/impor/cells.ts'
import { jelaskan } from '#domain/impor/jelas.ts'
import type { Choice } from '#domain/impor/sebutan.ts'
import { keySchema } from '#domain/master-field.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { readingFile, type FileAsRead } from '../files/read.ts'
import { errorFile } from '../files/errors.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../outcome.ts'
import {
  AKTIF,
  alasanOf,
  fileField,
  AKTIF_FIELD,
  maksudBaru,
  maksudUbah,
  sebut,
  sebutKunci,
  tampil,
  type Content,
  type Maksud,
} from './impor-row.ts'
import { loadChoices } from './choices.ts'
import { notOffered, reversed, taken } from './refusals.ts'
import { findBy, type Row } from './repository.ts'
import { create, edit } from './write.ts'

/**
 * Reads the table of a master's file. Without the column of its code nothing can be said of a row, unless the database
 * gives the code.
 */
export const reading = (master: AnyMaster) =>
  readingFile(() =>
    soughtColumns(fileField(master), master.fields[master.key]!.inForm === false ? [] : [master.key]),
  )

/**
 * Says what the file would do, by doing it in a transaction that is undone. @throws Refusal when the file itself cannot
 * be read
 */
export async function periksa(ctx: Context, master: AnyMaster, reading: FileAsRead): Promise<ImporResult> {
  const table = reading()!
  const { rows, tidak_dikenal } = await jalankan(ctx, master, table)
  return {
    cara_baca: table.cara_baca,
    tidak_dikenal,
    jumlah: hitung(rows),
    baris: terpenting(rows),
    sidik: digestOf(rows),
  }
}

/** The file as it came, with what is wrong in each row; in a transaction that is undone. */
export async function fileOfErrors(
  ctx: Context,
  master: AnyMaster,
  reading: FileAsRead,
): Promise<FileAnswer> {
  const table = reading()!
  const { rows } = await jalankan(ctx, master, table)
  return errorFile(
    master.name,
    table,
    rows.filter((b) => b.alasan.length > 0),
  )
}

/** @throws errors.imporAdaSalah, errors.imporPerluSetuju for columns that are not read or hidden rows of which nothing was said, errors.imporBerubah when it is no longer what `digest` saw; nothing is written then */
export async function terapkan(
  ctx: Context,
  master: AnyMaster,
  { sidik: digest, setuju = false }: { sidik: string; setuju?: boolean },
  reading: FileAsRead,
): Promise<Jumlah> {
  const table = reading()!
  const { rows, tidak_dikenal } = await jalankan(ctx, master, table)
  const jumlah = hitung(rows)
  if (digestOf(rows) !== digest) throw errors.imporBerubah()
  if (jumlah.SALAH) throw errors.imporAdaSalah({ jumlah: jumlah.SALAH })
  if (table.cara_baca.tersembunyi === 'BELUM' || (tidak_dikenal.length > 0 && !setuju))
    throw errors.imporPerluSetuju()
  return jumlah
}

const ORDER: readonly Tanda[] = ['SALAH', 'BERUBAH', 'BARU', 'SAMA']

/** As many rows as a preview carries, in file order: those that say most. */
export function terpenting<B extends { no: number; tanda: Tanda }>(rows: readonly B[]): B[] {
  if (rows.length <= TAMPIL_MAKS) return [...rows]
  const kept = ORDER.flatMap((tanda) => rows.filter((b) => b.tanda === tanda)).slice(0, TAMPIL_MAKS)
  return kept.sort((a, b) => a.no - b.no)
}

const digestOf = (rows: readonly ImporRow[]): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex')

/** Rows after which other work gets its turn. */
const SEKALIGUS = 200

interface Dijalankan {
  rows: ImporRow[]
  tidak_dikenal: string[]
}

/** Writes what a table says, in the transaction that is there. @param pilihan what its references may name; offered rows, by code and by name */
export async function jalankan(
  ctx: Context,
  master: AnyMaster,
  table: Table,
  choice?: Readonly<Record<string, readonly Choice[]>>,
): Promise<Dijalankan> {
  const offered = choice ?? (await loadChoices(ctx, master))
  const kunci = master.fields[master.key]!
  const { columns, tidak_dikenal } = readHeaders(fileField(master), table)
  const contentOf = (given: Table['rows'][number]['cells']): Content =>
    sebutKunci(master, new Map([...columns].map(([name, i]) => [name, given[i]])), offered)
  const reading = table.rows.map(({ no, cells, wrong }) => ({
    no,
    content: contentOf(cells),
    ...(wrong
      ? { kode: undefined, alasan: [{ column: '', alasan: wrong }] }
      : kodeOf(master, contentOf(cells))),
  }))
  const ada = await adaOf(
    ctx,
    master,
    reading.flatMap(({ kode }) => (kode === undefined ? [] : [kode])),
  )
  const pertama = new Map<string, number>()
  const result: ImporRow[] = []
  const terhalang: Terhalang[] = []
  for (const { no, content: written, kode, alasan } of reading) {
    if (result.length % SEKALIGUS === SEKALIGUS - 1) await sebentar()
    const ganda = kode === undefined ? undefined : pertama.get(kode)
    if (kode !== undefined && ganda === undefined) pertama.set(kode, no)
    const wrong =
      ganda === undefined
        ? alasan
        : [
            {
              column: master.key,
              alasan: errors.gandaDiBerkas({ label: kunci.label, kode: kode!, no: ganda }).message,
            },
          ]
    const row = kode === undefined ? undefined : ada.get(kode)
    const { content, wrong: tidakAda } = sebut(master, written, offered, row)
    const { wrong: error, write } = await rencana(ctx, master, { content, kode, wrong, tidakAda, row })
    const line = error ?? (await write())
    if (write && line.tanda === 'SALAH') terhalang.push({ at: result.length, write })
    result.push({ no, ...line })
  }
  await cobaLagi(result, terhalang)
  return { rows: result, tidak_dikenal }
}

type OneRow = Omit<ImporRow, 'no'>
/** A row that is right in itself, which what is stored forbids. */
interface Terhalang {
  at: number
  write: () => Promise<OneRow>
}

/**
 * Tries refused rows again, for as long as that helps: the obstacle may move away in a row below (a range that begins
 * later, another default account).
 */
async function cobaLagi(result: ImporRow[], terhalang: readonly Terhalang[]): Promise<void> {
  const written = result.some(({ tanda }) => tanda === 'BARU' || tanda === 'BERUBAH')
  for (let sisa = terhalang, sebelum = written ? Infinity : 0; sisa.length > 0 && sisa.length < sebelum;) {
    sebelum = sisa.length
    for (const { at, write } of sisa) result[at] = { no: result[at]!.no, ...(await write()) }
    sisa = sisa.filter(({ at }) => result[at]!.tanda === 'SALAH')
  }
}

const UNIQUE = '23505'

interface Ditanya {
  content: Content
  kode: string | undefined
  wrong: Alasan[]
  /** References that name nothing. */
  tidakAda: Alasan[]
  row: Row | undefined
}
type Rencana = { wrong: OneRow; write?: undefined } | { wrong?: undefined; write: () => Promise<OneRow> }

/** Decides about a row: the mistakes it has whatever is stored, or else how it is written. */
async function rencana(
  ctx: Context,
  master: AnyMaster,
  { content, kode, wrong, tidakAda, row }: Ditanya,
): Promise<Rencana> {
  const maksud = row ? maksudUbah(master, content, row) : maksudBaru(master, content)
  const nama = String(
    maksud.values[master.caption] ?? row?.[master.caption] ?? readText(master, content, master.caption),
  )
  const fault = (alasan: Alasan[]): OneRow => ({
    tanda: 'SALAH',
    kode: kode ?? readText(master, content, master.key),
    nama,
    perubahan: [],
    alasan,
  })
  const refused = [
    ...wrong,
    ...tidakAda.filter((a) => !wrong.some((w) => w.column === a.column)),
    ...maksud.alasan.filter((a) => ![...wrong, ...tidakAda].some((w) => w.column === a.column)),
    ...(wrong.length ? [] : state(master, content, { kode, row }, maksud)),
  ]
  if (refused.length)
    return { wrong: fault([...refused, ...(await juga(ctx, master, maksud, { row, refused }))]) }
  const write = async (): Promise<OneRow> => {
    try {
      return row
        ? await ubah(ctx, master, row, maksud, nama)
        : await tambah(ctx, master, maksud, { kode, nama })
    } catch (error) {
      // The same value is being written by another user at this moment: nothing more can be done in this transaction.
      if ((error as { code?: string }).code === UNIQUE) throw errors.imporBerubah()
      return fault(alasanOf(error))
    }
  }
  return { write }
}

/** A number that the database gives is not known before. */
async function tambah(
  ctx: Context,
  master: AnyMaster,
  { values }: Maksud,
  { kode = '', nama }: { kode: string | undefined; nama: string },
): Promise<OneRow> {
  await create(ctx, master, values)
  return { tanda: 'BARU', kode, nama, perubahan: [], alasan: [] }
}

async function ubah(
  ctx: Context,
  master: AnyMaster,
  row: Row,
  { values }: Maksud,
  nama: string,
): Promise<OneRow> {
  const kode = String(row[master.key])
  const perubahan = Object.entries(values).map(([name, value]) => ({
    column: name,
    dari: tampil(master.fields[name]!, row, row[name]),
    menjadi: tampil(master.fields[name]!, { ...row, ...values }, value),
  }))
  if (perubahan.length === 0) return { tanda: 'SAMA', kode, nama, perubahan, alasan: [] }
  await edit(ctx, master, kode, values)
  return { tanda: 'BERUBAH', kode, nama, perubahan, alasan: [] }
}

/**
 * Refuses what the state of a row forbids: a deactivated row is reactivated at its screen, and what the master does not
 * offer is not done.
 */
function state(
  master: AnyMaster,
  content: Content,
  { kode = '', row }: { kode: string | undefined; row: Row | undefined },
  { values, alasan }: Maksud,
): Alasan[] {
  const { label, inForm } = master.fields[master.key]!
  const { create, edit } = master.screen
  const said = readCell(AKTIF_FIELD, content.get(AKTIF))
  if ('wrong' in said) return row ? [{ column: AKTIF, alasan: said.wrong }] : []
  const untouched = alasan.length === 0 && Object.keys(values).length === 0
  if (!row)
    return create && !(kode && inForm === false)
      ? []
      : [{ column: master.key, alasan: errors.masterTidakAda({ label, kode }).message }]
  if (!row.status_aktif)
    return said.nilai === false && untouched
      ? []
      : [{ column: master.key, alasan: errors.masterDeleted({ label, kode }).message }]
  if (said.nilai === false)
    return [{ column: AKTIF, alasan: errors.tidakBisaDiubah({ label: AKTIF_FIELD.label }).message }]
  return edit || untouched
    ? []
    : [{ column: master.key, alasan: errors.masterSudahAda({ label, kode }).message }]
}

/** Of a row that is wrong already: what else is wrong with the rest of it. */
async function juga(
  ctx: Context,
  master: AnyMaster,
  { values }: Maksud,
  { row, refused }: { row: Row | undefined; refused: Alasan[] },
): Promise<Alasan[]> {
  const wrong = new Set(refused.map((r) => r.column))
  const rest = Object.fromEntries(Object.entries({ ...row, ...values }).filter(([name]) => !wrong.has(name)))
  const found = [
    ...(await taken(ctx, master, values, row?.[master.key])),
    ...(await notOffered(ctx, master, values)),
    ...reversed(master, rest, values),
  ].flatMap(alasanOf)
  return found.filter((a) => !wrong.has(a.column))
}

const readText = (master: AnyMaster, content: Content, name: string): string => {
  const read = readCell(master.fields[name]!, content.get(name))
  return 'nilai' in read ? String(read.nilai ?? '') : ''
}

/** The code that a row names; none when it names none, or one that cannot be. */
function kodeOf(master: AnyMaster, content: Content): { kode: string | undefined; alasan: Alasan[] } {
  const field = master.fields[master.key]!
  const read = readCell(field, content.get(master.key))
  if ('wrong' in read)
    return {
      kode: undefined,
      alasan: [{ column: master.key, alasan: jelaskan(field, content.get(master.key), read.wrong) }],
    }
  if (read.nilai === undefined && field.inForm === false) return { kode: undefined, alasan: [] }
  const result = keySchema(field).safeParse(read.nilai)
  return result.success
    ? { kode: String(result.data), alasan: [] }
    : {
        kode: undefined,
        alasan: result.error.issues.map((i) => ({
          column: master.key,
          alasan: jelaskan(field, content.get(master.key), i.message),
        })),
      }
}

/** The rows that the file names, by their codes. */
async function adaOf(ctx: Context, master: AnyMaster, codes: string[]): Promise<Map<string, Row>> {
  const rows = codes.length ? await findBy(ctx, master, master.key, codes) : []
  return new Map(rows.map((row) => [String(row[master.key]), row]))
}
