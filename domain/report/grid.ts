/**
 * From the rows of a report to the lines of a table: group heads, rows, subtotals, total. Screen, PDF, Excel and CSV
 * all write this one grid. A total is a line of the grid and never a row of the data.
 */
import type { AnyLayout } from './layout.ts'
import { formatValue, type Column, type Columns, type Row, type Totals } from './columns.ts'
import { saldoRow, allSaldo } from './grid-saldo.ts'
import type { Cell, GridLine } from './line.ts'

export interface Grid {
  columns: (Column & { name: string })[]
  lines: GridLine[]
}

export interface View {
  /**
   * For people: groups stand under a head of their own, and their columns are left out.
   * Else (Excel, CSV) every row is whole, so that it can be sorted and filtered.
   */
  bands: boolean
  /** Paths of the groups of which only the subtotal is shown. */
  folded?: ReadonlySet<string>
  /** The order of rows in their group, when it is not the report's own. */
  order?: ((a: Row, b: Row) => number) | undefined
  /**
   * The rows found by a search: shown in their groups without subtotals, with their own sums above the total, which
   * remains that of all rows.
   */
  found?: readonly Row[] | undefined
  /** The rows are one page of so many, and of so many that have what is sought. */
  sebagian?: { jumlah: number; ketemu: { jumlah: number; total: Totals } | null } | undefined
  /** The line below the total. */
  bawah?: { label: string; row: Totals } | undefined
  /** The balances that the rows move, in the order of the groups: one of each, also of those that nothing moved. */
  saldo?: readonly Row[] | undefined
}

/** Sums of the columns that have a total, and the ratios made from them. @throws RangeError when a sum outgrows 2^53 */
export function totalsOf(layout: AnyLayout, rows: readonly Row[]): Totals {
  const sums = new Jumlah(layout)
  sums.tambah(rows)
  return sums.totals()
}

/** The same of rows that come in parts. */
export class Jumlah {
  readonly #layout: AnyLayout
  readonly #sums: Record<string, number>

  constructor(layout: AnyLayout) {
    this.#layout = layout
    const { columns } = layout
    const names = Object.keys(columns).filter((name) => columns[name].total)
    this.#sums = Object.fromEntries(names.map((name) => [name, 0]))
  }

  /** @throws RangeError if a sum exceeds 2^53 */
  tambah(rows: readonly Row[]): void {
    for (const name in this.#sums) {
      let sum = this.#sums[name]!
      for (const row of rows) sum += row[name] as number
      if (!Number.isSafeInteger(sum)) throw new RangeError(`total of ${name} is too large`)
      this.#sums[name] = sum
    }
  }

