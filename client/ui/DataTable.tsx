import { Button, Table, type TableColumnType } from 'antd'
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { formatTanggal } from '#domain/format.ts'
import { bagianTelepon } from '#domain/telepon.ts'
import { lipat } from '#domain/text.ts'
import { cellText, compareCells, isNumeric, type CellKind, type CellValue } from './cells.ts'
import { downloadCsv } from './csv.ts'
import { unread, beingRead, type Readings } from './reading.ts'
import { Unread } from './Unread.tsx'
import { EmptyState } from './EmptyState.tsx'
import { TextInput } from './inputs.tsx'
import { useScrollByKeys } from './scroll.ts'
import './data-table.css'

export interface DataColumn<T> {
  /** Unique in the table; the column's name in CSV is its title. */
  key: string
  title: string
  /** Decides alignment, format and sorting; text when not said. */
  kind?: CellKind
  value: (row: T) => CellValue
  /** Instead of the formatted value on screen; search, sort and CSV still use `value`. */
  render?: (row: T) => ReactNode
  width?: number
  /** false: the head does not sort. */
  sort?: boolean
  /** false: not in the CSV file (buttons). */
  csv?: boolean
  /** Stays in sight at the right while the others scroll: what can be done with a row. */
  pinned?: boolean
}

/** A column with the actions of a row: no value, in no file, always in sight. */
export const actionColumn = <T,>(render: (row: T) => ReactNode, width?: number): DataColumn<T> => ({
  key: 'aksi',
  title: 'Aksi',
  value: () => null,
  sort: false,
  csv: false,
  pinned: true,
  ...(width && { width }),
  render,
})

const CHOOSE = 'Pilih'
/** A column in which a row is chosen: no value, in no file. Space on the row is a click on it. */
export const choiceColumn = <T,>(render: (row: T) => ReactNode): DataColumn<T> => ({
  key: 'pilih',
  title: CHOOSE,
  value: () => null,
  sort: false,
  csv: false,
  width: 64,
  render,
})

/** A day as staff say it: 23 November 2026; a file has 2026-11-23. */
export const dayColumn = <T,>(key: string, title: string, value: (row: T) => string): DataColumn<T> => ({
  key,
  title,
  value,
  render: (row) => formatTanggal(value(row)),
})

/** The server pages, sorts and searches; the table only shows. */
export interface ServerPaging {
  page: number
  pageSize: number
  total: number
  onChange: (next: { page: number; pageSize: number; sort?: { key: string; descending: boolean } }) => void
  onSearch?: (text: string) => void
}

export interface DataTableProps<T> {
  columns: readonly DataColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  /** Says the table's content to users who cannot see it. */
  label: string
  loading?: boolean
  /** Said while it is being read. */
  mencari?: string
  /** The reads that gave the rows: a table whose rows could not be read is not empty, and says so. */
  reading?: Readings
  /** Text in place of the rows when there are none. */
  empty?: string
  /** And below it: the way on. */
  emptyAction?: ReactNode
  /** false: no search field. */
  search?: boolean
  /** The file's name; false: no CSV button. */
  csv?: string | false
  /** Enter or a click on a row. */
  onOpen?: (row: T) => void
  selectedKey?: string
  rowClassName?: (row: T) => string
  /** Marks on a row's element. */
  rowMarks?: (row: T) => Record<`data-${string}`, string | undefined>
  /**
   * Told whether all rows stand as they were given, neither searched nor sorted: only then they may be put in another
   * order.
   */
  onAsli?: (asli: boolean) => void
  server?: ServerPaging
  /** Beside the search field. */
  toolbar?: ReactNode
  pageSize?: number | false
  /** Pixels of the body when the table scrolls by itself. */
  height?: number
}

const VIRTUAL_ABOVE = 200

