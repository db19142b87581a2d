import { useNavigate } from '@tanstack/react-router'
import { useRef, type KeyboardEvent } from 'react'
import { messages } from '#domain/messages.ts'
import { useObservable } from '#client/net/observable.ts'
import { setTema, TEMA, tema } from '#client/ui/theme.ts'
import { tutupToko } from './close/minta.ts'
import type { Me } from '#client/net/me.ts'
import { signOut } from './sign-out.ts'
import { useTokoLain } from './toko-lain.ts'

const NAMES = { sistem: 'Sistem', terang: 'Terang', gelap: 'Gelap' } as const

export interface UserMenuProps {
  me: Me
  onChangePassword: () => void
  /** This computer's printer, its prints of today, and the drawer. */
  onPrinter: () => void
  /** Shows where else the user is signed in. */
  onSessions: () => void
  onChangeShop: () => void
}

/** Tutup Toko, Ganti Password, Logout: for every signed-in user (spec 000 §2). Another shop for who may sign in to one. */
export function UserMenu({ me, onChangePassword, onPrinter, onSessions, onChangeShop }: UserMenuProps) {
  const { user_name, level } = me.userdata
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)
  const chosen = useObservable(tema)
  const act = (action: () => void) => () => {
    panel.current?.hidePopover()
    action()
  }
  return (
    <div className="user-menu">
      <button type="button" className="user-menu-button" popoverTarget="menu-user">
        <span className="user-menu-initial" aria-hidden="true">
          {user_name.slice(0, 1)}
        </span>
        <span>{user_name}</span>
        <small>{level}</small>
      </button>
      <div
        id="menu-user"
        ref={panel}
        popover="auto"
        className="user-menu-panel"
        role="group"
        aria-label="Menu user"
        onKeyDown={walk}
        onToggle={(event) => event.newState === 'open' && panel.current?.querySelector('button')?.focus()}
      >
        <button
          type="button"
          onClick={act(() => void tutupToko(me, () => void navigate({ to: '/hitung-kas' })))}
        >
          {messages.tutupToko}
        </button>
        <button type="button" onClick={act(onChangePassword)}>
          {messages.gantiPassword}
        </button>
        <button type="button" onClick={act(onPrinter)}>
          Printer Dan Laci
        </button>
        <button type="button" onClick={act(onSessions)}>
          Sesi Saya
        </button>
        {useTokoLain(me).length > 0 && (
          <button type="button" onClick={act(onChangeShop)}>
            Ganti Toko
          </button>
        )}
        <div className="user-menu-theme" role="radiogroup" aria-labelledby="tampilan">
          <p id="tampilan">Tampilan</p>
          <div>
            {TEMA.map((name) => (
              <label key={name}>
                <input type="radio" name="tema" checked={chosen === name} onChange={() => setTema(name)} />
                <span>{NAMES[name]}</span>
              </label>
            ))}
          </div>
        </div>
        <button type="button" onClick={act(() => void signOut(me.userdata.user_id))}>
          {messages.logout}
        </button>
      </div>
    </div>
  )
}

/** Arrow keys walk the buttons. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.target instanceof HTMLInputElement) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input:checked')]
  stops[(stops.indexOf(event.target as HTMLElement) + step + stops.length) % stops.length]?.focus()
  event.preventDefault()
}
