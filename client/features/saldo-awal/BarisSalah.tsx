import { Alert, Button } from 'antd'
import { formatAngka } from '#domain/format.ts'
import type { Alasan } from '#domain/impor/result.ts'
import { DaftarAlasan, teksAlasan } from '#client/ui/alasan.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'

interface Salah {
  no: number
  kode: string
  nama: string
  alasan: Alasan[]
}

const kolomSalah = (kode: string, nama: string): readonly DataColumn<Salah>[] => [
  { key: 'no', title: 'Baris', kind: 'count', value: (row) => row.no, width: 80 },
  { key: 'kode', title: kode, value: (row) => row.kode || '-' },
  { key: 'nama', title: nama, value: (row) => row.nama || '-' },
  {
    key: 'alasan',
    title: 'Yang Salah',
    value: (row) => teksAlasan(row.alasan),
    render: (row) => <DaftarAlasan alasan={row.alasan} />,
    sort: false,
    width: 420,
  },
]
/** Of files of pieces, and of files of documents. */
const SALAH = {
  Barcode: kolomSalah('Barcode', 'Nama Barang'),
  'No Lama': kolomSalah('No Lama', 'Nama Customer'),
}

export interface BarisSalahProps {
  result: { jumlah_salah: number; salah: readonly Salah[] }
  /** The file with its column Kesalahan. */
  onUnduh: () => void
  mengunduh: boolean
  /** What its rows are known by. */
  judul?: keyof typeof SALAH
}

/** The rows of a file that cannot come in, each with every reason, and the file with them. */
export const BarisSalah = ({ result, onUnduh, mengunduh, judul = 'Barcode' }: BarisSalahProps) => (
  <>
    <Alert
      type="error"
      showIcon
      title={`${formatAngka(result.jumlah_salah)} Baris Salah, Belum Ada Yang Disimpan`}
      action={
        <Button onClick={onUnduh} loading={mengunduh}>
          Unduh Berkas Dengan Kesalahan
        </Button>
      }
      description={`Betulkan di berkas, lalu pilih lagi. Berkas yang diunduh menulis sebabnya di kolom Kesalahan, di baris masing-masing.${result.salah.length < result.jumlah_salah ? ` ${formatAngka(result.salah.length)} baris pertama ditampilkan.` : ''}`}
    />
    <DataTable
      label="Baris Salah"
      columns={SALAH[judul]}
      rows={result.salah}
      rowKey={(row) => String(row.no)}
      csv="baris-salah.csv"
    />
  </>
)
