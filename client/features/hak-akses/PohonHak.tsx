import { Checkbox, Tag } from 'antd'
import { useState } from 'react'
import type { MenuHak } from '#domain/calls/hak-akses.ts'
import { ACTIONS, type Action } from '#domain/level.ts'
import { MENU_GROUPS } from '#domain/menus.ts'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { centang, state, columnsOf, type Form } from './hak.ts'

const TITLE: Record<Action, string> = {
  lihat: 'Tampil',
  tambah: 'Tambah',
  ubah: 'Ubah',
  hapus: 'Hapus',
  export: 'Export',
}

interface Props {
  menu: readonly MenuHak[]
  form: Form
  disabled: boolean
  onUbah: (form: Form) => void
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
                <span>{TITLE[action]}</span>
                <Box {...props} nama="Semua menu" actions={[action]} />
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
  const [opened, setOpened] = useState(true)
  return (
    <tbody>
      <tr className="hak-grup">
        <th scope="rowgroup">
          <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {title}
          </button>
          <Box {...props} menu={menu} nama={title} actions={ACTIONS} />
        </th>
        {ACTIONS.map((action) => (
          <td key={action}>
            <Box {...props} menu={menu} nama={title} actions={[action]} />
          </td>
        ))}
      </tr>
      {opened && menu.map((m) => <Row key={m.menu_name} {...props} m={m} />)}
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
          {columns.includes(action) && <Box {...props} menu={[m]} nama={m.title} actions={[action]} />}
        </td>
      ))}
    </tr>
  )
}

/** Ticks all of these rows and columns; half ticked when some are. Nothing where there is nothing to tick. */
function Box({
  menu,
  form,
  disabled,
  onUbah,
  nama,
  actions,
}: Props & { nama: string; actions: readonly Action[] }) {
  const now = state(form, menu, actions)
  if (now === undefined) return null
  return (
    <Checkbox
      aria-label={`${nama}: ${actions.length > 1 ? 'semua' : TITLE[actions[0]!]}`}
      disabled={disabled}
      checked={now === 'semua'}
      indeterminate={now === 'sebagian'}
      onChange={() => onUbah(centang(form, menu, actions, now !== 'semua'))}
    />
  )
}
