import { lazy, Suspense, useEffect, useState } from 'react'
import { observable, useObservable } from '#client/net/observable.ts'
import { KEY_GAP_MS } from '#client/ui/burst.ts'
import { isCovered } from '#client/ui/modals.ts'
import type { Me } from '#client/net/me.ts'
import type { Ditemukan } from './TemuanTerbuka.tsx'

const load = () => import('./FinderDialog.tsx').then((m) => ({ default: m.FinderDialog }))
const FinderDialog = lazy(load)

const TemuanTerbuka = lazy(() => import('./TemuanTerbuka.tsx').then((m) => ({ default: m.TemuanTerbuka })))

const open = observable(false)

/** Not over a modal: what is being asked there comes first. */
export const openFinder = (): void => {
  if (!isCovered()) open.set(true)
}

/** Opens any permitted screen by name, a document by its number, a piece, a member: Ctrl-K, or the button in the header. */
export function Finder({ me }: { me: Me }) {
  const [temuan, setTemuan] = useState<Ditemukan>()
  useEffect(() => {
    void load() // what is typed right after Ctrl-K must not be lost
    let last = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') return
      // Some scanners send control characters: nobody presses Ctrl-K within an instant of another key.
      const typed = event.timeStamp - last > KEY_GAP_MS
      last = event.timeStamp
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      if (typed && !event.repeat) openFinder()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  const shown = useObservable(open)
  return (
    <Suspense>
      {shown && <FinderDialog me={me} onClose={() => open.set(false)} onBuka={setTemuan} />}
      {temuan && <TemuanTerbuka temuan={temuan} onBuka={setTemuan} onTutup={() => setTemuan(undefined)} />}
    </Suspense>
  )
}
