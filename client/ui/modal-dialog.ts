/** A <dialog> that is open while its component is there. */
import { useEffect, type RefObject } from 'react'

/** Opened at first; whatever closes it gives the focus back to where it was, with its caret: the browser does so too early, or not. */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current!
    const kembali = kembaliKe(document.activeElement)
    if (!dialog.open) dialog.showModal()
    dialog.addEventListener('close', kembali)
    return () => {
      dialog.removeEventListener('close', kembali)
      kembali()
    }
  }, [ref])
}

/** Not from whoever has gone elsewhere meanwhile, into what the dialog has opened. */
function kembaliKe(holder: Element | null): () => void {
  const field =
    holder instanceof HTMLInputElement || holder instanceof HTMLTextAreaElement ? holder : undefined
  const [from, to] = [field?.selectionStart ?? null, field?.selectionEnd ?? null]
  return () => {
    const now = document.activeElement
    if (!(holder instanceof HTMLElement) || !holder.isConnected) return
    if (now !== null && now !== document.body && now !== holder && !now.closest('dialog')) return
    holder.focus({ preventScroll: true })
    if (from !== null) field!.setSelectionRange(from, to)
  }
}
