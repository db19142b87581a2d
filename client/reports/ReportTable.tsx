import { Table, type TableColumnType, type TableProps } from 'antd'
import { useCallback, useMemo, type ReactNode, type Ref } from 'react'
import { isNumeric, type Column, type Row } from '#domain/report/columns.ts'
import type { Grid } from '#domain/report/grid.ts'
import type { GridLine } from '#domain/report/line.ts'
import { walk } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { useStable } from '#client/ui/useStable.ts'
import { BadanPanjang } from './BadanPanjang.tsx'
import { filled, textOf, useLebar, WIDEST, widthOf } from './lebar.ts'
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
  const { grid, urutan, setUrutan, folded, fold, foldAll, lembar } = tampilan
  const { lines, totals } = useMemo(() => split(grid.lines), [grid])
  const panjang = lines.length > VIRTUAL_ABOVE
  const region = useScrollByKeys()
  const lebar = useLebar(region)
  const widths = useMemo(() => {
    const needed = grid.columns.map((column, i) => widthOf(column, i, grid.lines))
    return panjang ? filled(needed, lebar) : needed
  }, [grid, panjang, lebar])
  const width = widths.reduce((sum, w) => sum + w, 0)
  const aksi = useStable({ langkahDari, langkahNomor, fold })
  const bisaLipat = foldAll !== undefined
  const isi = useCallback(
    (line: GridLine, i: number): ReactNode => {
      const column = grid.columns[i]!
      const text = textOf(column, line, i)
      if (line.label && i === 0)
        return (
          <BarisLipat
            label={line.label}
            level={line.level}
            folded={folded.has(line.path)}
            {...(bisaLipat && { onFold: () => aksi.fold(line.path) })}
          />
        )
      return line.style === 'body' && column.kind === 'nomor' ? (
        <Nomor text={text} onBuka={aksi.langkahNomor(text)} />
      ) : (
        text
      )
    },
    [grid, folded, bisaLipat, aksi],
  )
  const tentang = useCallback(
    (line: KeyedLine, index: number | undefined) => {
      const langkah =
        line.style === 'body'
          ? aksi.langkahDari(line.row!)
          : bisaLipat
            ? () => aksi.fold(line.path)
            : undefined
      return {
        className: `report-${line.style}${line.style === 'body' && langkah ? ' row-opens' : ''}`,
        tabIndex: index === 0 ? 0 : -1,
        ...(langkah && { onClick: () => isSelecting() || langkah() }),
        onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => walk(event, langkah ?? (() => undefined)),
      }
    },
    [bisaLipat, aksi],
  )
  const tetap = window.innerWidth >= STAYS_FROM
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
      ...(i === 0 && tetap ? { fixed: 'start' as const } : {}),
      render: (_, line) => isi(line, i),
    }
  })
  const diurut = grid.columns.findIndex(({ name }) => name === urutan?.name)
  const baris = useCallback(
    (line: KeyedLine, index: number): ReactNode => {
      const { className, ...row } = tentang(line, index)
      return (
        <tr key={line.key} aria-rowindex={index + 2} className={`ant-table-row ${className}`} {...row}>
          {grid.columns.map((column, i) => (
            <td
              key={column.name}
              className={kelasSel(column, { tetap: tetap && i === 0, diurut: i === diurut })}
              title={terpotong(column, line, i)}
            >
              {isi(line, i)}
            </td>
          ))}
        </tr>
      )
    },
    [grid, tentang, isi, tetap, diurut],
  )
  const height = Math.max(280, window.innerHeight - AROUND)
  const badan: CustomizeScrollBody<KeyedLine> = (_, { ref, onScroll, scrollbarSize }) => (
    <BadanPanjang
      lines={lines}
      // The head makes room for the scrollbar in its last column.
      widths={widths.map((w, i) => (i === widths.length - 1 ? w - scrollbarSize : w))}
      height={height}
      baris={baris}
      kotak={ref as unknown as Ref<HTMLDivElement>}
      onScroll={onScroll}
    />
  )
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
        loading={lembar?.dibaca.isFetching ?? false}
        showSorterTooltip={false}
        scroll={panjang ? { x: width, y: height } : { x: width }}
        {...(panjang ? { components: { body: badan } } : { onRow: tanpaKelas(tentang) })}
        onChange={onChange}
        rowClassName={(line, index) => tentang(line, index).className}
        locale={{ emptyText: <EmptyState title={empty} /> }}
        {...(totals.length > 0 ? { summary: () => totalRows(grid, totals) } : {})}
      />
    </div>
  )
}

type CustomizeScrollBody<T> = Extract<
  NonNullable<NonNullable<TableProps<T>['components']>['body']>,
  (...args: never[]) => unknown
>

/** antd has the classes of a row apart. */
const tanpaKelas =
  <A extends unknown[], R extends { className: string }>(tentang: (...args: A) => R) =>
  (...args: A): Omit<R, 'className'> => {
    const { className: _, ...rest } = tentang(...args)
    return rest
  }

const kelasSel = (column: Column, { tetap, diurut }: { tetap: boolean; diurut: boolean }): string =>
  [
    'ant-table-cell',
    isNumeric(column.kind) && 'number',
    tetap && 'ant-table-cell-fix ant-table-cell-fix-start',
    diurut && 'ant-table-column-sort',
  ]
    .filter(Boolean)
    .join(' ')

/** What its column is too narrow for is told when it is pointed at. */
function terpotong(column: Column, line: GridLine, i: number): string | undefined {
  const text = textOf(column, line, i)
  return text.length > WIDEST ? text : undefined
}

/** What stands below the rows is from the total on; a balance that nothing moved stands below the words that say so. */
function split(all: GridLine[]): { lines: KeyedLine[]; totals: GridLine[] } {
  const total = all.findIndex((line) => line.style === 'total')
  const below = total >= 0 ? total : all.every((line) => line.style === 'saldo') ? 0 : all.length
  return { lines: all.slice(0, below).map((line, key) => ({ ...line, key })), totals: all.slice(below) }
}

/** Who marks a figure to copy it opens nothing. */
const isSelecting = (): boolean => getSelection()?.isCollapsed === false

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
