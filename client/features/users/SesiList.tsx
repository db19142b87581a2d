import { Button } from 'antd'
import type { Sesi } from '#domain/calls/users.ts'
import { time } from '#client/net/time.ts'
import type { Reading } from '#client/ui/reading.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './users.css'

interface Props {
  title: string
  reading: Reading & { data: readonly Sesi[] | undefined }
  busy: boolean
  onKeluarkan: (id: number) => void
  onAll: () => void
  onTutup: () => void
}

/** Open sessions, newest first. */
export function SesiList({ title, reading, busy, onKeluarkan, onAll, onTutup }: Props) {
  const sesi = reading.data
  const lain = (sesi ?? []).filter((s) => !s.ini)
  const actions: DataColumn<Sesi> = actionColumn((s) =>
    s.ini ? (
      <span className="users-status users-ini">Sesi ini</span>
    ) : (
      <Button size="small" danger disabled={busy} onClick={() => onKeluarkan(s.id)}>
        Keluarkan
      </Button>
    ),
  )
  return (
    <StaticModal
      open
      title={title}
      width={720}
      onClose={onTutup}
      footer={
        <>
          <Button danger disabled={lain.length === 0} loading={busy} onClick={onAll}>
            {sesi?.some((s) => s.ini) ? 'Keluarkan Semua Yang Lain' : 'Keluarkan Semua'}
          </Button>
          <Button type="primary" onClick={onTutup}>
            Tutup
          </Button>
        </>
      }
    >
      <DataTable
        label={title}
        columns={[...COLUMNS, actions]}
        rows={sesi ?? []}
        rowKey={(s) => String(s.id)}
        reading={reading}
        search={false}
        empty="Tidak Ada Sesi Terbuka"
      />
    </StaticModal>
  )
}

const COLUMNS: DataColumn<Sesi>[] = [
  { key: 'dibuat', title: 'Masuk', value: (s) => time(s.dibuat) },
  { key: 'terakhir', title: 'Terakhir Dipakai', value: (s) => time(s.terakhir) },
  { key: 'kode_toko', title: 'Toko', value: (s) => s.kode_toko },
  { key: 'ip', title: 'Alamat IP', value: (s) => s.ip },
]
