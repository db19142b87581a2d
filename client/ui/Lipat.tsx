import { useState, type ReactNode } from 'react'
import './lipat.css'

interface LipatProps {
  /** On its button: 'Filter'. */
  nama: string
  /** Beside it while it is folded: what is chosen in it. */
  content?: ReactNode
  /** Content that must be seen: a refusal, or a field that has to be filled in. */
  terlihat?: boolean
  /** Folded on any screen, until its button is pressed: the room is needed for something else. */
  ringkas?: boolean
  children: ReactNode
}

/** On a phone, or where it is to be short, what it holds is folded behind a button; elsewhere it is as if there were nothing around it. */
export function Lipat({ nama, content, terlihat = false, ringkas = false, children }: LipatProps) {
  const [opened, setOpened] = useState(false)
  const [tadi, setTadi] = useState(ringkas)
  if (tadi !== ringkas) {
    setTadi(ringkas)
    setOpened(false)
  }
  const open = opened || terlihat
  return (
    <>
      <button
        type="button"
        className={ringkas ? 'button lipat-tombol lipat-ringkas' : 'button lipat-tombol'}
        aria-expanded={open}
        disabled={terlihat}
        onClick={() => setOpened(!open)}
      >
        {nama} {!open && content && <small className="muted">{content}</small>}
      </button>
      <div className={open ? 'lipat' : `lipat lipat-tertutup${ringkas ? ' lipat-ringkas' : ''}`}>
        {children}
      </div>
    </>
  )
}
