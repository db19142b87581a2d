import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useCovering } from '#client/ui/modals.ts'
import { findScreens, type Found } from './find.ts'
import { groupsFor } from './groups.ts'
import type { Me } from '#client/net/me.ts'
import './finder.css'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** Type, walk with the arrows, Enter opens; Escape closes, and the browser gives the focus back to where it was. */
export function FinderDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findScreens(groupsFor({ level: me.userdata.level, menu: me.menu }), typed)
  useCovering(true)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen, typed])

  const go = (screen: Found | undefined) => {
    if (!screen) return
    dialog.current?.close()
    void navigate({ to: screen.path })
  }
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) setChosen(Math.min(found.length - 1, Math.max(0, chosen + step)))
    else if (event.key === 'Enter') go(found[chosen])
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="finder" aria-label="Menu Cepat" onClose={onClose}>
      <input
        type="text"
        role="combobox"
        aria-label="Nama layar"
        aria-expanded="true"
        aria-controls="finder-list"
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] && idOf(found[chosen])}
        placeholder="Ketik nama layar, lalu Enter"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={walk}
      />
      <div ref={list} id="finder-list" role="listbox" aria-label="Layar">
        {found.map((screen, i) => (
          <div
            key={screen.path}
            id={idOf(screen)}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            onClick={() => go(screen)}
            onPointerMove={() => setChosen(i)}
          >
            {screen.title} <small>{screen.group}</small>
          </div>
        ))}
      </div>
      <p role="status" className={found.length ? 'only-heard' : 'finder-empty'}>
        {found.length ? `${found.length} layar` : 'Tidak Ada Layar Dengan Nama Itu'}
      </p>
      <p className="finder-keys muted">
        <kbd>↑</kbd> <kbd>↓</kbd> pilih <kbd>Enter</kbd> buka <kbd>Esc</kbd> tutup
      </p>
    </dialog>
  )
}

const idOf = ({ path }: Found): string => `finder-${path.slice(1)}`
