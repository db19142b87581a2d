/** Lists of documents of money: rows are picked first, and only the picked ones are put together. */
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { cariHp, hpCocok } from '../rantai/member.ts'
import { polaCari } from '../rantai/nomor-dicari.ts'
import { rentangDicari } from './rentang.ts'

/** Columns of a document's time, sales person and customer; `t` is its table, joined as `salesOf` says. */
export const kepala = (t: string): string =>
  `to_char(${t}.jam, 'HH24:MI:SS') AS jam, ${t}.kode_sales, s.nama_sales, ${t}.kode_member AS kode_customer,
   ${t}.nama_customer`
export const salesOf = (t: string): string =>
  `JOIN sales s ON s.kode_toko = ${t}.kode_toko AND s.kode_sales = ${t}.kode_sales`

interface Listed {
  /** The table of the documents, as the columns call it, and its number. */
  table: string
  alias: string
  no: string
  columns: string
  from: string
  /** Places where a text is sought besides number, customer and phone: columns of its own, and of its lines. */
  own?: readonly string[]
  lines: readonly (readonly [table: string, ...columns: string[]])[]
}
const inColumns = (columns: readonly string[]): string =>
  columns.map((column) => `${column} LIKE '%' || :cari || '%'`).join(' OR ')

/** Days of those that stand whatever their day: written out, so that the few of them are found among those of many years, by their index and not by their day. */
export const OF_ANY_DAY = `(:from::date = '-infinity' OR tgl_system >= :from)
   AND (:to::date = 'infinity' OR tgl_system <= :to)`

/** @param where which of them @param order without it the newest first; both in columns of the table */
export function listing(
  { table, alias, no, columns, from, own = [], lines }: Listed,
  where: string,
  order = `jam DESC, ${no} DESC`,
): string {
  const inLines = lines.map(
    ([of, ...sought]) =>
      `EXISTS (SELECT 1 FROM ${of} l WHERE l.${no} = ${alias}.${no} AND (${inColumns(sought.map((c) => `l.${c}`))}))`,
  )
  const found = [inColumns([no, 'nama_customer', ...own]), hpCocok('no_hp', ':part', ':whole'), ...inLines]
  return `SELECT ${columns} FROM (
     SELECT * FROM ${table} ${alias}
     WHERE kode_toko = :kode_toko AND ${where} AND (:cari::text IS NULL OR ${found.join(' OR ')})
     ORDER BY ${order} LIMIT :limit) ${alias} ${from}
   ORDER BY ${order.replaceAll(/(^|, )/g, `$1${alias}.`)}`
}

interface Query {
  tgl_from?: TanggalSystem | undefined
  tgl_to?: TanggalSystem | undefined
  cari?: string | undefined
  limit: number
}
/** Tells that neither a day nor a text is asked for. */
export const unasked = ({ tgl_from, tgl_to, cari }: Query): boolean => !tgl_from && !tgl_to && !cari

/** The values that every list takes. */
export interface Sought {
  kode_toko: string
  from: string
  to: string
  cari: string | null
  part: string | null
  whole: readonly string[]
  limit: number
}
/** @param day of those asked for without one: the shop's, or any. @throws errors.tanggalTerbalik */
export function sought(ctx: Context, query: Query, day: TanggalSystem | null = null): Sought {
  const { from, to } = rentangDicari(query, day)
  const [part, whole] = cariHp(ctx, query.cari)
  return {
    kode_toko: ctx.toko.kode_toko,
    from: from ?? '-infinity',
    to: to ?? 'infinity',
    cari: query.cari ? polaCari(query.cari) : null,
    part,
    whole,
    limit: query.limit,
  }
}
