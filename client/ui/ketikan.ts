/**
 * Keeps the keys typed between the key that opens a window and the moment its first field has the focus, and gives them
 * to that field as if they were typed there. On a busy machine that is a quarter of a second, and the letters went to
 * the page behind.
 */
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { burst, LAMBAT, BARCODE_LENGTH } from './burst.ts'
import { bukanTempatnya, tolakScan } from './wedge.ts'

/** Elements on which the focus may arrive: antd's own frame and its cross are only on the way there. */
const TUJUAN = 'input, textarea, select, button:not(.ant-modal-close), a[href]'

const ketikanBaru = () => ({
  text: '',
  /** Enter or Tab: what follows is meant for another field, and goes nowhere. */
  akhir: undefined as string | undefined,
  dariScanner: false,
  runs: [burst(), burst(LAMBAT)] as const,
})
type Ketikan = ReturnType<typeof ketikanBaru>

/** Of a window whose program was still on its way: for the one that is drawn now. */
let sebelumnya: Ketikan | undefined

/**
 * @param isi inside the window that is on its way
 * @returns says that no field will come any more
 */
export function useKetikanAwal(open: boolean, content: RefObject<HTMLElement | null>): () => void {
  const berhenti = useRef<() => void>(undefined)
  const tempat = useEffectEvent(() => {
    const { activeElement } = document
    const window = content.current?.closest('[role=dialog]')
    return window?.contains(activeElement) && activeElement?.matches(TUJUAN) ? activeElement : undefined
  })
  useLayoutEffect(() => {
    if (!open) return
    const { selesai, noField } = tahan(sebelumnya ?? ketikanBaru(), () => tempat())
    berhenti.current = noField
    return selesai
  }, [open])
  return () => berhenti.current?.()
}

/** In place of a window whose program is still on its way. */
export function KetikanDitahan(): null {
  useLayoutEffect(() => {
    const ketikan = ketikanBaru()
    const { selesai } = tahan(ketikan, () => undefined)
    return () => {
      selesai()
      sebelumnya = ketikan
      // The window was closed before it came: its keys are dropped.
      setTimeout(() => (sebelumnya = undefined))
    }
  }, [])
  return null
}

function tahan(ketikan: Ketikan, tempat: () => Element | undefined) {
  let menunggu: ReturnType<typeof setTimeout> | undefined

  const selesai = () => {
    clearTimeout(menunggu)
    window.removeEventListener('keydown', dengar, true)
    document.removeEventListener('focusin', sampai)
  }
  const serahkan = (field: Element) => {
    selesai()
    const { text, akhir, dariScanner, runs } = ketikan
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || text === '') return
    if (dariScanner ? bukanTempatnya(text, field) : isNumber(field) && runs[0].length >= BARCODE_LENGTH)
      return tolakScan()
    for (const letter of text) document.execCommand('insertText', false, letter)
    if (akhir === 'Enter')
      field.dispatchEvent(new KeyboardEvent('keydown', { key: akhir, bubbles: true, cancelable: true }))
  }
  /** A scanner's code must be whole before it is known as one: into a figure nothing goes before it pauses. */
  const sampai = () => {
    const field = tempat()
    if (!field) return
    if (ketikan.text === '' || ketikan.akhir || !isNumber(field)) return serahkan(field)
    clearTimeout(menunggu)
    menunggu = setTimeout(() => serahkan(field), LAMBAT.gap)
  }
  const dengar = (event: KeyboardEvent) => {
    const field = tempat()
    // A scan that nobody waits for has been told already (wedge.ts).
    if ((field && ketikan.text === '') || event.defaultPrevented) return selesai()
    if (event.ctrlKey || event.altKey || event.metaKey) return field && serahkan(field)
    if (!simpan(ketikan, event)) return
    event.preventDefault()
    event.stopPropagation()
    if (field) sampai()
  }
  window.addEventListener('keydown', dengar, true)
  document.addEventListener('focusin', sampai)
  return { selesai, noField: () => menunggu === undefined && selesai() }
}

/** @returns true if such a key is kept */
function simpan(ketikan: Ketikan, { key, timeStamp }: KeyboardEvent): boolean {
  const letter = key.length === 1
  if (!letter && key !== 'Backspace' && key !== 'Enter' && key !== 'Tab') return false
  const codes = ketikan.runs.map((run) => run.key(key, timeStamp))
  if (ketikan.akhir) return true
  if (letter) ketikan.text += key
  else if (key === 'Backspace') ketikan.text = ketikan.text.slice(0, -1)
  else {
    ketikan.akhir = key
    ketikan.dariScanner = codes.some((code) => code !== undefined)
  }
  return true
}

const isNumber = (field: Element): boolean => field.hasAttribute('data-figure')
