/** The sheet of the day that was closed here: kept over to the sign-in page, where there is time to look at it and to print it. */
import type { LembarTutup } from '#domain/calls/tutup-toko.ts'
import { stored } from '#client/net/store.ts'

const lembarTutup = stored<LembarTutup>('lembar_tutup', () => sessionStorage)

/**
 * Keeps the sheet for the sign-in page. A sheet too large for the browser's store is dropped here and waits at
 * /laporan-eod.
 */
export function simpanLembar(lembar: LembarTutup): void {
  try {
    lembarTutup.write(lembar)
  } catch {
    lembarTutup.remove()
  }
}

/** Once: whoever loads the page again has seen it. */
export function ambilLembar(): LembarTutup | undefined {
  const lembar = lembarTutup.read()
  lembarTutup.remove()
  return lembar
}
