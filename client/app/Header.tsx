import { formatHariTanggal } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { config } from '#client/net/config.ts'
import { openFinder } from './Finder.tsx'
import type { SidebarState } from './useSidebar.ts'
import { ScreenTools } from './ScreenTools.tsx'
import { LogoToko } from './LogoToko.tsx'
import { useTokoLain } from './toko-lain.ts'
import { UserMenu, type UserMenuProps } from './UserMenu.tsx'

interface HeaderProps extends UserMenuProps {
  path: string
  sidebar: SidebarState
}

/** The shop as the brand, its day, and the user. */
export const Header = ({ path, sidebar, ...user }: HeaderProps) => (
  <header className="header">
    {sidebar.canToggle && (
      <button
        type="button"
        className="header-toggle"
        aria-expanded={sidebar.open}
        aria-controls="menu"
        onClick={sidebar.toggle}
      >
        <span className="only-heard">{sidebar.mode === 'drawer' ? 'Menu' : 'Lebarkan menu'}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
    )}
    <LogoToko />
    <Brand {...user} />
    <button
      type="button"
      className="header-find"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={openFinder}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m20 20-5-5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0" />
      </svg>
      <span>Menu Cepat</span> <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
    <ScreenTools user_id={user.me.userdata.user_id} path={path} />
    <label className="header-date">
      {messages.tanggalSystem}
      <input
        readOnly
        value={user.me.userdata.tgl_system}
        title={formatHariTanggal(user.me.userdata.tgl_system)}
      />
    </label>
    <UserMenu {...user} />
  </header>
)

/** A door to the other shops for who may sign in there. */
function Brand({ me, onChangeShop }: Pick<UserMenuProps, 'me' | 'onChangeShop'>) {
  const { nama_toko } = me.userdata
  if (useTokoLain(me).length === 0) return <p className="header-brand">{nama_toko}</p>
  return (
    <p className="header-brand">
      <button
        type="button"
        className="header-shop"
        aria-haspopup="dialog"
        aria-label={`${nama_toko}, ganti toko`}
        onClick={onChangeShop}
      >
        {nama_toko}
      </button>
    </p>
  )
}

export const Footer = ({ me }: Pick<UserMenuProps, 'me'>) => (
  <footer className="footer">
    © {me.userdata.tgl_system.slice(0, 4)} {me.userdata.nama_toko}. Kencana {config().version}
    {config().build ? ` ${config().build}` : ''}
  </footer>
)
