import { Button } from 'antd'
import { kirimanMasuk, type Kiriman } from '#domain/calls/terima.ts'
import { LAMA_DI_JALAN_HARI } from '#domain/rules/kirim.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'

const COLUMNS: readonly DataColumn<Kiriman>[] = [
  { key: 'no_kirim', title: 'No Kirim', value: (k) => k.no_kirim },
  { key: 'dari', title: 'Dari', value: (k) => `${k.kode_cabang} ${k.nama_cabang}` },
  dayColumn('tgl_kirim', 'Tanggal', (k) => k.tgl_kirim),
  {
    key: 'hari',
    title: 'Lama',
    value: (k) => k.hari,
    render: (k) => (
      <Lencana nada={k.hari > LAMA_DI_JALAN_HARI ? 'buruk' : 'tunggu'}>
        {k.hari === 0 ? 'HARI INI' : `${k.hari} HARI`}
      </Lencana>
    ),
  },
  { key: 'qty_jalan', title: 'Barang', kind: 'count', value: (k) => k.qty_jalan },
  { key: 'berat_jalan', title: 'Berat', kind: 'gram', value: (k) => k.berat_jalan },
]

/** The shipments on their way to this shop. */
export function KirimanList({ onBuka }: { onBuka: (no: string) => void }) {
  const reading = useCall(kirimanMasuk, {}, { staleTime: 5_000 })
  const actions: DataColumn<Kiriman> = actionColumn((k) => (
    <Button size="small" type="primary" onClick={() => onBuka(k.no_kirim)}>
      Terima
    </Button>
  ))
  return (
    <DataTable
      label="Kiriman menuju toko ini"
      columns={[...COLUMNS, actions]}
      rows={reading.data ?? []}
      rowKey={(k) => k.no_kirim}
      reading={reading}
      search={false}
      csv={false}
      onOpen={(k) => onBuka(k.no_kirim)}
      empty="Tidak Ada Kiriman Menuju Toko Ini"
    />
  )
}
