/** Where the focus goes in a modal that takes payments. */
import { useEffect, type RefObject } from 'react'

interface Tempat {
  /** Around the payments. */
  isi: RefObject<HTMLElement | null>
  simpan: RefObject<HTMLButtonElement | null>
}

/**
 * First to the money in hand; once enough is paid, to the button that ends it.
 * @param sisa what remains: the focus comes again whenever it changes
 */
export function useFokusBayar({ isi, simpan }: Tempat, cukup: boolean, sisa: number): void {
  useEffect(() => {
    const frame = setTimeout(
      () =>
        !dituliskan(isi.current) &&
        (cukup
          ? simpan.current
          : isi.current?.querySelector<HTMLInputElement>(
              '[data-field="uang_diterima"] input, .pembayaran-fields input',
            )
        )?.focus(),
      60,
    )
    return () => clearTimeout(frame)
  }, [isi, simpan, cukup, sisa])
}

/** A figure beside the payments changes what remains with every key of it: the focus stays until it is left. */
function dituliskan(isi: HTMLElement | null): boolean {
  const holder = document.activeElement
  if (!isi || !(holder instanceof HTMLInputElement) || isi.contains(holder)) return false
  return (
    /^(numeric|decimal)$/.test(holder.inputMode) && Boolean(holder.closest('[role="dialog"]')?.contains(isi))
  )
}
