/** Moves the focus in a modal that takes payments. */
import { useEffect, type RefObject } from 'react'

interface Tempat {
  /** Around the payments, and what is entered beside them. */
  content: RefObject<HTMLElement | null>
  simpan: RefObject<HTMLButtonElement | null>
}

export interface Fokus {
  /** Enough is paid. */
  cukup: boolean
  /** The sum that remains: the focus comes again whenever it changes. */
  sisa: number
}

/** First to the money in hand; once enough is paid, to the button that ends it; nowhere without `fokus`. */
export function useFokusBayar({ content, simpan }: Tempat, fokus: Fokus | undefined): void {
  const { cukup, sisa } = fokus ?? {}
  useEffect(() => {
    if (sisa === undefined) return
    const before = document.activeElement
    const frame = setTimeout(
      () =>
        !dituliskan(content.current, before) &&
        (cukup
          ? simpan.current
          : content.current?.querySelector<HTMLInputElement>(
              '[data-field="uang_diterima"] input, .pembayaran-fields input',
            )
        )?.focus(),
      60,
    )
    return () => clearTimeout(frame)
  }, [content, simpan, cukup, sisa])
}

/**
 * True when the user has meanwhile gone to a field of the payments: the focus stays there. A figure beside the payments
 * changes what remains with every key, so the focus also stays in it until the user leaves it.
 * @param before the element that had the focus when the payments changed
 */
function dituliskan(content: HTMLElement | null, before: Element | null): boolean {
  const holder = document.activeElement
  if (!content || !(holder instanceof HTMLInputElement)) return false
  if (holder.closest('.pembayaran')) return holder !== before
  const gone = holder !== before || /^(numeric|decimal)$/.test(holder.inputMode)
  return gone && Boolean(holder.closest('[role="dialog"]')?.contains(content))
}
