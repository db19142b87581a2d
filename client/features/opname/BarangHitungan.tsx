import type { CallReply } from '#domain/call.ts'
import { BARANG_OPNAME_MAKS, barangOpname, type SOUGHT_RESULT } from '#domain/calls/opname.ts'
import { formatNumber } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'

type Barang = CallReply<typeof barangOpname>[number]
const COLUMNS: readonly DataColumn<Barang>[] = [
  { key: 'kode_baki', title: 'Baki', value: (b) => b.kode_baki },
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'kadar_cetak', title: 'Kadar', value: (b) => b.kadar_cetak },
  { key: 'nama_atribut', title: 'Atribut', value: (b) => b.nama_atribut },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
]
const BUKU: DataColumn<Barang> = { key: 'menurut_buku', title: 'Menurut Buku', value: (b) => b.menurut_buku }
const TINDAKAN: DataColumn<Barang> = { key: 'tindakan', title: 'Menjadi', value: (b) => b.tindakan }
const OLEH: DataColumn<Barang> = { key: 'scan_by', title: 'Discan', value: (b) => b.scan_by }

interface Props {
  no: string
  result: string
  /** Of one tray; '' of all. */
  kode_baki: string
}

/** Pieces of the count: those that are still looked for, those too many, what became of them. */
export function BarangHitungan({ no, result, kode_baki }: Props) {
  const reading = useCall(
    barangOpname,
    {
      params: { no },
      query: { hasil: result as (typeof SOUGHT_RESULT)[number], ...(kode_baki ? { kode_baki } : {}) },
    },
    { staleTime: 0, keepPrevious: true },
  )
  const columns = [
    ...COLUMNS,
    ...(result === 'EXCEED' || result === 'KELUAR' ? [BUKU] : []),
    ...(result === 'EXCEED' ? [TINDAKAN] : []),
    ...(result === 'EXCEED' || result === 'FOUND' ? [OLEH] : []),
  ]
  const rows = reading.data ?? []
  return (
    <>
      {rows.length === BARANG_OPNAME_MAKS && (
        <p className="muted">
          {formatNumber(BARANG_OPNAME_MAKS)} barang pertama; pilih bakinya untuk melihat yang lain
        </p>
      )}
      <DataTable
        label="Barang hitungan"
        columns={columns}
        rows={rows}
        rowKey={(b) => b.kode_barcode}
        reading={reading}
        csv={`${no}.csv`}
        empty="Tidak Ada"
      />
    </>
  )
}
