/** The key that saves, pressed once more by whoever had no answer for too long: it meant what has been saved meanwhile. */

let terakhir: { button: string; tersimpan: boolean } | undefined
let didengar = false

/** Such a key is pressed. @returns whether it means anything: not when the one before it has saved, and nobody has done anything since */
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

/** Whatever else somebody does begins something new. */
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
