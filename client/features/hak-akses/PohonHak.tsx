import { Checkbox, Tag } from 'antd'
import { useState } from 'react'
import type { MenuHak } from '#domain/calls/hak-akses.ts'
import { ACTIONS, type Action } from '#domain/level.ts'
import { MENU_GROUPS } from '#domain/menus.ts'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { centang, keadaan, columnsOf, type Isian } from './hak.ts'

const JUDUL: Record<Action, string> = {
  lihat: 'Tampil',
  tambah: 'Tambah',
  ubah: 'Ubah',
  hapus: 'Hapus',
  export: 'Export',
}

interface Props {
  menu: readonly MenuHak[]
  isian: Isian
  disabled: boolean
  onUbah: (isian: Isian) => void
}

/** Groups of screens, each screen with what can be allowed there; a group's row and the head's tick all of theirs. */
export function PohonHak(props: Props) {
  const region = useScrollByKeys('.hak-pohon')
  const groups = MENU_GROUPS.map((title) => ({
    title,
    menu: props.menu.filter((m) => m.group === title),
  })).filter((g) => g.menu.length > 0)
  return (
    <div ref={region} className="hak-pohon" role="region" aria-label="Hak akses menu">
      <table>
        <thead>
          <tr>
            <th scope="col">Menu</th>
            {ACTIONS.map((action) => (
              <th key={action} scope="col">
                <span>{JUDUL[action]}</span>
                <Kotak {...props} nama="Semua menu" actions={[action]} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Grup key={group.title} {...props} title={group.title} menu={group.menu} />
        ))}
      </table>
    </div>
  )
}

function Grup({ title, menu, ...props }: Props & { title: string }) {
  const [terbuka, setTerbuka] = useState(true)
  return (
    <tbody>
      <tr className="hak-grup">
        <th scope="rowgroup">
          <button type="button" aria-expanded={terbuka} onClick={() => setTerbuka(!terbuka)}>
            {title}
          </button>
          <Kotak {...props} menu={menu} nama={title} actions={ACTIONS} />
        </th>
        {ACTIONS.map((action) => (
          <td key={action}>
            <Kotak {...props} menu={menu} nama={title} actions={[action]} />
          </td>
        ))}
      </tr>
      {terbuka && menu.map((m) => <Row key={m.menu_name} {...props} m={m} />)}
    </tbody>
  )
}

function Row({ m, ...props }: Omit<Props, 'menu'> & { m: MenuHak }) {
  const columns = columnsOf(m)
  return (
    <tr>
      <th scope="row">
        {m.title} <small className="muted">{m.menu_name}</small>
        {m.selalu && <Tag>Selalu boleh</Tag>}
        {m.hanya && <Tag>Hanya {m.hanya.join(', ')}</Tag>}
      </th>
      {ACTIONS.map((action) => (
        <td key={action}>
          {columns.includes(action) && <Kotak {...props} menu={[m]} nama={m.title} actions={[action]} />}
        </td>
      ))}
    </tr>
  )
}

/** Ticks all of these rows and columns; half ticked when some are. Nothing where there is nothing to tick. */
function Kotak({
  menu,
  isian,
  disabled,
  onUbah,
  nama,
  actions,
}: Props & { nama: string; actions: readonly Action[] }) {
  const now = keadaan(isian, menu, actions)
  if (now === undefined) return null
  return (
    <Checkbox
      aria-label={`${nama}: ${actions.length > 1 ? 'semua' : JUDUL[actions[0]!]}`}
      disabled={disabled}
      checked={now === 'semua'}
      indeterminate={now === 'sebagian'}
      onChange={() => onUbah(centang(isian, menu, actions, now !== 'semua'))}
    />
  )
}
