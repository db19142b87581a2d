import { Button } from 'antd'
import type { CallReply } from '#domain/call.ts'
import { bakiHariIni, setujuiTimbang } from '#domain/calls/timbang-baki.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import type { Reading } from '#client/ui/reading.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'
import '#client/kasir/riwayat-hari-ini.css'

export type BakiTimbang = CallReply<typeof bakiHariIni>[number]

const NADA: Record<string, Nada> = { SESUAI: 'baik', DISETUJUI: 'baik', SELISIH: 'buruk', BELUM: 'tunggu' }
const status = ({ terakhir, qty }: BakiTimbang): string => terakhir?.status ?? (qty > 0 ? 'BELUM' : 'KOSONG')

const COLUMNS: readonly DataColumn<BakiTimbang>[] = [
  { key: 'kode_baki', title: 'Baki', value: (b) => b.kode_baki },
  { key: 'nama_baki', title: 'Nama', value: (b) => b.nama_baki },
  {
    key: 'status',
    title: 'Status',
    value: status,
    render: (b) => <Lencana nada={NADA[status(b)] ?? 'biasa'}>{status(b)}</Lencana>,
  },
  { key: 'qty', title: 'Barang', kind: 'count', value: (b) => b.qty },
  {
    key: 'seharusnya',
    title: 'Seharusnya',
    kind: 'gram',
    value: (b) => b.terakhir?.berat_seharusnya ?? b.berat_seharusnya,
  },
  { key: 'timbang', title: 'Timbang', kind: 'gram', value: (b) => b.terakhir?.berat_timbang ?? null },
  { key: 'selisih', title: 'Selisih', kind: 'gram', value: (b) => b.terakhir?.selisih ?? null },
  { key: 'keterangan', title: 'Keterangan', value: (b) => b.terakhir?.keterangan ?? '-' },
  { key: 'jam', title: 'Jam', value: (b) => b.terakhir?.jam.slice(0, 5) ?? '-' },
  { key: 'petugas', title: 'Petugas', value: (b) => b.terakhir?.input_by ?? '-' },
]

interface Props {
  rows: readonly BakiTimbang[]
  reading: Reading
  chosen: string
  onChoose: (kode_baki: string) => void
}

/** Today's trays: those that wait, those that were weighed, the last time of each. */
export function BakiList({ rows, reading, chosen, onChoose }: Props) {
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(setujuiTimbang, {
    changes: [bakiHariIni],
    izin: otorisasi.diminta('Selisih timbang baki'),
    onDone: ({ message }) => toast('success', message),
  })
  const actions: DataColumn<BakiTimbang> = actionColumn(
    ({ terakhir }) =>
      terakhir?.status === 'SELISIH' && (
        <Button
          size="small"
          loading={busy}
          onClick={(event) => {
            event.stopPropagation()
            void send({ body: { no: terakhir.no } })
          }}
        >
          Setujui
        </Button>
      ),
  )
  return (
    <section className="riwayat-hari-ini" aria-label="Hari ini">
      <h2>Hari Ini</h2>
      <DataTable
        label="Baki hari ini"
        columns={mayMake(setujuiTimbang) ? [...COLUMNS, actions] : COLUMNS}
        rows={rows}
        rowKey={(b) => b.kode_baki}
        reading={reading}
        selectedKey={chosen}
        onOpen={(b) => onChoose(b.kode_baki)}
        pageSize={false}
        csv="timbang-baki.csv"
        empty="Belum Ada Baki"
      />
      {otorisasi.modal}
    </section>
  )
}
