import { Table, type TableColumnType, type TableProps } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { formatValue, isNumeric, type Column, type Row } from '#domain/report/columns.ts'
import type { Grid } from '#domain/report/grid.ts'
import type { GridLine } from '#domain/report/line.ts'
import { walk } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { BarisLipat, Nomor } from './cells.tsx'
import type { Tampilan } from './useTampilan.ts'

type Langkah = (() => void) | undefined

interface ReportTableProps {
  title: string
  tampilan: Tampilan
  empty: string
  /** What a press on a row does, and on a number in it. */
  langkahDari: (row: Row) => Langkah
  langkahNomor: (nomor: string) => Langkah
}

interface KeyedLine extends GridLine {
  key: number
}

const VIRTUAL_ABOVE = 200
/** Above and below the table: header, filters, bar, totals. */
const AROUND = 500
/** Narrower, a column that stays would leave nothing for the others. */
const STAYS_FROM = 768

/** The grid as it is: heads of groups, rows, subtotals; totals and the first column stay in sight. Only what is seen is drawn above 200 lines. */
export function ReportTable({ title, tampilan, empty, langkahDari, langkahNomor }: ReportTableProps) {
  const { grid, urutan, setUrutan, folded, fold, foldAll } = tampilan
  const { lines, totals } = useMemo(() => split(grid.lines), [grid])
  const widths = useMemo(() => grid.columns.map((column, i) => widthOf(column, i, grid.lines)), [grid])
  const virtual = lines.length > VIRTUAL_ABOVE
  const region = useScrollByKeys()
  const width = widths.reduce((sum, w) => sum + w, 0)
  const columns = grid.columns.map((column, i): TableColumnType<KeyedLine> => {
    const sorted = urutan?.name === column.name
    return {
      key: column.name,
      title: column.label,
      align: isNumeric(column.kind) ? 'right' : 'left',
      className: isNumeric(column.kind) ? 'number' : '',
      width: widths[i]!,
      sorter: true,
      sortOrder: sorted ? (urutan.descending ? 'descend' : 'ascend') : null,
      ...(i === 0 && window.innerWidth >= STAYS_FROM ? { fixed: 'start' as const } : {}),
      render: (_, line) => {
        const text = textOf(column, line, i)
        if (line.label && i === 0)
          return (
            <BarisLipat
              label={line.label}
              level={line.level}
              folded={folded.has(line.path)}
              {...(foldAll && { onFold: () => fold(line.path) })}
            />
          )
        return line.style === 'body' && column.kind === 'nomor' ? (
          <Nomor text={text} onBuka={langkahNomor(text)} />
        ) : (
          text
        )
      },
    }
  })
  const onRow = (line: KeyedLine, index: number | undefined) => {
    const langkah = line.style === 'body' ? langkahDari(line.row!) : foldAll && (() => fold(line.path))
    return {
      tabIndex: index === 0 ? 0 : -1,
      ...(langkah && { onClick: () => isSelecting() || langkah() }),
      onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => walk(event, langkah ?? (() => undefined)),
    }
  }
  const onChange: TableProps<KeyedLine>['onChange'] = (_page, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter
    setUrutan(order ? { name: String(columnKey), descending: order === 'descend' } : undefined)
  }
  return (
    <div ref={region} className="data-table report-table" role="region" aria-label={title}>
      <Table<KeyedLine>
        size="small"
        columns={columns}
        dataSource={lines}
        pagination={false}
        virtual={virtual}
        showSorterTooltip={false}
        scroll={virtual ? { x: width, y: Math.max(280, window.innerHeight - AROUND) } : { x: width }}
        onRow={onRow}
        onChange={onChange}
        rowClassName={(line) =>
          `report-${line.style}${line.style === 'body' && langkahDari(line.row!) ? ' row-opens' : ''}`
        }
        locale={{ emptyText: <EmptyState title={empty} /> }}
        {...(totals.length > 0 ? { summary: () => totalRows(grid, totals) } : {})}
      />
    </div>
  )
}

/** What stands below the rows is from the total on; a balance that nothing moved stands below the words that say so. */
function split(all: GridLine[]): { lines: KeyedLine[]; totals: GridLine[] } {
  const total = all.findIndex((line) => line.style === 'total')
  const below = total >= 0 ? total : all.every((line) => line.style === 'saldo') ? 0 : all.length
  return { lines: all.slice(0, below).map((line, key) => ({ ...line, key })), totals: all.slice(below) }
}

/** Who marks a figure to copy it opens nothing. */
const isSelecting = (): boolean => getSelection()?.isCollapsed === false

const textOf = (column: Column, line: GridLine, i: number): string => {
  const cell = line.cells[i]
  return cell == null ? '' : formatValue(column, cell)
}

/** Not a component: antd looks whether what it is given is a Summary, and keeps that in sight. */
function totalRows(grid: Grid, totals: readonly GridLine[]): ReactNode {
  return (
    <Table.Summary fixed="bottom">
      {totals.map((line) => (
        <Table.Summary.Row key={line.label} className="report-total">
          {grid.columns.map((column, i) => (
            <Table.Summary.Cell
              key={column.name}
              index={i}
              align={isNumeric(column.kind) ? 'right' : 'left'}
              className={i > 0 && isNumeric(column.kind) ? 'number' : ''}
            >
              {i === 0 ? line.label : textOf(column, line, i)}
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      ))}
    </Table.Summary>
  )
}

/** A character of the widest font there is, at the size of a table; heads are bold, and have their arrows. */
const CHARACTER = 9
const BOLD_CHARACTER = 10
const PADDING = 24
const ARROWS = 20
const WIDEST = 34

/** As wide as its widest value: all figures are looked at, of the texts the first few hundred. */
function widthOf(column: Column, i: number, lines: readonly GridLine[]): number {
  let longest = 0
  const looked = isNumeric(column.kind) ? lines : lines.slice(0, 500)
  for (const line of looked) longest = Math.max(longest, textOf(column, line, i).length)
  if (i === 0) for (const { label } of lines.slice(0, 500)) longest = Math.max(longest, label.length + 2)
  return (
    Math.max(Math.min(longest, WIDEST) * CHARACTER, column.label.length * BOLD_CHARACTER + ARROWS) + PADDING
  )
}
