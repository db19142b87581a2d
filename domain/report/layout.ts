/** Definition of a report's table. */
import type { Columns, TotalsOf, Values } from './columns.ts'

/** Of a layout: where its balance stands and what moves it. */
export interface Saldo<N extends string = string> {
  masuk: N
  keluar: N
  /** The column of the balances: of a row the balance after it (`berjalan`), or of a recap what the row changes. */
  di: N
  /**
   * Column with one balance for each of its values; it is the outermost group. Without it all rows share one balance.
   */
  per?: N
  /** Filters that leave rows out, named as the columns they choose by. The query gives all rows: their balance is true however few are shown. */
  saring?: readonly N[]
}

/** A table: its columns, the grouping of its rows, and the totals that are not sums. */
export interface Layout<C extends Columns = Columns> {
  columns: C
  /** Outermost first; the rows arrive sorted by these. */
  groupBy?: readonly (keyof NoInfer<C> & string)[]
  /**
   * On the wire neighbours with the same `by` are one row `{...by, [rows]: [the rest]}`, as the specification names them: `by` are then the
   * first columns.
   */
  nested?: { by: readonly (keyof NoInfer<C> & string)[]; rows: string }
  /** The balance that the rows move; it is shown with them. */
  saldo?: Saldo<keyof NoInfer<C> & string>
  /** Name of the last line before its count, when not 'Total' (… 12 Data). */
  totalLabel?: string
  /** Cells of total rows made from the sums (an average price); null where there is none. */
  ratios?: {
    [K in keyof NoInfer<C>]?: (totals: TotalsOf<NoInfer<C>>) => Values[NoInfer<C>[K]['kind']] | null
  }
}

/** A layout whose columns are only known when it runs. */
export type AnyLayout = Layout<any>

export type Layouts = Record<string, AnyLayout>
