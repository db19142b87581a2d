import { formatHariTanggal } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { config } from './config.ts'
import type { Me } from './me.ts'
import type { SidebarState } from './Sidebar.tsx'
import { UserMenu } from './UserMenu.tsx'

interface HeaderProps {
  me: Me
  sidebar: SidebarState
  onChangePassword: () => void
}

/** The shop as the brand, its day, and the user. */
export const Header = ({ me, sidebar, onChangePassword }: HeaderProps) => (
  <header className="header">
    {sidebar.canToggle && (
      <button type="button" className="header-toggle" aria-expanded={sidebar.mode === 'full'} aria-controls="menu" onClick={sidebar.toggle}>
        <span className="only-heard">Lebarkan menu</span>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
      </button>
    )}
    <p className="header-brand">{me.userdata.nama_toko}</p>
    <label className="header-date">
      {messages.tanggalSystem}
      <input readOnly value={me.userdata.tgl_system} title={formatHariTanggal(me.userdata.tgl_system)} />
    </label>
    <UserMenu me={me} onChangePassword={onChangePassword} />
  </header>
)

export const Footer = ({ me }: { me: Me }) => (
  <footer className="footer">
    © {me.userdata.tgl_system.slice(0, 4)} {me.userdata.nama_toko}. Kencana {config().version}{config().build ? ` ${config().build}` : ''}
  </footer>
)
