import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { setSound, soundOn } from './beep.ts'
import { isBarcode } from './burst.ts'
import { toFirstRow } from './fokus.ts'
import { isCovered } from './modals.ts'
import { byScanner, scannedCode, useWedge } from './wedge.ts'
import './scan-box.css'

export interface ScanBoxProps {
  /** Called with what was scanned or typed by hand, once per Enter; the box is empty again at once. Beep with `beep`. */
  onScan: (code: string, diketik: boolean) => void
  label?: string
  placeholder?: string
  /** false: the page needs the focus elsewhere for now; nothing is heard. */
  active?: boolean
  /**
   * Cleans typed text. Without it any text may be typed: letters that vanished would leave the number of another piece.
   */
  mask?: (text: string) => string
  /** Letters that a number begins with: typed among the figures of a line they are meant for the box. What `mask` leaves when not said. */
  letter?: RegExp
  /** Recognises codes that a scanner may send while another field has the focus; barcodes when not given. */
  isCode?: (text: string) => boolean
  /** The keyboard a tablet shows. */
  inputMode?: 'numeric' | 'text'
  busy?: boolean
}

const apaAdanya = (text: string): string => text
const ALL = /^[a-z]$/i
const TANPA = /^$/

/** The box that always has the focus: when nothing else on the page holds it, it comes back here. */
export function ScanBox({
  onScan,
  label = 'Scan Barcode',
  placeholder = 'Scan atau ketik kode barcode, lalu Enter',
  active = true,
  mask = apaAdanya,
  letter = mask === apaAdanya ? TANPA : ALL,
  isCode = isBarcode,
  inputMode = 'numeric',
  busy = false,
}: ScanBoxProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sound = useObservable(soundOn)
  useWedge((code) => onScan(code, false), { enabled: active, isCode })
  useFocusHome(field, active, mask, letter)

  const take = (event: ReactKeyboardEvent) => {
    if (event.key === 'ArrowDown' && text === '') return toFirstRow()
    if (event.key !== 'Enter' && !byScanner(event.nativeEvent)) return
    event.preventDefault()
    const code = wholeKode(text.trim(), scannedCode(event.nativeEvent), mask, isCode)
    setText('')
    if (code) onScan(code, !byScanner(event.nativeEvent))
  }
  return (
    <div className="scan-box" data-busy={busy || undefined}>
      <label className="only-heard" htmlFor="scan">
        {label}
      </label>
      <svg className="scan-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5v14M6 5v14M9 5v10M12 5v14M15 5v10M18 5v14M21 5v14" />
      </svg>
      <input
        id="scan"
        ref={field}
        data-scan
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        inputMode={inputMode}
        enterKeyHint="done"
        disabled={!active}
        onChange={(event) => setText(mask(event.target.value))}
        onKeyDown={take}
      />
      <button
        type="button"
        className="scan-sound"
        aria-pressed={sound}
        title={sound ? 'Suara menyala' : 'Suara mati'}
        onClick={() => setSound(!sound)}
      >
        <span className="only-heard">Suara</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9v6h4l5 4V5L8 9z" />
          {sound ? (
            <path d="M16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" />
          ) : (
            <path d="m16 9 6 6M22 9l-6 6" />
          )}
        </svg>
      </button>
    </div>
  )
}

/**
 * A code is taken whatever else stood in the box, or did not arrive in it. The QR of a surat jalan, scanned where barcodes are
 * meant, is not the digits in it.
 */
const wholeKode = (
  text: string,
  scanned: string | undefined,
  mask: (text: string) => string,
  isCode: (text: string) => boolean,
): string => (scanned !== undefined && (isCode(scanned) || mask(scanned) === text) ? scanned : text)

/** Brings the focus home: at first, whenever it would be nowhere, and when what the box takes is typed where no text goes. */
function useFocusHome(
  home: React.RefObject<HTMLInputElement | null>,
  active: boolean,
  mask: (text: string) => string,
  letter: RegExp,
): void {
  useEffect(() => {
    if (!active) return
    const come = (from: (holder: Element | null) => boolean) => {
      if (from(document.activeElement) && !isCovered()) home.current?.focus({ preventScroll: true })
    }
    const later = () => setTimeout(come, 0, isNobody)
    const typed = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const taken = key.length === 1 && mask(key).trim() && !ctrlKey && !altKey && !metaKey
      come(!taken ? isNobody : letter.test(key) ? takesNoLetters : takesNoText)
    }
    come(takesNoText)
    document.addEventListener('focusout', later)
    document.addEventListener('pointerup', later)
    document.addEventListener('keydown', typed, true)
    window.addEventListener('focus', later)
    return () => {
      document.removeEventListener('focusout', later)
      document.removeEventListener('pointerup', later)
      document.removeEventListener('keydown', typed, true)
      window.removeEventListener('focus', later)
    }
  }, [home, active, mask, letter])
}

const isNobody = (holder: Element | null): boolean => holder === null || holder === document.body
/** The figures of a line: a letter there begins the number of a nota, however slowly it is scanned. */
const takesNoLetters = (holder: Element | null): boolean =>
  takesNoText(holder) || holder!.matches('.till-lines input:not([role=combobox])')
const takesNoText = (holder: Element | null): boolean =>
  isNobody(holder) ||
  !holder!.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
