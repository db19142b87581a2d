import { formatPersen } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { groupList } from '../group.ts'
import { text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** Describes a group in place of its price. */
export function PratinjauGroup({ form, kode }: PratinjauProps) {
  const reading = useCall(groupList)
  const chosen = kode ?? form['kode_group']
  const group = reading.data?.find((one) => one.kode_group === chosen)
  return (
    <div className="app-kartu">
      <div className="app-isi">
        <Unread reading={reading} apa="Group" />
        <strong className="app-judul">
          {group ? `${group.nama_group} · ${formatPersen(group.kadar)}` : text(chosen, 'Group')}
        </strong>
        <p>{text(form['description'], 'Deskripsi')}</p>
      </div>
    </div>
  )
}
