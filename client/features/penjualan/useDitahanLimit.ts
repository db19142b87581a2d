/**
 * The bounds of prices stand on the till only while Alt is held, or the button beside them: a customer reads along. The till
 * itself is marked, so that nothing is drawn anew.
 */
import { useEffect, type RefObject } from 'react'

/** The button that is held where there is no Alt. */
export const TAHAN = { 'data-tahan-batas': '' }

export function useDitahanLimit(till: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tunjukkan = (yes: boolean) => till.current?.toggleAttribute('data-batas', yes)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Alt' || event.ctrlKey) return
      // Alone it would open the browser's own menu.
      event.preventDefault()
      tunjukkan(event.type === 'keydown')
    }
    const press = (event: Event) => {
      if ((event.target as Element).closest?.('[data-tahan-batas]')) tunjukkan(true)
    }
    const release = () => tunjukkan(false)
    const ends = ['pointerup', 'pointercancel'] as const
    document.addEventListener('keydown', key)
    document.addEventListener('keyup', key)
    document.addEventListener('pointerdown', press)
    for (const end of ends) document.addEventListener(end, release)
    window.addEventListener('blur', release)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('keyup', key)
      document.removeEventListener('pointerdown', press)
      for (const end of ends) document.removeEventListener(end, release)
      window.removeEventListener('blur', release)
    }
  }, [till])
}
