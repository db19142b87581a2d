/** How many modals are open: while there is one, a scan does not reach the page behind it. */
import { useEffect } from 'react'
import { observable } from '#client/net/observable.ts'
import { openDialogs } from '#client/net/dialogs.ts'

const openModals = observable(0)

export const isCovered = (): boolean => openModals.get() > 0 || openDialogs.get().length > 0

/** Counts the calling modal while it is open. */
export function useCovering(open: boolean): void {
  useEffect(() => {
    if (!open) return
    openModals.set(openModals.get() + 1)
    return () => openModals.set(openModals.get() - 1)
  }, [open])
}
