/** What a table of a report is. */
import type { Columns, TotalsOf, Values } from './columns.ts'

/** One table: its columns, how its rows are grouped, and the totals that are not sums. */
export interface Layout<C extends Columns = Columns> {
  columns: C
  /** Outermost first; the rows arrive sorted by these. */
  groupBy?: readonly (keyof NoInfer<C> & string)[]
  /**
   * On the wire neighbours with the same `by` are one row `{...by, [rows]: [the rest]}`, as the specification names them: `by` are then the
   * first columns.
   */
  nested?: { by: readonly (keyof NoInfer<C> & string)[]; rows: string }
  /** What the last line is called before its count, when not 'Total' (… 12 Data). */
  totalLabel?: string
  /** Cells of total rows made from the sums (an average price); null where there is none. */
  ratios?: {
    [K in keyof NoInfer<C>]?: (totals: TotalsOf<NoInfer<C>>) => Values[NoInfer<C>[K]['kind']] | null
  }
}

/** A layout whose columns are only known when it runs. */
export type AnyLayout = Layout<any>

export type Layouts = Record<string, AnyLayout>
