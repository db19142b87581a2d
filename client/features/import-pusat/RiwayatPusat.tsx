import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { riwayatPusat } from '#domain/calls/import-pusat.ts'
import { namaSet, SET_PUSAT } from '#domain/impor/pusat.ts'
import { tambahHari } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { RentangTanggal, type Rentang } from '#client/ui/RentangTanggal.tsx'

type Row = CallReply<typeof riwayatPusat>[number]

/** The history of imports: user, content, time and source. */
export function RiwayatPusat() {
  const hariIni = currentSession()!.userdata.tgl_system
  const [range, setRange] = useState<Rentang>({
    tgl_from: tambahHari(hariIni, -30),
    tgl_to: hariIni,
  })
  const reading = useCall(riwayatPusat, { query: range }, { keepPrevious: true, staleTime: 0 })
  return (
    <>
      <RentangTanggal value={range} onChange={setRange} />
      <DataTable
        label="Riwayat import"
        columns={COLUMNS}
        rows={reading.data ?? []}
        rowKey={(r) => String(r.id)}
        reading={reading}
        empty="Belum Ada Import Dari Pusat"
        csv="riwayat-import-pusat.csv"
      />
    </>
  )
}

const nama = (set: string): string => {
  const known = SET_PUSAT.find((s) => s === set)
  return known ? namaSet(known) : set
}

const COLUMNS: DataColumn<Row>[] = [
  { key: 'jam', title: 'Waktu', kind: 'date', value: (r) => r.jam, width: 170 },
  { key: 'user_name', title: 'Oleh', value: (r) => r.user_name },
  { key: 'pusat', title: 'Dari', value: (r) => (r.jauh ? `${r.kode_pusat} (server sendiri)` : r.kode_pusat) },
  { key: 'data_set', title: 'Data', value: (r) => nama(r.data_set) },
  { key: 'baru', title: 'Baru', kind: 'count', value: (r) => r.baru },
  { key: 'berubah', title: 'Berubah', kind: 'count', value: (r) => r.berubah },
  { key: 'sama', title: 'Sama', kind: 'count', value: (r) => r.sama },
  { key: 'kode', title: 'Kode', value: (r) => r.kode.join(', ') || '-', width: 320 },
]
