/** The body of a table of many lines: what antd draws of a row, drawn by hand, and how high each is. */
import type { TableProps } from 'antd'
import { useCallback, useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { isNumeric, type Column } from '#domain/report/columns.ts'
import type { Grid } from '#domain/report/grid.ts'
import type { GridLine } from '#domain/report/line.ts'
import { LongBody, rowHeight } from './LongBody.tsx'
import type { KeyedLine } from './jumlah.tsx'
import { textLine, fitsIn, textOf } from './width.ts'

interface Length {
  grid: Grid
  lines: readonly KeyedLine[]
  widths: readonly number[]
  height: number
  /** The first column stays in sight. */
  tetap: boolean
  /** The column the lines are sorted by. */
  diurut: string | undefined
  /** Of a row; the same function as long as it says the same. */
  tentang: (line: KeyedLine, index: number) => HTMLAttributes<HTMLElement> & { className: string }
  /** In a cell; so is this. */
  fill: (line: GridLine, i: number) => ReactNode
}

export function useLongBody({ grid, lines, widths, height, tetap, diurut, tentang, fill }: Length): {
  body: CustomizeScrollBody<KeyedLine>
  height: number
} {
  const garis = useMemo(() => {
    const fitting = widths.map(fitsIn)
    return lines.map((line) => garisDari(grid, line, fitting))
  }, [grid, lines, widths])
  const row = useCallback(
    (line: KeyedLine, index: number): ReactNode => {
      const { className, ...row } = tentang(line, index)
      const n = garis[index]!
      const kelas = `ant-table-row ${className}${n > 1 ? ' membungkus' : ''}`
      return (
        <tr
          key={line.key}
          aria-rowindex={index + 2}
          className={kelas}
          {...(n > 1 && { style: { height: rowHeight(n) } })}
          {...row}
        >
          {grid.columns.map((column, i) => (
            <td
              key={column.name}
              className={cellClass(column, { tetap: tetap && i === 0, diurut: column.name === diurut })}
            >
              {fill(line, i)}
            </td>
          ))}
        </tr>
      )
    },
    [grid, garis, tentang, fill, tetap, diurut],
  )
  const body: CustomizeScrollBody<KeyedLine> = (_, { ref, onScroll, scrollbarSize }) => (
    <LongBody
      lines={lines}
      garis={garis}
      // The head makes room for the scrollbar in its last column.
      widths={widths.map((w, i) => (i === widths.length - 1 ? w - scrollbarSize : w))}
      height={height}
      row={row}
      box={ref as unknown as Ref<HTMLDivElement>}
      onScroll={onScroll}
    />
  )
  return { body, height }
}

type CustomizeScrollBody<T> = Extract<
  NonNullable<NonNullable<TableProps<T>['components']>['body']>,
  (...args: never[]) => unknown
>

/** As many lines of text as its fullest cell. Figures never wrap: their columns are as wide as the widest. */
const garisDari = (grid: Grid, line: GridLine, fitting: readonly number[]): number =>
  grid.columns.reduce((most, column, i) => {
    const cell = line.cells[i]
    // Nearly all, tens of thousands of them.
    if (isNumeric(column.kind) || (typeof cell === 'string' && cell.length <= fitting[i]!)) return most
    const text = (i === 0 && line.label) || textOf(column, line, i)
    return Math.max(most, textLine(text, fitting[i]!))
  }, 1)

const cellClass = (column: Column, { tetap, diurut }: { tetap: boolean; diurut: boolean }): string =>
  [
    'ant-table-cell',
    isNumeric(column.kind) && 'number',
    tetap && 'ant-table-cell-fix ant-table-cell-fix-start',
    diurut && 'ant-table-column-sort',
  ]
    .filter(Boolean)
    .join(' ')
