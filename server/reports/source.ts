/** The one thing of a report that cannot be derived: the query behind each of its layouts. */
import type { Columns, Row, RowDiambil, RowOf } from '#domain/report/columns.ts'
import type { FilterValues, Filters } from '#domain/report/filters.ts'
import type { Report } from '#domain/report.ts'
import type { Layout, Layouts } from '#domain/report/layout.ts'
import type { SaldoAwal } from '#domain/report/saldo.ts'
import type { SelectQueryBuilder } from 'kysely'
import type { Context } from '../context.ts'

export interface Source {
  report: Report
  queries: Record<string, (ctx: Context, filters: never) => Rows<Row>>
  /** The row below its total, where the report declares one. */
  bawah?: (ctx: Context, filters: never) => Promise<Row>
  /** The balances that its rows move, sorted as its groups are; rows of one move it in the order they come in. */
  saldo?: (ctx: Context, filters: never) => Promise<readonly SaldoAwal[]>
  /** For a report that is read by pages: where its rows come from, and the columns of their own order. */
  page?: Page
  /** Of a report that is asked of another server where its shop has one: how, or undefined for rows of our own. It is asked once the database has been let go. */
  jauh?: Jauh
}
interface Page {
  dari: (ctx: Context, filters: never) => SelectQueryBuilder<any, any, any>
  urut: readonly string[]
}
export type Jauh = (
  ctx: Context,
  filters: Record<string, string>,
) => Promise<(() => Promise<Row[]>) | undefined>

/** All at once; or one by one (Kysely's stream), where they may be too many to be held. */
export type Rows<R> = Promise<R[]> | AsyncIterable<R>
/** Rows that come from the database at a time. */
export const SEKALIGUS = 1_000

type RowOfLayout<L> = L extends Layout<infer C extends Columns> ? RowDiambil<C> : never

/** Columns whose kind is another one in the query's row: compared both ways, since a Rupiah would pass for a plain number. */
type Differing<Declared, Given> = {
  [K in keyof Declared & keyof Given]: [Declared[K], Given[K]] extends [Given[K], Declared[K]] ? never : K
}[keyof Declared & keyof Given]

/**
 * `unknown` for a row with exactly the declared columns; else an object that says what is wrong, which no row can be.
 */
type Verdict<Declared, Given> = [Exclude<keyof Declared, keyof Given>] extends [never]
  ? [Exclude<keyof Given, keyof Declared>] extends [never]
    ? [Differing<Declared, Given>] extends [never]
      ? unknown
      : { column_of_another_kind: Differing<Declared, Given> }
    : { column_not_declared: Exclude<keyof Given, keyof Declared> }
  : { column_missing: Exclude<keyof Declared, keyof Given> }

type Queries<F extends Filters, L extends Layouts, R> = {
  [K in keyof R]: (
    ctx: Context,
    filters: FilterValues<F>,
  ) => Rows<R[K] & Verdict<RowOfLayout<L[K & keyof L]>, NoInfer<R[K]>>>
}

/**
 * Binds a report to its queries, one per layout. Rows come sorted by the layout's groupBy, with exactly the declared
 * columns and kinds: what is missing, too much or of another kind does not compile.
 */
export const sourceOf = <
  F extends Filters,
  L extends Layouts,
  B extends Columns,
  R extends Record<keyof L, object>,
>(
  report: Report<F, L, B>,
  queries: Queries<F, L, R>,
  more: {
    bawah?: (ctx: Context, filters: FilterValues<F>) => Promise<RowOf<B>>
    saldo?: (ctx: Context, filters: FilterValues<F>) => Promise<readonly SaldoAwal[]>
    page?: {
      dari: (ctx: Context, filters: FilterValues<F>) => SelectQueryBuilder<any, any, RowOfLayout<L[keyof L]>>
      urut: readonly (keyof RowOfLayout<L[keyof L]> & string)[]
    }
    jauh?: Jauh
  } = {},
): Source => ({ report, queries, ...more }) as unknown as Source
