import { Segmented } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { mutasiTukang } from '#domain/calls/bahan-tukang.ts'
import { tambahHari } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DataTable, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

type Gerak = CallReply<typeof mutasiTukang>[number]

const COLUMNS: readonly DataColumn<Gerak>[] = [
  dayColumn('tanggal', 'Tanggal', (g) => g.tanggal),
  { key: 'jam', title: 'Jam', value: (g) => g.jam.slice(0, 5) },
  { key: 'ref_no', title: 'Dokumen', value: (g) => (g.batal ? `${g.ref_no} (BATAL)` : g.ref_no) },
  { key: 'pemilik', title: 'Emas', value: (g) => g.pemilik },
  { key: 'kode_group', title: 'Group', value: (g) => g.kode_group },
  { key: 'kode_barcode', title: 'Barcode', value: (g) => g.kode_barcode },
  { key: 'kadar', title: 'Kadar', kind: 'percent', value: (g) => g.kadar },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (g) => g.berat },
  { key: 'halus', title: 'Murni', kind: 'gram', value: (g) => g.halus },
]
const RENTANG = { 'Hari Ini': 0, '7 Hari': 6, '30 Hari': 29, '1 Tahun': 364 } as const
type Rentang = keyof typeof RENTANG

/** Every movement behind what a goldsmith has. */
export function ModalGerakan({
  tukang,
  onClose,
}: {
  tukang: { kode_tukang: string; nama_tukang: string }
  onClose: () => void
}) {
  const [rentang, setRentang] = useState<Rentang>('30 Hari')
  const hari = currentSession()!.userdata.tgl_system
  const reading = useCall(mutasiTukang, {
    params: { kode_tukang: tukang.kode_tukang },
    query: { tgl_from: tambahHari(hari, -RENTANG[rentang]), tgl_to: hari },
  })
  return (
    <StaticModal
      open
      width={980}
      title={`Gerakan Emas ${tukang.nama_tukang}`}
      cancelText="Tutup"
      onClose={onClose}
    >
      <Segmented
        aria-label="Rentang"
        options={Object.keys(RENTANG)}
        value={rentang}
        onChange={(next) => setRentang(next as Rentang)}
      />
      <DataTable
        label="Gerakan emas"
        columns={COLUMNS}
        rows={reading.data ?? []}
        rowKey={(g) => String(g.id)}
        reading={reading}
        empty="Tidak Ada Gerakan Emas"
      />
    </StaticModal>
  )
}
