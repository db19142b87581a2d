/**
 * Hears a scanner wherever the focus is. What is scanned goes to the page that waits for it; a scan that nobody waits for
 * (in a dialog, cut short, of something else) is never taken for what was typed by hand: the field gets back what it held.
 */
import { useEffect, type RefObject } from 'react'
import { toast } from '#client/net/toasts.ts'
import { useLatest } from '#client/net/useLatest.ts'
import { beep } from './beep.ts'
import { burst, isBarcode, LAMBAT, isMisplaced, KEY_GAP_MS, BARCODE_LENGTH, type Tempat } from './burst.ts'
import { isCovered } from './modals.ts'

interface Penerima {
  onScan: (code: string) => void
  isCode: (text: string) => boolean
}

/** Of the page that is shown; the one that came last is asked first. */
const penerima: RefObject<Penerima>[] = []

/**
 * A burst that is a code goes to `onScan`, and whatever field it was typed into gets back what it held. Not while a modal
 * or dialog is open, nor in a password.
 * @param isCode what is scanned on this screen; barcodes when not said
 */
export function useWedge(
  onScan: (code: string) => void,
  { enabled = true, isCode = isBarcode }: { enabled?: boolean; isCode?: (text: string) => boolean } = {},
): void {
  const latest = useLatest({ onScan, isCode })
  useEffect(() => {
    if (!enabled) return
    penerima.push(latest)
    return () => void penerima.splice(penerima.indexOf(latest), 1)
  }, [enabled, latest])
}

const scanned = new WeakMap<Event, string>()
/** True when a scanner sent this Enter. */
export const byScanner = (enter: Event): boolean => scanned.has(enter)
/** The code of the scan that ended with this Enter, before any mask of the field it was typed into. */
export const scannedCode = (enter: Event): string | undefined => scanned.get(enter)

type Field = HTMLInputElement | HTMLTextAreaElement
/** The text of a field before a run of keys. */
interface Sebelum {
  field: Field | undefined
  text: string
}
/** A screen may move the focus while a run goes on: then it has got into two. */
const dengan = (before: readonly Sebelum[], now: Sebelum, begins: boolean): readonly Sebelum[] =>
  begins ? [now] : before.some(({ field }) => field === now.field) ? before : [...before, now]

/** Tells the user that no scan is taken here. */
export function tolakScan(): void {
  beep('error')
  toast('warning', 'Scan Tidak Dipakai Di Sini')
}

/** Once, for the whole page. */
export function hearScanner(): void {
  const scanner = burst()
  const slow = burst(LAMBAT)
  let before: readonly Sebelum[] = []
  let beforeSlow: readonly Sebelum[] = []
  let silence: ReturnType<typeof setTimeout> | undefined

  const putBack = (held = before) => {
    for (const { field, text } of held) if (field?.isConnected) restore(field, text)
    before = beforeSlow = []
  }
  const refuse = (held = before) => {
    putBack(held)
    tolakScan()
  }
  window.addEventListener(
    'keydown',
    (event) => {
      // The line feed of a scanner, by which browsers open their downloads.
      if (event.ctrlKey && event.key.toLowerCase() === 'j') event.preventDefault()
      if (event.ctrlKey || event.altKey || event.metaKey || event.key === 'Shift') return
      clearTimeout(silence)
      const field = typedInto(event.target)
      if (field?.type === 'password' || event.repeat) {
        slow.forget()
        return scanner.forget()
      }
      const code = scanner.key(event.key, event.timeStamp)
      const slowly = slow.key(event.key, event.timeStamp)
      const now = { field, text: field?.value ?? '' }
      before = dengan(before, now, scanner.startedAt === event.timeStamp)
      beforeSlow = dengan(beforeSlow, now, slow.startedAt === event.timeStamp)
      // Of a code that paused the quick run is the end alone.
      if (slowly !== undefined && slowly !== code && field?.hasAttribute('data-figure')) {
        event.preventDefault()
        event.stopPropagation()
        return refuse(beforeSlow)
      }
      if (code !== undefined) {
        if (field?.hasAttribute('data-scan')) return void scanned.set(event, code)
        const taker = isCovered() ? undefined : penerima.findLast(({ current }) => current.isCode(code))
        if (!taker && !(isRefusing(event.target) && isMisplaced(code, tempat(field)))) return
        event.preventDefault()
        event.stopPropagation()
        if (!taker) return refuse()
        putBack()
        taker.current.onScan(code)
      } else if (scanner.length >= BARCODE_LENGTH && field && isTypedNumber(field)) {
        // A scanner that ends with no key at all.
        silence = setTimeout(() => {
          scanner.forget()
          refuse()
        }, KEY_GAP_MS * 2)
      }
    },
    true,
  )
}

/** True when a code is kept out of this field of a window. */
export const bukanTempatnya = (code: string, field: Field): boolean =>
  !field.hasAttribute('data-scan') && isMisplaced(code, tempat(field))

const typedInto = (target: EventTarget | null): Field | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined

/** Radios and boxes hold no text. */
const tempat = (field: Field | undefined): Tempat =>
  !field || /^(radio|checkbox|button)$/.test(field.type)
    ? 'tombol'
    : /^(numeric|decimal)$/.test(field.inputMode)
      ? 'angka'
      : 'teks'

/** A number that takes no scan. A box that does waits for its Enter, however late a busy machine brings it. */
const isTypedNumber = (field: Field): boolean => tempat(field) === 'angka' && !field.hasAttribute('data-scan')

/** A text outside dialogs may be one to scan into: the barcode that a report is asked for. */
const isRefusing = (target: EventTarget | null): boolean => {
  const field = typedInto(target)
  return isCovered() || (target !== document.body && tempat(field) !== 'teks')
}

/** Through the element's own setter and an input event, so that React hears of it. */
function restore(field: Field, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
