import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useModalDialog } from '#client/ui/modal-dialog.ts'
import { useCovering } from '#client/ui/modals.ts'
import { useFavorit } from './favorit.ts'
import { GroupIcon } from './GroupIcon.tsx'
import { favouritesFor, groupsFor, partsOf, type Group, type GroupScreen } from './groups.ts'
import type { Me } from '#client/net/me.ts'
import type { SidebarState } from './useSidebar.ts'
import './sidebar.css'

/** Milliseconds that a floating submenu stays after the pointer has left it (spec 000 §9). */
const HIDE_MS = 250

interface SidebarProps {
  me: Me
  path: string
  sidebar: SidebarState
}

/** The screens this user may open: beside the screen, or on a phone in a drawer over it. */
export const Sidebar = (props: SidebarProps) =>
  props.sidebar.mode === 'drawer' ? (
    props.sidebar.open && <Drawer {...props} />
  ) : (
    <Menu {...props} rail={props.sidebar.mode === 'rail'} />
  )

/** Closes on Escape, on a touch beside it and on a choice; the focus goes back to where it was. */
function Drawer(props: SidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useCovering(true)
  useModalDialog(dialog)
  const chosen = (target: EventTarget) => target === dialog.current || (target as Element).closest('a')
  return (
    <dialog
      ref={dialog}
      className="sidebar-drawer"
      aria-label="Menu"
      onClose={props.sidebar.close}
      onClick={(event) => chosen(event.target) && dialog.current?.close()}
    >
      <button type="button" className="sidebar-close" onClick={() => dialog.current?.close()}>
        Tutup Menu
      </button>
      <Menu {...props} rail={false} />
    </dialog>
  )
}

/** Shows the user's marked screens, then every group: as a list, or as a rail whose submenus float. */
function Menu({ me, path, sidebar: { mode }, rail }: SidebarProps & { rail: boolean }) {
  const groups = groupsFor({ level: me.userdata.level, menu: me.menu })
  const favourites = favouritesFor(groups, useFavorit(me.userdata.user_id))
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [path, mode])
  return (
    <nav
      ref={nav}
      id="menu"
      className={`sidebar ${rail ? 'sidebar-rail' : 'sidebar-full'}`}
      aria-label="Menu utama"
    >
      {favourites.length > 0 &&
        (rail ? (
          <Floating title="Favorit" here={false}>
            <Screens screens={favourites} whole />
          </Floating>
        ) : (
          <Fold title="Favorit" here>
            <Screens screens={favourites} whole />
          </Fold>
        ))}
      {groups.map((group) =>
        rail ? (
          <Floating key={group.title} title={group.title} here={holds(group.screens, path)}>
            <FloatingParts group={group} />
          </Floating>
        ) : (
          <Fold key={group.title} title={group.title} here={holds(group.screens, path)}>
            <Parts group={group} path={path} />
          </Fold>
        ),
      )}
    </nav>
  )
}

const holds = (screens: readonly GroupScreen[], path: string): boolean =>
  screens.some((screen) => screen.path === path)

interface EntryProps {
  title: Group['title'] | 'Favorit'
  /** True when the entry holds the screen that is open. */
  here: boolean
  children: ReactNode
}

/** With a hundred screens only the group of the one that is open stands open, and whichever else was opened by hand. */
const Fold = ({ title, here, children }: EntryProps) => (
  <Foldable
    here={here}
    head={
      <>
        <GroupIcon group={title} />
        {title}
      </>
    }
  >
    {children}
  </Foldable>
)

function Foldable({ here, head, children }: Pick<EntryProps, 'here' | 'children'> & { head: ReactNode }) {
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
      <summary>{head}</summary>
      {children}
    </details>
  )
}

const Parts = ({ group, path }: { group: Group; path: string }) =>
  partsOf(group).map(({ title, screens }) =>
    title ? (
      <div key={title} className="sidebar-part">
        <Foldable here={holds(screens, path)} head={title}>
          <Screens screens={screens} />
        </Foldable>
      </div>
    ) : (
      <Screens key="" screens={screens} />
    ),
  )

/** A group whose submenu lies beside it, upwards in the lower half of the screen, above everything that scrolls. */
function Floating({ title, here, children }: EntryProps) {
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
        data-here={here || undefined}
        onClick={() => (open ? setOpen(false) : show())}
      >
        <GroupIcon group={title} />
        <small>{title}</small>
      </button>
      {open && (
        <div className="sidebar-float" style={place} onClick={() => setOpen(false)}>
          <p>{title}</p>
          {children}
        </div>
      )}
    </div>
  )
}

const placeBeside = ({ top, bottom, right }: DOMRect): CSSProperties =>
  top < innerHeight / 2
    ? { left: right + 2, top, maxHeight: innerHeight - top - 8 }
    : { left: right + 2, bottom: innerHeight - bottom, maxHeight: bottom - 62 }

const FloatingParts = ({ group }: { group: Group }) => {
  const parts = partsOf(group)
  return (
    <div className={parts.length > 1 ? 'sidebar-columns' : undefined}>
      {parts.map(({ title = '', screens }) => (
        <section key={title} aria-label={title || group.title}>
          {title && <h3>{title}</h3>}
          <Screens screens={screens} />
        </section>
      ))}
    </div>
  )
}

/** Whole titles where no group stands above them; who only hears a link hears its whole title anyway. */
const Screens = ({ screens, whole = false }: { screens: readonly GroupScreen[]; whole?: boolean }) => (
  <ul>
    {screens.map(({ path, title, singkat }) => (
      <li key={path}>
        <Link to={path} activeProps={{ 'aria-current': 'page' }} aria-label={title}>
          {whole ? title : singkat}
        </Link>
      </li>
    ))}
  </ul>
)
