import { Button, Segmented } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import type { PageOf, ScreenCalls, ScreenRow, AnyMaster } from '#domain/master-types.ts'
import { menuOf } from '#domain/menus.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, actionColumn } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { MasterFiles } from './MasterFiles.tsx'
import { tableColumns } from './columns.tsx'
import { MasterForm } from './MasterForm.tsx'
import { isReserved, RowActions } from './RowActions.tsx'

const FIRST = { cari: '', arah: 'ASC', status: 'AKTIF', halaman: 1, ukuran: 20 } as const
const STANDING = [
  { label: 'Aktif', value: 'AKTIF' },
  { label: 'Nonaktif', value: 'DELETED' },
  { label: 'Semua', value: 'SEMUA' },
] as const

/** The screen of any master: find, sort, add, edit, deactivate, reactivate, take away as a file and give it back. */
export function MasterScreen({ master }: { master: AnyMaster }) {
  const calls = useMemo(() => permitted(master.screen), [master])
  const [search, setSearch] = useState<PageOf>({ ...FIRST, urut: master.key })
  const [editing, setEditing] = useState<ScreenRow | 'new' | null>(null)
  const reading = useCall(master.screen.page!, { query: useSettled(search) }, { keepPrevious: true })
  const { data, isFetching } = reading
  // A page goes with the last row that stood on it.
  const terakhir = Math.max(1, Math.ceil((data?.jumlah ?? 0) / search.ukuran))
  useEffect(() => {
    if (data && !isFetching)
      setSearch((now) => (now.halaman > terakhir ? { ...now, halaman: terakhir } : now))
  }, [data, isFetching, terakhir])
  const columns = useMemo(() => {
    const actions = (row: ScreenRow) => (
      <RowActions master={master} calls={calls} row={row} onEdit={() => setEditing(row)} />
    )
    return [...tableColumns(master), actionColumn(actions)]
  }, [master, calls])
  const find = (change: Partial<PageOf>) => setSearch((now) => ({ ...now, halaman: 1, ...change }))

  return (
    <>
      <PageHeader title={menuOf(master.menu!)?.title ?? master.title}>
        <MasterFiles master={master} calls={calls} search={search} />
        {calls.create && (
          <Button type="primary" onClick={() => setEditing('new')}>
            Tambah
          </Button>
        )}
      </PageHeader>
      <DataTable
        label={master.title}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={(row) => String(row[master.key])}
        loading={isFetching}
        reading={reading}
        empty={`Data ${master.title} Kosong`}
        toolbar={
          master.screen.remove && (
            <Segmented
              aria-label="Status"
              options={[...STANDING]}
              value={search.status}
              onChange={(status) => find({ status })}
            />
          )
        }
        {...(calls.edit
          ? { onOpen: (row: ScreenRow) => row.status_aktif && !isReserved(master, row) && setEditing(row) }
          : {})}
        server={{
          page: search.halaman,
          pageSize: search.ukuran,
          total: data?.jumlah ?? 0,
          onSearch: (cari) => find({ cari }),
          onChange: ({ page, pageSize, sort }) =>
            find({
              halaman: page,
              ukuran: pageSize,
              urut: sort?.key ?? master.key,
              arah: sort?.descending ? 'DESC' : 'ASC',
            }),
        }}
      />
      {editing && (
        <MasterForm
          master={master}
          row={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

/** The operations that the user's rights allow. */
const permitted = (calls: ScreenCalls): ScreenCalls =>
  Object.fromEntries(Object.entries(calls).filter(([, call]) => mayMake(call)))

const TYPING_MS = 250

/** The search once typing has paused; anything but typing counts at once. */
function useSettled(search: PageOf): PageOf {
  const [cari, setCari] = useState(search.cari)
  useEffect(() => {
    const timer = setTimeout(() => setCari(search.cari), TYPING_MS)
    return () => clearTimeout(timer)
  }, [search.cari])
  return { ...search, cari }
}
