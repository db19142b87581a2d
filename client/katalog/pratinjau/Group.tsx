import { formatPersen } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { BelumTerbaca } from '#client/ui/BelumTerbaca.tsx'
import { daftarGroup } from '../group.ts'
import { teks } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** What is said of a group where its price stands. */
export function PratinjauGroup({ isian, kode }: PratinjauProps) {
  const dibaca = useCall(daftarGroup)
  const chosen = kode ?? isian['kode_group']
  const group = dibaca.data?.find((one) => one.kode_group === chosen)
  return (
    <div className="app-kartu">
      <div className="app-isi">
        <BelumTerbaca dibaca={dibaca} apa="Group" />
        <strong className="app-judul">
          {group ? `${group.nama_group} · ${formatPersen(group.kadar)}` : teks(chosen, 'Group')}
        </strong>
        <p>{teks(isian['description'], 'Deskripsi')}</p>
      </div>
    </div>
  )
}
