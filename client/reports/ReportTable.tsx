import { Table, type TableColumnType, type TableProps } from 'antd'
import { useCallback, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import { isNumeric, type Row } from '#domain/report/columns.ts'
import type { GridLine } from '#domain/report/line.ts'
import { walk } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { useStable } from '#client/ui/useStable.ts'
import { FoldRow, Nomor } from './cells.tsx'
import { split, totalRows, type KeyedLine } from './jumlah.tsx'
import { filled, withoutEmpty, textOf, useWidth, widthOf } from './width.ts'
import { useLongBody } from './useLongBody.tsx'
import type { Tampilan } from './useTampilan.ts'

type Step = (() => void) | undefined

interface ReportTableProps {
  title: string
  tampilan: Tampilan
  empty: string
  /** The action of a press on a row; `stepNumber`: of a press on a number in it. */
  stepFrom: (row: Row) => Step
  stepNumber: (nomor: string) => Step
  /** Told whether it is wider than its room. */
  onWidth: (melebihi: boolean) => void
}

const VIRTUAL_ABOVE = 200
/** Above and below the table: header, filters, bar, totals. */
const AROUND = 500
/** The same with the filters folded, as they are above a wide table. */
const AROUND_RINGKAS = 400
/** Narrower, a column that stays would leave nothing for the others. */
const STAYS_FROM = 768

/** The grid as it is: heads of groups, rows, subtotals; totals and the first column stay in sight. Only what is seen is drawn above 200 lines. */
export function ReportTable({ title, tampilan, empty, stepFrom, stepNumber, onWidth }: ReportTableProps) {
  const { order, setOrder, folded, fold, foldAll, lembar } = tampilan
  const region = useScrollByKeys()
  const tableWidth = useWidth(region)
  const { grid, empty: none } = useMemo(
    () => withoutEmpty(tampilan.grid, tableWidth),
    [tampilan.grid, tableWidth],
  )
  const { lines, totals } = useMemo(() => split(grid.lines), [grid])
  const length = lines.length > VIRTUAL_ABOVE
  const widths = useMemo(() => {
    const needed = grid.columns.map((column, i) => widthOf(column, i, grid.lines))
    return length ? filled(needed, tableWidth) : needed
  }, [grid, length, tableWidth])
  const width = widths.reduce((sum, w) => sum + w, 0)
  const melebihi = tableWidth > 0 && width > tableWidth
  const tellWidth = useEffectEvent(onWidth)
  useEffect(() => tellWidth(melebihi), [melebihi])
  const actions = useStable({ stepFrom, stepNumber, fold })
  const bisaLipat = foldAll !== undefined
  const fill = useCallback(
    (line: GridLine, i: number): ReactNode => {
      const column = grid.columns[i]!
      const text = textOf(column, line, i)
      if (line.label && i === 0)
        return (
          <FoldRow
            label={line.label}
            level={line.level}
            folded={folded.has(line.path)}
            {...(bisaLipat && { onFold: () => actions.fold(line.path) })}
          />
        )
      return line.style === 'body' && column.kind === 'nomor' ? (
        <Nomor text={text} onBuka={actions.stepNumber(text)} />
      ) : (
        text
      )
    },
    [grid, folded, bisaLipat, actions],
  )
  const tentang = useCallback(
    (line: KeyedLine, index: number | undefined) => {
      const steps =
        line.style === 'body'
          ? actions.stepFrom(line.row!)
          : bisaLipat
            ? () => actions.fold(line.path)
            : undefined
      return {
        className: `report-${line.style}${line.style === 'body' && steps ? ' row-opens' : ''}`,
        tabIndex: index === 0 ? 0 : -1,
        ...(steps && { onClick: () => isSelecting() || steps() }),
        onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => walk(event, steps ?? (() => undefined)),
      }
    },
    [bisaLipat, actions],
  )
  const tetap = window.innerWidth >= STAYS_FROM
  const columns = grid.columns.map((column, i): TableColumnType<KeyedLine> => {
    const sorted = order?.name === column.name
    return {
      key: column.name,
      title: column.label,
      align: isNumeric(column.kind) ? 'right' : 'left',
      className: isNumeric(column.kind) ? 'number' : '',
      width: widths[i]!,
      sorter: true,
      sortOrder: sorted ? (order.descending ? 'descend' : 'ascend') : null,
      ...(i === 0 && tetap ? { fixed: 'start' as const } : {}),
      render: (_, line) => fill(line, i),
    }
  })
  const badan = useLongBody({
    grid,
    lines,
    widths,
    height: Math.max(280, window.innerHeight - (melebihi ? AROUND_RINGKAS : AROUND)),
    tetap,
    diurut: order?.name,
    tentang,
    fill,
  })
  const onChange: TableProps<KeyedLine>['onChange'] = (_page, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter
    setOrder(order ? { name: String(columnKey), descending: order === 'descend' } : undefined)
  }
  return (
    <div ref={region} className="data-table report-table" role="region" aria-label={title}>
      <Table<KeyedLine>
        size="small"
        columns={columns}
        dataSource={lines}
        pagination={false}
        loading={lembar?.reading.isFetching ?? false}
        showSorterTooltip={false}
        // Head and total stay in sight; on a phone the page itself is what is scrolled.
        scroll={length || tetap ? { x: width, y: badan.height } : { x: width }}
        {...(length ? { components: { body: badan.body } } : { onRow: tanpaKelas(tentang) })}
        onChange={onChange}
        rowClassName={(line, index) => tentang(line, index).className}
        locale={{ emptyText: <EmptyState title={empty} /> }}
        {...(totals.length > 0 ? { summary: () => totalRows(grid, totals) } : {})}
      />
      {none.length > 0 && (
        <p className="muted report-kosong">Kolom Kosong Tidak Ditampilkan: {none.join(', ')}</p>
      )}
    </div>
  )
}

/** antd has the classes of a row apart. */
const tanpaKelas =
  <A extends unknown[], R extends { className: string }>(tentang: (...args: A) => R) =>
  (...args: A): Omit<R, 'className'> => {
    const { className: _, ...rest } = tentang(...args)
    return rest
  }

/** True while the user marks a figure to copy it: such a press opens nothing. */
const isSelecting = (): boolean => getSelection()?.isCollapsed === false
