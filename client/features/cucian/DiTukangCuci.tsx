import { Button } from 'antd'
import type { DiCucian } from '#domain/calls/cuci.ts'
import { selisihHari } from '#domain/units.ts'
import type { Reading } from '#client/ui/reading.ts'
import { currentSession } from '#client/net/session.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { sebutan } from '#client/stok/form.ts'

const lama = (b: DiCucian): number => selisihHari(b.tgl_system, currentSession()!.userdata.tgl_system)
const COLUMNS: readonly DataColumn<DiCucian>[] = [
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'berat', title: 'Dikirim', kind: 'gram', value: (b) => b.berat },
  { key: 'nama_tukang', title: 'Tukang', value: (b) => b.nama_tukang },
  { key: 'no', title: 'No', value: (b) => b.no },
  { key: 'hari', title: 'Hari', kind: 'count', value: lama },
]
/** The actions on a piece that is out to be washed. */
export const cucianActions = (
  isThere: (id: number) => boolean,
  onKembali: (b: DiCucian) => void,
  onHilang: (b: DiCucian) => void,
  terkunci: boolean,
): DataColumn<DiCucian> =>
  actionColumn((b) => (
    <div className="page-actions">
      <Button
        size="small"
        disabled={terkunci || isThere(b.id)}
        aria-label={`Kembali ${sebutan(b)}`}
        onClick={() => onKembali(b)}
      >
        Kembali
      </Button>
      <Button size="small" danger aria-label={`Hilang ${sebutan(b)}`} onClick={() => onHilang(b)}>
        Hilang
      </Button>
    </div>
  ))

interface Props {
  reading: Reading & { data: DiCucian[] | undefined }
  actions: DataColumn<DiCucian> | undefined
}

/** The pieces that are out to be washed, of all shipments. */
export const DiTukangCuci = ({ reading, actions }: Props) => (
  <section className="riwayat-hari-ini" aria-label="Di tukang cuci">
    <h2>Di Tukang Cuci</h2>
    <DataTable
      label="Di tukang cuci"
      columns={[...COLUMNS, ...(actions ? [actions] : [])]}
      rows={reading.data ?? []}
      rowKey={(b) => String(b.id)}
      reading={reading}
      empty="Tidak Ada Barang Di Tukang Cuci"
    />
  </section>
)
