import { lazy, Suspense, useEffect, useState } from 'react'
import { observable, useObservable } from '#client/net/observable.ts'
import { KEY_GAP_MS } from '#client/ui/burst.ts'
import { isCovered } from '#client/ui/modals.ts'
import type { Me } from '#client/net/me.ts'
import { idle } from '#client/net/idle.ts'
import type { Ditemukan } from './OpenedTemuan.tsx'

const load = () => import('./FinderDialog.tsx').then((m) => ({ default: m.FinderDialog }))
const FinderDialog = lazy(load)

const OpenedTemuan = lazy(() => import('./OpenedTemuan.tsx').then((m) => ({ default: m.OpenedTemuan })))

const open = observable(false)

/** Text typed between Ctrl-K and the arrival of the dialog, which begins with it. undefined: no dialog is awaited. */
let ketikan: string | undefined
const ambilKetikan = (): string => {
  const typed = ketikan ?? ''
  ketikan = undefined
  return typed
}

const tutup = (): void => {
  ketikan = undefined
  open.set(false)
}

/** Not over a modal: what is being asked there comes first. */
export const openFinder = (): void => {
  if (isCovered() || open.get()) return
  ketikan = ''
  open.set(true)
}

/** Into the dialog that is on its way, not into the field behind it. */
function simpanKetikan(event: KeyboardEvent): void {
  if (ketikan === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  if (event.key.length === 1) ketikan += event.key
  else if (event.key === 'Backspace') ketikan = ketikan.slice(0, -1)
  else if (event.key === 'Escape') tutup()
  event.preventDefault()
  event.stopPropagation()
}

/** Opens any permitted screen by name, a document by its number, a piece, a member: Ctrl-K, or the button in the header. */
export function Finder({ me }: { me: Me }) {
  const [temuan, setTemuan] = useState<Ditemukan>()
  useEffect(() => {
    void idle()
      .then(load)
      .catch(() => undefined) // asked for again when it is wanted
    let last = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      // A finger on its way to Ctrl-K is slower than most networks.
      if (event.key === 'Control' || event.key === 'Meta') return void load()
      simpanKetikan(event)
      // Scanners may send control characters, but no person presses Ctrl-K within an instant of another key.
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
      {shown && <FinderDialog me={me} awal={ambilKetikan} onClose={tutup} onBuka={setTemuan} />}
      {temuan && <OpenedTemuan temuan={temuan} onBuka={setTemuan} onTutup={() => setTemuan(undefined)} />}
    </Suspense>
  )
}
