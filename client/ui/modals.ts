/** Tracks the open modals, the topmost last: while a modal is open, a scan does not reach the page behind it. */
import { useEffect, useId } from 'react'
import { observable } from '#client/net/observable.ts'
import { openDialogs } from '#client/net/dialogs.ts'

const openModals = observable<readonly string[]>([])

export const modalsOpen = (): number => openModals.get().length
export const isCovered = (): boolean => modalsOpen() > 0 || openDialogs.get().length > 0

/** Counts the calling modal while it is open. Answers whether it is the one that keys mean: nothing lies over it. */
export function useCovering(open: boolean): () => boolean {
  const id = useId()
  useEffect(() => {
    if (!open) return
    openModals.set([...openModals.get(), id])
    return () => openModals.set(openModals.get().filter((other) => other !== id))
  }, [open, id])
  return () => openModals.get().at(-1) === id && openDialogs.get().length === 0
}
