/** Draws the lines below the rows of a report, which stay in sight. */
import { Table } from 'antd'
import type { ReactNode } from 'react'
import { isNumeric } from '#domain/report/columns.ts'
import type { Grid } from '#domain/report/grid.ts'
import type { GridLine } from '#domain/report/line.ts'
import { textOf } from './width.ts'

export interface KeyedLine extends GridLine {
  key: number
}

/**
 * Splits off the lines that stand below the rows: everything from the total on. When there are only balances that
 * nothing moved, all of them stand below the words that say so.
 */
export function split(all: GridLine[]): { lines: KeyedLine[]; totals: GridLine[] } {
  const total = all.findIndex((line) => line.style === 'total')
  const below = total >= 0 ? total : all.every((line) => line.style === 'saldo') ? 0 : all.length
  return { lines: all.slice(0, below).map((line, key) => ({ ...line, key })), totals: all.slice(below) }
}

/** Not a component: antd looks whether what it is given is a Summary, and keeps that in sight. */
export function totalRows(grid: Grid, totals: readonly GridLine[]): ReactNode {
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
