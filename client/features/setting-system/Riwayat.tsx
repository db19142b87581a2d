import type { CallReply } from '#domain/call.ts'
import { riwayatParaSystem } from '#domain/calls/para-system.ts'
import { isSettingKey, paraSystem, type SettingKey } from '#domain/rules/para-system.ts'
import { time } from '#client/net/time.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { tampil } from './tampil.ts'

type Row = CallReply<typeof riwayatParaSystem>[number]

/** The changes of a setting, or of all settings: user, time, and setting, newest first. */
export function Riwayat({ name }: { name?: SettingKey }) {
  const reading = useCall(riwayatParaSystem, { query: name ? { key: name } : {} }, { staleTime: 0 })
  const columns = name ? COLUMNS.filter((c) => c.key !== 'key') : COLUMNS
  return (
    <DataTable
      label="Riwayat pengaturan"
      columns={columns}
      rows={reading.data ?? []}
      rowKey={(r) => `${r.waktu} ${r.key}`}
      reading={reading}
      empty="Belum Pernah Diubah"
      search={!name}
      csv={name ? false : 'riwayat-pengaturan.csv'}
    />
  )
}

export const ModalRiwayat = ({ name, onTutup }: { name: SettingKey; onTutup: () => void }) => (
  <StaticModal open title={`Riwayat ${name}`} width={640} onClose={onTutup} cancelText="Tutup">
    <Riwayat name={name} />
  </StaticModal>
)

const sebut = (key: string): string => (isSettingKey(key) ? paraSystem[key].keterangan : '')
const nilai = (key: string, text: string): string => (isSettingKey(key) ? tampil(key, text) : text)

const COLUMNS: DataColumn<Row>[] = [
  { key: 'waktu', title: 'Waktu', value: (r) => time(r.waktu) },
  { key: 'user_id', title: 'User', value: (r) => r.user_id },
  {
    key: 'key',
    title: 'Pengaturan',
    value: (r) => `${sebut(r.key)} ${r.key}`,
    render: (r) => (
      <div className="setting-sebut">
        {sebut(r.key)} <small className="muted setting-kunci">{r.key}</small>
      </div>
    ),
  },
  { key: 'dari', title: 'Dari', value: (r) => nilai(r.key, r.dari) },
  { key: 'ke', title: 'Menjadi', value: (r) => nilai(r.key, r.ke) },
]
