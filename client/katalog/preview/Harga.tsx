import { formatPersen } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { groupList } from '../group.ts'
import { text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** The table of one label; its prices are those of the day on which a customer looks. */
export function PratinjauHarga({ form }: PratinjauProps) {
  const reading = useCall(groupList)
  const chosen = (form['detail_group'] ?? []) as string[]
  const groups = chosen.flatMap((kode) => reading.data?.find((one) => one.kode_group === kode) ?? [])
  return (
    <div className="app-kartu">
      <div className="app-isi">
        <strong className="app-judul">{text(form['nama_harga_app'], 'Label harga')}</strong>
        <Unread reading={reading} apa="Group" />
        <ul className="app-harga-daftar">
          {groups.map((one) => (
            <li key={one.kode_group}>
              <span>
                {one.nama_group} <small>{formatPersen(one.kadar)}</small>
              </span>
              <em>harga hari ini</em>
            </li>
          ))}
          {groups.length === 0 && <li className="app-sub">Belum ada group</li>}
        </ul>
      </div>
    </div>
  )
}
