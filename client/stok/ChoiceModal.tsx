import { useState } from 'react'
import { callsStok, type BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import type { Refusal } from '#domain/errors.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { Checkbox } from 'antd'
import { sebutan } from './form.ts'

const COLUMNS: readonly DataColumn<BarangStokDilihat>[] = [
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'kadar_cetak', title: 'Kadar', value: (b) => b.kadar_cetak },
  { key: 'kode_group', title: 'Group', value: (b) => b.kode_group },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
  { key: 'tempat', title: 'Di', value: (b) => b.kode_baki },
  { key: 'tujuan', title: 'Tujuan', value: (b) => b.tujuan },
]

interface Props {
  dokumen: DokumenStok
  /** Pieces that the document already has. */
  ada: readonly BarangStokDilihat[]
  /** Gives the reason why a piece may not be in the document; such a piece is not offered. */
  menolak: (barang: BarangStokDilihat) => Refusal | undefined
  onChoose: (barang: BarangStokDilihat[]) => void
  onClose: () => void
}

/** Pieces of BELI and SORTIR, many of which have no barcode to be scanned. */
export function ChoiceModal({ dokumen, ada, menolak, onChoose, onClose }: Props) {
  const reading = useCall(callsStok(dokumen).pilihan, {}, { staleTime: 0 })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const rows = (reading.data ?? []).filter((b) => !ada.some(({ id }) => id === b.id) && !menolak(b))
  const balik = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const choose: DataColumn<BarangStokDilihat> = {
    key: 'pilih',
    title: 'Pilih',
    value: () => null,
    sort: false,
    csv: false,
    render: (b) => (
      <Checkbox aria-label={`Pilih ${sebutan(b)}`} checked={chosen.has(b.id)} onChange={() => balik(b.id)} />
    ),
  }
  return (
    <StaticModal
      open
      title="Pilih Dari Daftar"
      okText={`Ambil ${chosen.size} Barang`}
      cancelText="Tutup"
      width={900}
      onOk={() => onChoose(rows.filter((b) => chosen.has(b.id)))}
      onClose={onClose}
    >
      <DataTable
        label="Barang yang bisa diambil"
        columns={[choose, ...COLUMNS]}
        rows={rows}
        rowKey={(b) => String(b.id)}
        reading={reading}
        empty="Tidak Ada Barang Di BELI Dan SORTIR"
      />
    </StaticModal>
  )
}