/** A table to search, sort, walk with the arrow keys and take away as CSV; virtual above 200 rows on one page. On a phone its rows are cards. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const {
    columns,
    rows,
    rowKey,
    label,
    reading = [],
    loading = beingRead(reading),
    empty = 'Data Kosong',
    emptyAction,
    search = true,
    csv = false,
    onOpen,
    selectedKey,
    rowClassName,
    rowMarks,
    onAsli,
    mencari,
    server,
    toolbar,
    pageSize = 20,
    height = 520,
  } = props
  const [text, setText] = useState('')
  const sought = useDeferredValue(lipat(text))
  const [sorted, setSorted] = useState(false)
  const asli = !sorted && sought === ''
  const tellAsli = useEffectEvent((now: boolean) => onAsli?.(now))
  useEffect(() => tellAsli(asli), [asli])
  const found = useMemo(() => {
    if (!sought || server) return rows
    const ways = [...new Set([sought, bagianTelepon(sought)])]
    return rows.filter((row) =>
      columns.some((c) => {
        const cell = cellText(c.kind, c.value(row)).toUpperCase()
        return ways.some((way) => cell.includes(way))
      }),
    )
  }, [rows, columns, sought, server])
  const onePage = !server && pageSize === false
  const virtual =
    (onePage ? found.length : (server?.pageSize ?? (pageSize || 0))) > VIRTUAL_ABOVE &&
    found.length > VIRTUAL_ABOVE
  const searchId = useId()
  const region = useScrollByKeys()
  const toCsv = () =>
    downloadCsv(
      csv || 'spreadsheet.csv',
      columns.filter((c) => c.csv !== false),
      found,
    )

  const gagal = unread(reading).length > 0
  const chosen = columns.some(({ title }) => title === CHOOSE)

  return (
    <div
      ref={region}
      className={virtual ? 'data-table' : 'data-table data-table-cards'}
      role="region"
      aria-label={label}
    >
      {(search || csv || toolbar) && (
        <div className="data-table-bar">
          {search && (
            <>
              <label className="only-heard" htmlFor={searchId}>
                Cari
              </label>
              <TextInput
                id={searchId}
                className="data-table-search"
                placeholder="Cari"
                allowClear
                value={text}
                onChange={(typed) => {
                  setText(typed)
                  server?.onSearch?.(typed)
                }}
              />
            </>
          )}
          {toolbar}
          {csv && (
            <Button className="data-table-csv" onClick={toCsv} disabled={found.length === 0}>
              CSV
            </Button>
          )}
        </div>
      )}
      <Table<T>
        size="small"
        columns={columns.map((c) => antdColumn(c, server !== undefined))}
        dataSource={found as T[]}
        rowKey={rowKey}
        loading={mencari ? { spinning: loading, description: mencari } : loading}
        virtual={virtual}
        scroll={
          virtual
            ? { x: columns.reduce((sum, c) => sum + (c.width ?? 140), 0), y: height }
            : { x: 'max-content' }
        }
        pagination={onePage ? false : pagination(server, pageSize || 20)}
        onChange={(page, _filters, sorter) => {
          const sort = Array.isArray(sorter) ? sorter[0] : sorter
          setSorted(sort?.order !== undefined && sort.order !== null)
          server?.onChange({
            page: page.current ?? 1,
            pageSize: page.pageSize ?? server.pageSize,
            ...(sort?.order
              ? { sort: { key: String(sort.columnKey), descending: sort.order === 'descend' } }
              : {}),
          })
        }}
        rowClassName={(row) =>
          [
            rowClassName?.(row),
            onOpen && 'row-opens',
            (onOpen || chosen) && 'row-walks',
            selectedKey === rowKey(row) && 'ant-table-row-selected',
          ]
            .filter(Boolean)
            .join(' ')
        }
        onRow={(row, index) => ({
          ...(rowMarks?.(row) as HTMLAttributes<HTMLElement> | undefined),
          ...((onOpen || chosen) && {
            tabIndex: index === 0 ? 0 : -1,
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => walk(event, () => onOpen?.(row)),
          }),
          ...(onOpen && { onClick: () => onOpen(row) }),
        })}
        locale={{
          emptyText: gagal ? (
            <Unread reading={reading} apa={label} />
          ) : loading ? (
            ' '
          ) : (
            <EmptyState title={empty}>{emptyAction}</EmptyState>
          ),
        }}
      />
    </div>
  )
}

function antdColumn<T>(
  { key, title, kind, value, render, width, sort = true, pinned = false }: DataColumn<T>,
  onServer: boolean,
): TableColumnType<T> {
  return {
    key,
    title,
    align: isNumeric(kind) ? 'right' : 'left',
    ...(width ? { width } : {}),
    ...(pinned ? { fixed: 'end' as const } : {}),
    ...(isNumeric(kind) ? { className: 'number' } : {}),
    onCell: () => ({ 'data-title': title }) as HTMLAttributes<HTMLElement>,
    ...(sort ? { sorter: onServer || ((a: T, b: T) => compareCells(value(a), value(b))) } : {}),
    render: (_, row) => (render ? render(row) : cellText(kind, value(row))),
  }
}

const pagination = (server: ServerPaging | undefined, pageSize: number) => ({
  showSizeChanger: true,
  pageSizeOptions: [20, 50, 100, 200],
  showTotal: (total: number) => `${total} baris`,
  ...(server
    ? { current: server.page, pageSize: server.pageSize, total: server.total }
    : { defaultPageSize: pageSize, hideOnSinglePage: pageSize >= 20 }),
})

/** Arrow keys walk the rows, Enter opens one, Space chooses it, Escape leaves them. */
export function walk(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return
  const row = event.currentTarget
  const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key]
  if (event.key === 'Enter') open()
  else if (event.key === 'Escape') row.blur()
  else if (event.key === ' ') row.querySelector<HTMLElement>(`[data-title="${CHOOSE}"] input`)?.click()
  else if (next instanceof HTMLElement && next.tabIndex !== undefined) next.focus()
  else return
  event.preventDefault()
}