  totals(): Totals {
    const sums = { ...this.#sums }
    const totals = { ...sums } as Totals
    for (const [name, ratio] of Object.entries(this.#layout.ratios ?? {}))
      totals[name] = ratio!(sums as never)
    return totals
  }
}

/** Stands for an absent text; a group named so gets no head. */
const TIADA = '-'
/** Between the names of a path; no name has it. */
const DI_DALAM = '\u0000'

export function gridOf(...of: Parameters<typeof gridInTurn>): Grid {
  const { columns, lines } = gridInTurn(...of)
  return { columns, lines: [...lines] }
}

/** The same with its lines made one by one, each time they are gone through: of very many rows nobody holds two tables. */
export function gridInTurn(
  layout: AnyLayout,
  rows: readonly Row[],
  totals: Totals,
  { bands, folded, order, found, sebagian, bawah, saldo }: View,
): { columns: Grid['columns']; lines: Iterable<GridLine> } {
  const { groupBy = [] } = layout
  const per = layout.saldo?.per
  const columns = shownColumns(layout, rows, bands)
  const cellsOf = (source: Totals): Cell[] => columns.map(({ name }) => source[name] ?? null)
  const hasTotals = Object.keys(totals).length > 0

  function* body(part: readonly Row[], level: number, path: string): Generator<GridLine> {
    for (const row of order ? part.toSorted(order) : part)
      yield { style: 'body', level, label: '', cells: cellsOf(row), path, row }
  }

  function* group(part: readonly Row[], level: number, outer: string): Generator<GridLine> {
    const name = groupBy[level]
    if (name === undefined) return yield* body(part, level, outer)
    const ofSaldo = name === per && saldo && !found
    const groups = ofSaldo ? perSaldo(part, name, saldo) : runsOf(part, name)
    for (const { members, row } of groups) {
      const label = groupLabel(layout.columns, name, row)
      const path = outer + DI_DALAM + row[name]
      const isFolded = folded?.has(path) === true
      const headed = bands && row[name] !== TIADA
      const saldonya =
        ofSaldo &&
        saldoRow(layout, columns, [row], members, {
          // Under its head, or its subtotal, it needs no name.
          nama: bands ? '' : ` ${label}`,
          path,
          bands,
        })
      if (isFolded ? !hasTotals : headed) yield { style: 'group', level, label, cells: [], path, row }
      if (saldonya && !isFolded) yield* saldonya.awal
      if (!isFolded) yield* group(members, level + 1, path)
      // The only group inside another adds up to the same figures: said once, by the outer one.
      if (hasTotals && !found && members.length > 0 && (isFolded || level === 0 || groups.length > 1))
        yield {
          style: 'subtotal',
          level,
          label: `Subtotal ${label}`,
          cells: cellsOf(totalsOf(layout, members)),
          path,
          row,
        }
      if (saldonya) yield* saldonya.akhir
    }
  }
  const total = (label: string, sums: Totals): GridLine => ({
    style: 'total',
    level: 0,
    label,
    cells: cellsOf(sums),
    path: '',
  })
  function* all(): Generator<GridLine> {
    const satu =
      saldo && per === undefined && saldoRow(layout, columns, saldo, rows, { nama: '', path: '', bands })
    if (satu) yield* satu.awal
    yield* group(found ?? rows, 0, '')
    const ketemu = sebagian?.ketemu ?? (found && { jumlah: found.length, total: totalsOf(layout, found) })
    if (ketemu) yield total(`Ketemu ${ketemu.jumlah} Data`, ketemu.total)
    const jumlah = sebagian?.jumlah ?? rows.length
    if (jumlah > 0)
      yield total(layout.totalLabel ? `${layout.totalLabel} ${jumlah}` : `Total ${jumlah} Data`, totals)
    if (bawah) yield total(bawah.label, bawah.row)
    if (satu) yield* satu.akhir
    if (saldo && per !== undefined && saldo.length > 1) yield* allSaldo(layout, columns, saldo, rows)
  }
  return { columns, lines: { [Symbol.iterator]: all } }
}

/** The columns of a table of these rows. */
function shownColumns({ columns, groupBy = [] }: AnyLayout, rows: readonly Row[], bands: boolean) {
  const empty = new Map<string, boolean>()
  const isEmpty = (name: string): boolean => {
    if (!empty.has(name))
      empty.set(
        name,
        rows.every((row) => row[name] === 0),
      )
    return empty.get(name)!
  }
  return Object.entries(columns as Columns)
    .filter(([name, column]) => !bands || !(groupBy.includes(name) || column.berkas))
    .filter(([, column]) => !column.bila || !isEmpty(column.bila))
    .map(([name, column]) => ({ name, ...column }))
}

/** Every group that can be folded, outermost and inner ones. */
export const groupPaths = (lines: readonly GridLine[]): Set<string> =>
  new Set(lines.flatMap(({ style, path }) => (style === 'group' || style === 'subtotal' ? [path] : [])))

interface Run {
  members: Row[]
  /** The first of them; of a group without any, its balance. */
  row: Row
}

/** Neighbours with the same value in `name`. */
function runsOf(rows: readonly Row[], name: string): Run[] {
  const runs: Run[] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run && run.row[name] === row[name]) run.members.push(row)
    else runs.push({ members: [row], row })
  }
  return runs
}

/** Returns one run for each balance, even if no row moved it. */
function perSaldo(rows: readonly Row[], name: string, saldo: readonly Row[]): Run[] {
  const runs = new Map(runsOf(rows, name).map(({ members, row }) => [row[name], members]))
  return saldo.map((row) => ({ members: runs.get(row[name]!) ?? [], row }))
}

const groupLabel = (columns: Columns, name: string, row: Row): string =>
  `${columns[name]!.label} ${formatValue(columns[name]!, row[name]!)}`
