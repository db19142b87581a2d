/**
 * From the rows of a report to the lines of a table: group heads, rows, subtotals, total. Screen, PDF, Excel and CSV
 * all write this one grid. A total is a line of the grid and never a row of the data.
 */
import type { AnyLayout } from './layout.ts'
import { formatValue, type Column, type Columns, type Row, type Totals, type Value } from './columns.ts'

export type Cell = Value | null
export interface Line {
  style: 'group' | 'body' | 'subtotal' | 'total'
  /** Depth of the group that a group or subtotal line belongs to; 0 is the outermost. */
  level: number
  /** What a group, subtotal or total line is called. */
  label: string
  /** One per column of the grid; empty in a group line. */
  cells: Cell[]
}
export interface Grid {
  columns: (Column & { name: string })[]
  lines: Line[]
}

/** Sums of the columns that have a total, and the ratios made from them. @throws RangeError when a sum outgrows 2^53 */
export function totalsOf({ columns, ratios = {} }: AnyLayout, rows: readonly Row[]): Totals {
  const names = Object.keys(columns).filter((name) => columns[name].total)
  const sums = Object.fromEntries(names.map((name) => [name, sum(name, rows)]))
  const totals: Totals = sums as Totals
  for (const [name, ratio] of Object.entries(ratios)) totals[name] = ratio!(sums as never)
  return totals
}

function sum(name: string, rows: readonly Row[]): number {
  let total = 0
  for (const row of rows) total += row[name] as number
  if (!Number.isSafeInteger(total)) throw new RangeError(`total of ${name} is too large`)
  return total
}

/** What stands for an absent text; a group of its own name needs no head. */
const TIADA = '-'

/**
 * @param bands for people: groups stand under a head of their own, and their columns are left out.
 *   Else (Excel, CSV) every row is whole, so that it can be sorted and filtered.
 */
export function gridOf(
  layout: AnyLayout,
  rows: readonly Row[],
  totals: Totals,
  { bands }: { bands: boolean },
): Grid {
  const { groupBy = [] } = layout
  const names = Object.keys(layout.columns).filter((name) => !bands || !groupBy.includes(name))
  const lines: Line[] = []
  const cellsOf = (source: Totals): Cell[] => names.map((name) => source[name] ?? null)
  const hasTotals = Object.keys(totals).length > 0

  function group(part: readonly Row[], level: number): void {
    const name = groupBy[level]
    if (name === undefined) {
      for (const row of part) lines.push({ style: 'body', level, label: '', cells: cellsOf(row) })
      return
    }
    const groups = runsOf(part, name)
    for (const members of groups) {
      const label = groupLabel(layout.columns, name, members[0]!)
      if (bands && members[0]![name] !== TIADA) lines.push({ style: 'group', level, label, cells: [] })
      group(members, level + 1)
      // The only group inside another adds up to the same figures: said once, by the outer one.
      if (hasTotals && (level === 0 || groups.length > 1))
        lines.push({
          style: 'subtotal',
          level,
          label: `Subtotal ${label}`,
          cells: cellsOf(totalsOf(layout, members)),
        })
    }
  }
  group(rows, 0)
  if (rows.length > 0)
    lines.push({
      style: 'total',
      level: 0,
      label: layout.totalLabel ? `${layout.totalLabel} ${rows.length}` : `Total ${rows.length} Data`,
      cells: cellsOf(totals),
    })
  return { columns: names.map((name) => ({ name, ...layout.columns[name]! })), lines }
}

/** Neighbours with the same value in `name`. */
function runsOf(rows: readonly Row[], name: string): Row[][] {
  const runs: Row[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run && run[0]![name] === row[name]) run.push(row)
    else runs.push([row])
  }
  return runs
}

const groupLabel = (columns: Columns, name: string, row: Row): string =>
  `${columns[name]!.label} ${formatValue(columns[name]!, row[name]!)}`

/** Where the label of a subtotal or total line goes: over the empty cells before the first figure. */
export const labelSpan = (line: Line): number => {
  const first = line.cells.findIndex((cell) => cell !== null)
  return first === -1 ? line.cells.length : first
}
