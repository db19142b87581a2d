import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { allLaci } from '#domain/calls/cetakan.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DataTable, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { RentangTanggal, type Rentang } from '#client/ui/RentangTanggal.tsx'
import { PrinterPanel } from './PrinterPanel.tsx'

type Row = CallReply<typeof allLaci>[number]

const COLUMNS: DataColumn<Row>[] = [
  dayColumn('tgl_system', 'Tanggal', (b) => b.tgl_system),
  { key: 'jam', title: 'Jam', value: (b) => b.jam.slice(0, 5) },
  { key: 'user', title: 'Oleh', value: (b) => b.user_name },
  { key: 'no_ref', title: 'Dokumen', value: (b) => b.no_ref },
  { key: 'alasan', title: 'Alasan', value: (b) => b.alasan },
  { key: 'nama_printer', title: 'Printer', value: (b) => b.nama_printer },
]

/**
 * Printers of the shop in its settings: which is this computer's, what came out today, and who opened the drawer
 * (DOMAIN §P.5).
 */
export const SettingPrinter = () => (
  <>
    <p className="muted">
      Printer didaftarkan di <Link to="/master-printer">Master Printer</Link>; tiap komputer memilih
      printernya sendiri, di sini atau di menu user.
    </p>
    <PrinterPanel />
    {mayMake(allLaci) && <OpeningList />}
  </>
)

function OpeningList() {
  const today = currentSession()!.userdata.tgl_system
  const [days, setDays] = useState<Rentang>({ tgl_from: today, tgl_to: today })
  const reading = useCall(allLaci, { query: days })
  return (
    <section aria-label="Pembukaan laci">
      <h2>Laci Dibuka</h2>
      <RentangTanggal value={days} onChange={setDays} />
      <DataTable
        label="Laci dibuka"
        columns={COLUMNS}
        rows={reading.data ?? []}
        rowKey={(b) => String(b.id)}
        reading={reading}
        empty="Laci tidak dibuka"
      />
    </section>
  )
}
