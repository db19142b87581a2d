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
