import { Button } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { barangHilang, bukaOpname, listOpname, ketemu, type KepalaOpname } from '#domain/calls/opname.ts'
import { useJarang } from '#client/net/jarang.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { numberColumn } from './columns.tsx'
import { ModalBuka } from './ModalBuka.tsx'
import { ModalKetemu } from './ModalKetemu.tsx'
import '#client/kasir/riwayat-hari-ini.css'

const NADA: Record<KepalaOpname['status'], Nada> = { OPEN: 'tunggu', FINAL: 'baik', BATAL: 'buruk' }
const COLUMNS: readonly DataColumn<KepalaOpname>[] = [
  { key: 'no', title: 'No', value: (o) => o.no },
  { key: 'tempat', title: 'Tempat', value: (o) => o.tempat },
  {
    key: 'status',
    title: 'Status',
    value: (o) => o.status,
    render: (o) => <Lencana nada={NADA[o.status]}>{o.cakupan === 'KETEMU' ? 'KETEMU' : o.status}</Lencana>,
  },
  { key: 'jam', title: 'Jam', value: (o) => o.jam.slice(0, 5) },
  ...numberColumn<KepalaOpname>(),
  { key: 'input_by', title: 'Petugas', value: (o) => o.input_by },
]

type Hilang = CallReply<typeof barangHilang>[number]
const HILANG: readonly DataColumn<Hilang>[] = [
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'kadar_cetak', title: 'Kadar', value: (b) => b.kadar_cetak },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
  { key: 'kode_baki', title: 'Baki Terakhir', value: (b) => b.kode_baki },
]

/** Every scan of a count is news: the sums of all that are open are asked for no more often than this. */
const PAUSE_MS = 2_000

/** Counts that are open, and those of the day; below them what is lost, and may turn up. */
export function OpnameList({ onBuka }: { onBuka: (no: string) => void }) {
  const list = useCall(listOpname, {}, { staleTime: 5_000 })
  const hilang = useCall(barangHilang, {}, { staleTime: 5_000 })
  useLive(
    'opname',
    useJarang(() => invalidate(listOpname, barangHilang), PAUSE_MS),
  )
  const [membuka, setMembuka] = useState(false)
  const [menemukan, setMenemukan] = useState<Hilang>()
  const actions: DataColumn<Hilang> = actionColumn((b) => (
    <Button size="small" onClick={() => setMenemukan(b)}>
      Ketemu
    </Button>
  ))
  return (
    <>
      <PageHeader title="Stock Opname">
        {mayMake(bukaOpname) && (
          <Button type="primary" onClick={() => setMembuka(true)}>
            Mulai Stock Opname
          </Button>
        )}
      </PageHeader>
      <DataTable
        label="Stock opname"
        columns={COLUMNS}
        rows={list.data ?? []}
        rowKey={(o) => o.no}
        reading={list}
        search={false}
        onOpen={(o) => onBuka(o.no)}
        empty="Belum Ada Stock Opname Hari Ini"
      />
      <section className="opname-hilang-daftar riwayat-hari-ini" aria-label="Barang hilang">
        <h2>Barang Hilang</h2>
        <DataTable
          label="Barang hilang"
          columns={mayMake(ketemu) ? [...HILANG, actions] : HILANG}
          rows={hilang.data ?? []}
          rowKey={(b) => b.kode_barcode}
          reading={hilang}
          csv="barang-hilang.csv"
          empty="Tidak Ada Barang Hilang"
        />
      </section>
      {membuka && <ModalBuka onDibuka={onBuka} onClose={() => setMembuka(false)} />}
      {menemukan && <ModalKetemu barang={menemukan} onClose={() => setMenemukan(undefined)} />}
    </>
  )
}
