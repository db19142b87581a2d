import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { GroupIcon } from './GroupIcon.tsx'
import { groupsFor, type Group } from './groups.ts'
import type { Me } from '#client/net/me.ts'
import { stored } from '#client/net/store.ts'
import './sidebar.css'

export type SidebarMode = 'full' | 'rail'
export interface SidebarState {
  mode: SidebarMode
  /** On a narrow screen there is only the rail. */
  canToggle: boolean
  toggle: () => void
}

const choice = stored<SidebarMode>('sidebar')
/** Room for the list and the till beside it (till.css). */
const WIDE = '(min-width: 1320px)'
/** How long a floating submenu stays after the pointer has left it (spec 000 §9). */
const HIDE_MS = 250

export function useSidebar(): SidebarState {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches)
  const [chosen, setChosen] = useState<SidebarMode>(() => choice.read() ?? 'full')
  useEffect(() => {
    const query = matchMedia(WIDE)
    const listen = () => setWide(query.matches)
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
  const toggle = () => {
    const next = chosen === 'full' ? 'rail' : 'full'
    choice.write(next)
    setChosen(next)
  }
  return { mode: wide ? chosen : 'rail', canToggle: wide, toggle }
}

/** The screens this user may open, by group: a list, or a rail whose submenus float. */
export function Sidebar({ me, path, mode }: { me: Me; path: string; mode: SidebarMode }) {
  const groups = groupsFor({ level: me.userdata.level, menu: me.menu })
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [path, mode])
  return (
    <nav ref={nav} id="menu" className={`sidebar sidebar-${mode}`} aria-label="Menu utama">
      {groups.map((group) =>
        mode === 'full' ? (
          <OpenGroup key={group.title} group={group} path={path} />
        ) : (
          <FloatingGroup key={group.title} group={group} path={path} />
        ),
      )}
    </nav>
  )
}

interface GroupProps {
  group: Group
  path: string
}
const holds = ({ group, path }: GroupProps): boolean => group.screens.some((screen) => screen.path === path)

/** With sixty screens only the group of the one that is open stands open, and whichever else was opened by hand. */
function OpenGroup(props: GroupProps) {
  const here = holds(props)
  const [open, setOpen] = useState(here)
  const [was, setWas] = useState(here)
  if (was !== here) {
    setWas(here)
    setOpen(here)
  }
  return (
    <details
      open={open}
      data-here={here || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <GroupIcon group={props.group.title} />
        {props.group.title}
      </summary>
      <Screens group={props.group} />
    </details>
  )
}

/** Its submenu lies beside it, upwards in the lower half of the screen, above everything that scrolls. */
function FloatingGroup(props: GroupProps) {
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})
  const group = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    clearTimeout(timer.current)
    setPlace(placeBeside(group.current!.getBoundingClientRect()))
    setOpen(true)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), HIDE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div
      ref={group}
      className="sidebar-group"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hideSoon()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hideSoon()}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={open}
        data-here={holds(props) || undefined}
        onClick={() => (open ? setOpen(false) : show())}
      >
        <GroupIcon group={props.group.title} />
        <small>{props.group.title}</small>
      </button>
      {open && (
        <div className="sidebar-float" style={place} onClick={() => setOpen(false)}>
          <p>{props.group.title}</p>
          <Screens group={props.group} />
        </div>
      )}
    </div>
  )
}

const placeBeside = ({ top, bottom, right }: DOMRect): CSSProperties =>
  top < innerHeight / 2
    ? { left: right + 2, top, maxHeight: innerHeight - top - 8 }
    : { left: right + 2, bottom: innerHeight - bottom, maxHeight: bottom - 62 }

const Screens = ({ group }: { group: Group }) => (
  <ul>
    {group.screens.map((screen) => (
      <li key={screen.path}>
        <Link to={screen.path} activeProps={{ 'aria-current': 'page' }}>
          {screen.title}
        </Link>
      </li>
    ))}
  </ul>
)
