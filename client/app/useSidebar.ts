import { useEffect, useState } from 'react'
import { stored } from '#client/net/store.ts'

/** The list beside the screen, a rail whose submenus float, or a drawer over the screen. */
export type SidebarMode = 'full' | 'rail' | 'drawer'
export interface SidebarState {
  mode: SidebarMode
  /** Between a desk and a phone there is only the rail. */
  canToggle: boolean
  /** True when the whole list is in sight. */
  open: boolean
  toggle: () => void
  close: () => void
}

const choice = stored<Exclude<SidebarMode, 'drawer'>>('sidebar')
/** Room for the list and the till beside it (till.css). */
const WIDE = '(min-width: 1320px)'
/** As layout.css has it. */
const PHONE = '(max-width: 767px)'

export function useSidebar(): SidebarState {
  const wide = useMedia(WIDE)
  const phone = useMedia(PHONE)
  const [chosen, setChosen] = useState(() => choice.read() ?? 'full')
  const [drawn, setDrawn] = useState(false)
  if (phone)
    return {
      mode: 'drawer',
      canToggle: true,
      open: drawn,
      toggle: () => setDrawn(!drawn),
      close: () => setDrawn(false),
    }
  const toggle = () => {
    const next = chosen === 'full' ? 'rail' : 'full'
    choice.write(next)
    setChosen(next)
  }
  return {
    mode: wide ? chosen : 'rail',
    canToggle: wide,
    open: wide && chosen === 'full',
    toggle,
    close: () => setDrawn(false),
  }
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const listen = () => setMatches(media.matches)
    listen()
    media.addEventListener('change', listen)
    return () => media.removeEventListener('change', listen)
  }, [query])
  return matches
}
