import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { katalogAt } from '#domain/katalog/index.ts'
import { messages } from '#domain/messages.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { DataTable, actionColumn } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useGeser } from '#client/ui/geser.ts'
import { RowActions } from './RowActions.tsx'
import { FormKatalog } from './FormKatalog.tsx'
import { katalogColumns, tayangColumn, rowName } from './columns.tsx'
import { reader } from './reader.ts'
import { SakelarTayang } from './SakelarTayang.tsx'
import { useOrder } from './useOrder.ts'
import './katalog.css'

/** The specification names the file so on all of them (spec 002 §2, §9). */
const CSV = 'kategori-katalog.csv'

/** The definitions come with the screen: no other one needs them. */
export const KatalogDi = ({ path }: { path: string }) => <KatalogScreen katalog={katalogAt(path)} />

/**
 * A catalogue of the customers' app, built from its definition: rows are listed, filled in, put in order, shown or
 * hidden, and exported as a file.
 */
function KatalogScreen({ katalog }: { katalog: Katalog }) {
  const reading = useCall(katalog.calls.daftar, {})
  useLive('katalog', () => void invalidate(...reader(katalog)))
  const [editing, setEditing] = useState<KatalogRow | 'baru'>()
  const [asli, setAsli] = useState(true)
  const { rows, boleh, kabar, pindah } = useOrder(katalog, reading.data ?? EMPTY)
  const kode = useMemo(() => rows.map((row) => String(row[katalog.key])), [rows, katalog])
  const geser = useGeser(kode, pindah)
  const { tambah } = katalog.calls
  const columns = [
    ...katalogColumns(katalog),
    tayangColumn((row) => <SakelarTayang katalog={katalog} row={row} />),
    actionColumn<KatalogRow>((row) => (
      <RowActions katalog={katalog} row={row} onEdit={() => setEditing(row)}>
        {boleh && kode.length > 1 && (
          <Button
            size="small"
            type="text"
            className="katalog-pegangan"
            disabled={!asli}
            title={asli ? 'Seret, atau tekan panah atas dan bawah' : 'Kosongkan Cari, lepas urutan kolom'}
            aria-label={`Urutan ${rowName(katalog, row)}: ${kode.indexOf(String(row[katalog.key])) + 1} dari ${kode.length}`}
            aria-describedby={ID_CARA}
            {...geser.pegangan(String(row[katalog.key]))}
          >
            <span aria-hidden="true">⠿</span>
          </Button>
        )}
      </RowActions>
    )),
  ]
  return (
    <>
      <PageHeader title={katalog.title}>
        {tambah && mayMake(tambah) && (
          <Button type="primary" onClick={() => setEditing('baru')}>
            Tambah
          </Button>
        )}
      </PageHeader>
      <span id={ID_CARA} className="only-heard">
        Panah atas dan bawah memindahkan, Home ke awal, End ke akhir
      </span>
      <span className="only-heard" role="status">
        {kabar}
      </span>
      <DataTable
        label={katalog.title}
        reading={reading}
        mencari={messages.sedangMencari}
        rows={rows}
        rowKey={(row) => String(row[katalog.key])}
        rowMarks={(row) => geser.benda(String(row[katalog.key]))}
        rowClassName={(row) => (row.tayang ? '' : 'katalog-tersembunyi')}
        onAsli={setAsli}
        columns={columns}
        csv={CSV}
        empty={katalog.empty}
        pageSize={false}
        {...(mayMake(katalog.calls.ubah) && { onOpen: setEditing })}
      />
      {editing && (
        <FormKatalog
          katalog={katalog}
          row={editing === 'baru' ? null : editing}
          rows={rows}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

const EMPTY: readonly KatalogRow[] = []
const ID_CARA = 'katalog-cara-urut'
