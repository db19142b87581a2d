import { Button } from 'antd'
import { useState } from 'react'
import { callPath } from '#domain/call.ts'
import { listHitungKas, slipHitungKas, type HitungTersimpan } from '#domain/calls/hitung-kas.ts'
import { paperChoice, useCetak, type Cetakan } from '#client/kasir/useCetak.ts'
import { callFile } from '#client/net/api.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { RentangTanggal, type Rentang } from '#client/ui/RentangTanggal.tsx'
import { LencanaHitung } from './LencanaHitung.tsx'
import '#client/kasir/riwayat-hari-ini.css'

// The slip is not money: a second print needs no otorisasi.
const slip = (no: string): Cetakan => ({
  no,
  lembar: 'Slip',
  shop: { path: callPath(slipHitungKas, { no }) },
  file: async () => (await callFile(slipHitungKas, { params: { no } })).blob,
  changes: [],
})

const COLUMNS: readonly DataColumn<HitungTersimpan>[] = [
  { key: 'no', title: 'No', value: (h) => h.no },
  dayColumn('tanggal', 'Tanggal', (h) => h.tgl_system),
  { key: 'jam', title: 'Jam', value: (h) => h.jam.slice(0, 5) },
  {
    key: 'status',
    title: 'Status',
    value: (h) => h.status,
    render: (h) => <LencanaHitung hitungan={h} />,
  },
  { key: 'seharusnya', title: 'Seharusnya', kind: 'rupiah', value: (h) => h.seharusnya },
  { key: 'dihitung', title: 'Dihitung', kind: 'rupiah', value: (h) => h.dihitung },
  { key: 'selisih', title: 'Selisih', kind: 'rupiah', value: (h) => h.selisih },
  { key: 'keterangan', title: 'Keterangan', value: (h) => h.keterangan },
  { key: 'no_kas', title: 'No Kas', value: (h) => h.no_kas },
  { key: 'petugas', title: 'Petugas', value: (h) => h.input_by },
]

/** Counts of a range of days; today's to begin with. */
export function HitunganList({ hari }: { hari: Rentang }) {
  const [rentang, setRentang] = useState(hari)
  const reading = useCall(listHitungKas, { query: rentang })
  const { cetak, busy, modal } = useCetak()
  const actions: DataColumn<HitungTersimpan> = actionColumn(({ no }) => (
    <Button size="small" loading={busy} onClick={() => void cetak(slip(no), paperChoice())}>
      Slip
    </Button>
  ))
  return (
    <section className="riwayat-hari-ini" aria-label="Hitungan">
      <h2>Hitungan</h2>
      <Lipat nama="Tanggal">
        <RentangTanggal value={rentang} onChange={setRentang} />
      </Lipat>
      <DataTable
        label="Hitungan kas"
        columns={[...COLUMNS, actions]}
        rows={reading.data ?? []}
        rowKey={(h) => h.no}
        reading={reading}
        csv="hitung-kas.csv"
        empty="Kas Belum Dihitung Di Tanggal Ini"
      />
      {modal}
    </section>
  )
}
