import { Button } from 'antd'
import { kirimanLuar, unduhBuktiTerima, type KirimanLuar as Luar } from '#domain/calls/terima.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'

const COLUMNS: readonly DataColumn<Luar>[] = [
  { key: 'no_kirim', title: 'No Kirim', value: (k) => k.no_kirim },
  { key: 'dari', title: 'Dari', value: (k) => `${k.kode_cabang} ${k.nama_cabang}` },
  dayColumn('tgl_kirim', 'Tanggal', (k) => k.tgl_kirim),
  { key: 'qty', title: 'Barang', kind: 'count', value: (k) => k.qty },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (k) => k.berat },
  { key: 'qty_terima', title: 'Diterima', kind: 'count', value: (k) => k.qty_terima },
  { key: 'qty_tolak', title: 'Ditolak', kind: 'count', value: (k) => k.qty_tolak },
]

/** The shipments that came from other servers, with the receipt for their sender; empty where there are none. */
export function KirimanLuar() {
  const reading = useCall(kirimanLuar, {}, { staleTime: 5_000 })
  const { unduh, busy } = useUnduh()
  const actions: DataColumn<Luar> = actionColumn(
    (k) =>
      k.qty_terima + k.qty_tolak > 0 && (
        <Button
          size="small"
          disabled={busy}
          aria-label={`Unduh Bukti Terima ${k.no_kirim}`}
          onClick={() => void unduh(unduhBuktiTerima, { params: { no: k.no_kirim } })}
        >
          Unduh Bukti Terima
        </Button>
      ),
  )
  if (reading.data?.length === 0) return null
  return (
    <section aria-label="Kiriman dari server lain" className="kirim-riwayat">
      <h2>Dari Server Lain, 60 Hari Terakhir</h2>
      <DataTable
        label="Kiriman dari server lain"
        columns={[...COLUMNS, actions]}
        rows={reading.data ?? []}
        rowKey={(k) => k.no_kirim}
        reading={reading}
        search={false}
        csv={false}
        empty="Tidak Ada Kiriman Dari Server Lain"
      />
    </section>
  )
}
