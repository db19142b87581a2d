import { logAkses, type AksesTercatat } from '#domain/calls/users.ts'
import { useCall } from '#client/net/query.ts'
import { time } from '#client/net/time.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './users.css'

/** The log of access: sign-ins, failed sign-ins, and refusals; the newest first. */
export function LogAkses({ onTutup }: { onTutup: () => void }) {
  const reading = useCall(logAkses, {}, { staleTime: 0 })
  return (
    <StaticModal open title="Log Akses" width={1040} cancelText="Tutup" onClose={onTutup}>
      <DataTable
        label="Log Akses"
        columns={COLUMNS}
        rows={reading.data ?? []}
        rowKey={(row) => String(row.id)}
        reading={reading}
        pageSize={10}
        empty="Log Akses Kosong"
        csv="log-akses.csv"
      />
    </StaticModal>
  )
}

const COLOR: Partial<Record<AksesTercatat['peristiwa'], string>> = {
  'GAGAL MASUK': 'warning',
  'PASSWORD LAMA SALAH': 'warning',
  'AKSES DITOLAK': 'warning',
  'AKUN TERKUNCI': 'danger',
}

const Peristiwa = ({ peristiwa }: AksesTercatat) => (
  <span className="users-status" style={{ color: `var(--${COLOR[peristiwa] ?? 'text-2'})` }}>
    {peristiwa}
  </span>
)

const COLUMNS: DataColumn<AksesTercatat>[] = [
  { key: 'waktu', title: 'Waktu', value: (row) => time(row.waktu) },
  {
    key: 'peristiwa',
    title: 'Peristiwa',
    value: (row) => row.peristiwa,
    render: (row) => <Peristiwa {...row} />,
  },
  { key: 'user_id', title: 'User Id', value: (row) => (row.user_id === '-' ? 'TIDAK DIKENAL' : row.user_id) },
  { key: 'oleh', title: 'Oleh', value: (row) => row.oleh },
  { key: 'ref', title: 'Keterangan', value: (row) => row.ref },
  { key: 'alamat', title: 'Alamat IP', value: (row) => row.alamat },
  {
    key: 'perangkat',
    title: 'Perangkat',
    value: (row) => (row.baru ? `${row.perangkat} BARU` : row.perangkat),
  },
]
