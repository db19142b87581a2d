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

const SALAH: readonly DataColumn<Salah>[] = [
  { key: 'no', title: 'Baris', kind: 'count', value: (row) => row.no, width: 80 },
  { key: 'kode', title: 'Barcode', value: (row) => row.kode || '-' },
  { key: 'nama', title: 'Nama Barang', value: (row) => row.nama || '-' },
  {
    key: 'alasan',
    title: 'Yang Salah',
    value: (row) => teksAlasan(row.alasan),
    render: (row) => <DaftarAlasan alasan={row.alasan} />,
    sort: false,
    width: 420,
  },
]

export interface BarisSalahProps {
  result: { jumlah_salah: number; salah: readonly Salah[] }
  /** The file with its column Kesalahan. */
  onUnduh: () => void
  mengunduh: boolean
}

/** The rows of a file that cannot come in, each with every reason, and the file with them. */
export const BarisSalah = ({ result, onUnduh, mengunduh }: BarisSalahProps) => (
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
      columns={SALAH}
      rows={result.salah}
      rowKey={(row) => String(row.no)}
      csv="baris-salah.csv"
    />
  </>
)
