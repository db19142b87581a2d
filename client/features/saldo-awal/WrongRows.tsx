import { Alert, Button } from 'antd'
import { formatNumber } from '#domain/format.ts'
import type { Alasan } from '#domain/impor/result.ts'
import { AlasanList, alasanText } from '#client/ui/alasan.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'

interface Wrong {
  no: number
  kode: string
  nama: string
  alasan: Alasan[]
}

const wrongColumn = (kode: string, nama: string): readonly DataColumn<Wrong>[] => [
  { key: 'no', title: 'Baris', kind: 'count', value: (row) => row.no, width: 80 },
  { key: 'kode', title: kode, value: (row) => row.kode || '-' },
  { key: 'nama', title: nama, value: (row) => row.nama || '-' },
  {
    key: 'alasan',
    title: 'Yang Salah',
    value: (row) => alasanText(row.alasan),
    render: (row) => <AlasanList alasan={row.alasan} />,
    sort: false,
    width: 420,
  },
]
/** Of files of pieces, and of files of documents. */
const WRONG = {
  Barcode: wrongColumn('Barcode', 'Nama Barang'),
  'No Lama': wrongColumn('No Lama', 'Nama Customer'),
}

export interface WrongRowsProps {
  result: { jumlah_salah: number; salah: readonly Wrong[] }
  /** The file with its column Kesalahan. */
  onUnduh: () => void
  mengunduh: boolean
  /** The name by which the rows are known. */
  title?: keyof typeof WRONG
}

/** The rows of a file that cannot come in, each with every reason, and the file with them. */
export const WrongRows = ({ result, onUnduh, mengunduh, title = 'Barcode' }: WrongRowsProps) => (
  <>
    <Alert
      type="error"
      showIcon
      title={`${formatNumber(result.jumlah_salah)} Baris Salah, Belum Ada Yang Disimpan`}
      action={
        <Button onClick={onUnduh} loading={mengunduh}>
          Unduh Berkas Dengan Kesalahan
        </Button>
      }
      description={`Betulkan di berkas, lalu pilih lagi. Berkas yang diunduh menulis sebabnya di kolom Kesalahan, di baris masing-masing.${result.salah.length < result.jumlah_salah ? ` ${formatNumber(result.salah.length)} baris pertama ditampilkan.` : ''}`}
    />
    <DataTable
      label="Baris Salah"
      columns={WRONG[title]}
      rows={result.salah}
      rowKey={(row) => String(row.no)}
      csv="baris-salah.csv"
    />
  </>
)
