import { formatPersen } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { groupList } from '../group.ts'
import { teks } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** What is said of a group where its price stands. */
export function PratinjauGroup({ isian, kode }: PratinjauProps) {
  const reading = useCall(groupList)
  const chosen = kode ?? isian['kode_group']
  const group = reading.data?.find((one) => one.kode_group === chosen)
  return (
    <div className="app-kartu">
      <div className="app-isi">
        <Unread reading={reading} apa="Group" />
        <strong className="app-judul">
          {group ? `${group.nama_group} · ${formatPersen(group.kadar)}` : teks(chosen, 'Group')}
        </strong>
        <p>{teks(isian['description'], 'Deskripsi')}</p>
      </div>
    </div>
  )
}
