import { Button } from 'antd'
import type { CallReply } from '#domain/call.ts'
import { allCetakan } from '#domain/calls/cetakan.ts'
import { paperOfKey } from '#domain/rules/printer.ts'
import { useCall } from '#client/net/query.ts'
import { useCetak, type Cetakan } from '#client/kasir/useCetak.ts'
import { troubleText } from '#client/kasir/shop-print.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'

type Row = CallReply<typeof allCetakan>[number]

const COLUMNS: DataColumn<Row>[] = [
  { key: 'jam', title: 'Jam', value: (c) => c.jam.slice(0, 5) },
  { key: 'no_ref', title: 'Nomor', value: (c) => c.no_ref },
  { key: 'copy', title: 'Lembar', value: lembarOf },
  { key: 'nama_printer', title: 'Printer', value: (c) => c.nama_printer ?? 'Dialog browser' },
  { key: 'user_id', title: 'Oleh', value: (c) => c.user_id },
  { key: 'status', title: 'Status', value: statusOf },
]

function lembarOf({ copy, sementara }: Row): string {
  if (sementara) return 'Tidak dihitung'
  return copy === 0 ? 'Asli' : `COPY ${copy}`
}

function statusOf({ status, sebab }: Row): string {
  if (status === 'GAGAL') return `Tidak keluar. ${troubleText({ sebab })}`
  return status === 'KELUAR' ? 'Keluar' : 'Sedang dicetak'
}

/** What was printed today: what did not come out is printed again from here, without anybody's word. */
export function PrintList() {
  const reading = useCall(allCetakan, { query: {} }, { staleTime: 0 })
  const { cetak, busy, modal } = useCetak()
  const rows = reading.data ?? []
  const actions = actionColumn<Row>(
    (row) =>
      isWaiting(row, rows) && (
        <Button size="small" loading={busy} onClick={() => void cetak(againOf(row), 'PRINTER')}>
          Cetak Lagi
        </Button>
      ),
  )
  return (
    <section aria-label="Cetakan">
      <h2>Cetakan Hari Ini</h2>
      <DataTable
        label="Cetakan hari ini"
        columns={[...COLUMNS, actions]}
        rows={rows}
        rowKey={(c) => String(c.id)}
        reading={reading}
        empty="Belum ada yang dicetak hari ini"
      />
      {modal}
    </section>
  )
}

/** The last print of its paper did not come out. */
const isWaiting = (row: Row, rows: readonly Row[]): boolean =>
  row.status === 'GAGAL' && rows.find(({ path }) => path === row.path)?.id === row.id

const againOf = ({ path, no_ref }: Row): Cetakan => ({
  no: no_ref,
  lembar: 'Nota',
  shop: paperOfKey(path),
  file: () => Promise.reject(new Error('a print of the shop is no file')),
  changes: [],
})
