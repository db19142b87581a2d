/** The key that saves, pressed once more by whoever had no answer for too long: it meant what has been saved meanwhile. */

let terakhir: { button: string; tersimpan: boolean } | undefined
let didengar = false

/**
 * Registers a press of such a key. @returns false when the same key has already saved and the user has done nothing
 * since
 */
export function berarti(button: string): boolean {
  dengar()
  if (terakhir?.button === button && terakhir.tersimpan) return false
  terakhir = { button, tersimpan: false }
  return true
}

/** A write went well. */
export const telahTersimpan = (): void => {
  if (terakhir) terakhir.tersimpan = true
}

const PENYERTA = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** Any other action of the user begins something new. */
function dengar(): void {
  if (didengar) return
  didengar = true
  const lain = (event: Event) => {
    const key = event instanceof KeyboardEvent ? event.key : ''
    if (!PENYERTA.has(key) && terakhir?.button.replace('Shift+', '') !== key) terakhir = undefined
  }
  for (const kind of ['keydown', 'pointerdown', 'input'])
    addEventListener(kind, lain, { capture: true, passive: true })
}
