/** Keys that do something wherever the focus is: { F9: save, 'Shift+F9': saveAndValidate }. */
import { useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { openDialogs } from '#client/net/dialogs.ts'
import { berarti } from '#client/net/tekanan.ts'
import { useLatest } from '#client/net/useLatest.ts'
import { modalsOpen } from './modals.ts'

export type Keys = Partial<Record<string, () => void>>

/**
 * @param covered true: they work inside the modal that is open now, until another lies over it; false: they rest while one is open. They rest behind a question, which is
 * answered first. Keys held with Ctrl, Alt or Meta are left to the browser.
 * @param leave keys, 'F9 F11', before which the field that is being filled is left, so that what was typed counts; they save: pressed again after that, they mean nothing
 */
export function useKeys(
  keys: Keys,
  {
    covered = false,
    enabled = true,
    leave = '',
  }: { covered?: boolean; enabled?: boolean; leave?: string } = {},
): void {
  const latest = useLatest(keys)
  useEffect(() => {
    if (!enabled) return
    let depth = 0
    // The modal around it counts itself after what is in it.
    if (covered) queueMicrotask(() => (depth = modalsOpen()))
    const istirahat = () => openDialogs.get().length > 0 || modalsOpen() > depth
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || istirahat()) return
      const key = keyName(event)
      // Between the key and what it does an answer may have come, and stand over the page.
      const run = () => !istirahat() && latest.current[key]?.()
      if (!latest.current[key]) return
      event.preventDefault()
      if (event.repeat) return
      if (!leave.split(' ').includes(key)) return run()
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      if (!berarti(key)) return
      setTimeout(run)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [covered, enabled, latest, leave])
}

/** A function key with Shift is another key; letters have their case. */
const keyName = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && /^F\d+$/.test(key) ? `Shift+${key}` : key

/** F5 is a key of this screen: where it means nothing, under a window, the page is not loaded anew either. */
export function useNoReload(): void {
  useEffect(() => {
    const tahan = (event: KeyboardEvent) => {
      if (event.key === 'F5' && !event.ctrlKey && !event.metaKey) event.preventDefault()
    }
    // Behind useKeys, which leaves alone what somebody has taken already.
    window.addEventListener('keydown', tahan)
    return () => window.removeEventListener('keydown', tahan)
  }, [])
}

/**
 * Enter in a field goes on to the next one of what hears it, as Tab would; it never sends. On a button, in a longer text, in a list
 * that is open or where the field itself has a use for it (a search, a code) it is what it always is.
 */
export function enterGoesOn(event: ReactKeyboardEvent): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || CHOICES.has(target.type)) return
  const isList = target.role === 'combobox'
  // A list says so of every Enter.
  const taken = event.defaultPrevented && !isList
  event.preventDefault()
  if (taken || event.ctrlKey || event.metaKey || (isList && target.ariaExpanded === 'true')) return
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(FIELD)].filter(isReachable)
  // React hears what lies over it as well.
  const here = fields.indexOf(target)
  const next = here < 0 ? undefined : fields[here + 1]
  next?.focus()
  if (next?.role !== 'combobox') next?.select()
}
const CHOICES = new Set(['checkbox', 'radio'])
const FIELD = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'
const isReachable = (field: HTMLInputElement): boolean =>
  !field.disabled &&
  field.tabIndex >= 0 &&
  !field.closest('.ant-pagination') &&
  field.getClientRects().length > 0
