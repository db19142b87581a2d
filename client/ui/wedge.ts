import { useEffect, useRef } from 'react'
import { burst, isBarcode } from './burst.ts'
import { isCovered } from './modals.ts'

/**
 * Hears a scanner wherever the focus is: a burst that is a code and ends with Enter goes to `onScan`, and whatever field
 * it was typed into gets back what it held. Not while a modal or dialog is open, nor in a password.
 * @param isCode what is scanned on this screen; barcodes when not said
 */
export function useWedge(
  onScan: (code: string) => void,
  { enabled = true, isCode = isBarcode }: { enabled?: boolean; isCode?: (text: string) => boolean } = {},
): void {
  const latest = useRef({ onScan, isCode })
  useEffect(() => {
    latest.current = { onScan, isCode }
  })
  useEffect(() => {
    if (!enabled) return
    const scanner = burst((text) => latest.current.isCode(text))
    let before: { field: HTMLInputElement | HTMLTextAreaElement; text: string } | undefined
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.key === 'Shift') return
      const field = typedInto(event.target)
      if (isCovered() || field?.type === 'password' || field?.hasAttribute('data-scan')) return
      const code = scanner.key(event.key, event.timeStamp)
      if (scanner.startedAt === event.timeStamp) before = field && { field, text: field.value }
      if (code === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (before) restore(before.field, before.text)
      latest.current.onScan(code)
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [enabled])
}

const typedInto = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined

/** Through the element's own setter and an input event, so that React hears of it. */
function restore(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
