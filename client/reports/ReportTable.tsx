import { Table, type TableColumnType } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { formatValue, isNumeric, type Column } from '#domain/report/columns.ts'
import { labelSpan, type Grid, type Line } from '#domain/report/grid.ts'
import { messages } from '#domain/messages.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'

interface ReportTableProps {
  title: string
  grid: Grid
  loading: boolean
  empty: string
}

interface KeyedLine extends Line {
  key: number
}

/** By keyboard too: a table wider than the screen is walked with the arrow keys from its first row. */
const REACHABLE = { tabIndex: 0 }
const VIRTUAL_ABOVE = 200
/** Above and below the table: header, filters, total. */
const AROUND = 430

/** The grid as it is: heads of groups, rows, subtotals; the total stays in sight. Only what is seen is drawn above 200 lines. */
export function ReportTable({ title, grid, loading, empty }: ReportTableProps) {
  const { lines, total } = useMemo(() => split(grid.lines), [grid])
  const columns = useMemo(() => grid.columns.map((column, i) => antdColumn(column, i, grid)), [grid])
  const virtual = lines.length > VIRTUAL_ABOVE
  const region = useScrollByKeys()
  const width = columns.reduce((sum, column) => sum + (column.width as number), 0)
  return (
    <div ref={region} className="data-table report-table" role="region" aria-label={title}>
      <Table<KeyedLine>
        size="small"
        columns={columns}
        dataSource={lines}
        loading={loading}
        pagination={false}
        virtual={virtual}
        scroll={virtual ? { x: width, y: Math.max(280, window.innerHeight - AROUND) } : { x: width }}
        onRow={(_, index) => (index === 0 ? REACHABLE : {})}
        rowClassName={(line) => `report-${line.style}`}
        locale={{ emptyText: loading ? messages.sedangMencari : <EmptyState title={empty} /> }}
        {...(total ? { summary: () => totalRow(grid, total) } : {})}
      />
    </div>
  )
}

const split = (all: Line[]): { lines: KeyedLine[]; total: Line | undefined } => ({
  lines: all.filter((line) => line.style !== 'total').map((line, key) => ({ ...line, key })),
  total: all.find((line) => line.style === 'total'),
})

function antdColumn(column: Column, i: number, grid: Grid): TableColumnType<KeyedLine> {
  return {
    key: i,
    title: column.label,
    align: isNumeric(column.kind) ? 'right' : 'left',
    className: isNumeric(column.kind) ? 'number' : '',
    width: widthOf(column, i, grid.lines),
    onCell: (line) => ({ colSpan: spanOf(line, i, grid.columns.length) }),
    render: (_, line) => (line.label && i === 0 ? line.label : textOf(column, line, i)),
  }
}

/** A label lies over the empty cells before the first figure; a group's head over the whole line. */
function spanOf(line: Line, i: number, columns: number): number {
  if (line.style === 'body') return 1
  const span = line.style === 'group' ? columns : Math.max(1, labelSpan(line))
  return i === 0 ? span : i < span ? 0 : 1
}

const textOf = (column: Column, line: Line, i: number): string => {
  const cell = line.cells[i]
  return cell == null ? '' : formatValue(column, cell)
}

/** Not a component: antd looks whether what it is given is a Summary, and keeps that in sight. */
function totalRow(grid: Grid, line: Line): ReactNode {
  const span = Math.max(1, labelSpan(line))
  return (
    <Table.Summary fixed="bottom">
      <Table.Summary.Row className="report-total">
        <Table.Summary.Cell index={0} colSpan={span}>
          {line.label}
        </Table.Summary.Cell>
        {grid.columns.slice(span).map((column, n) => (
          <Table.Summary.Cell
            key={column.name}
            index={span + n}
            align={isNumeric(column.kind) ? 'right' : 'left'}
            className="number"
          >
            {textOf(column, line, span + n)}
          </Table.Summary.Cell>
        ))}
      </Table.Summary.Row>
    </Table.Summary>
  )
}

/** A character of the widest font there is, at the size of a table; heads are bold. */
const CHARACTER = 9
const BOLD_CHARACTER = 10
const PADDING = 24
const WIDEST = 34

/** As wide as its widest value: all figures are looked at, of the texts the first few hundred. */
function widthOf(column: Column, i: number, lines: readonly Line[]): number {
  let longest = 0
  const looked = isNumeric(column.kind) ? lines : lines.slice(0, 500)
  for (const line of looked) longest = Math.max(longest, textOf(column, line, i).length)
  return Math.max(Math.min(longest, WIDEST) * CHARACTER, column.label.length * BOLD_CHARACTER) + PADDING
}
