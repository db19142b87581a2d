/**
 * Several tabs of one browser: each has a number, and keeps drafts of its own by it. The first tab, mostly the only one, is number
 * one. A lock of the browser holds the number for as long as the tab is open; without https there are no locks, and all tabs are one.
 */
import { stored } from './store.ts'

/** A reload, and a way to another address, come back to it. */
const dulu = stored<number>('tab', () => sessionStorage)
const MAKS = 20
/**
 * Milliseconds for which a page that is being left may still hold its number. A copied tab waits as long for the number
 * of its original.
 */
const WAIT_MS = 1_000

let nomor = 1

export const nomorTab = (): number => nomor

/** A name of the store as this tab has it. */
export const namaDiTab = (name: string): string => (nomor === 1 ? name : `${name} #${nomor}`)

/**
 * Before anything is drawn.
 * @param berisi tabs of which something is kept: one that has been closed is gone on with
 */
export async function ambilNomorTab(berisi: readonly number[]): Promise<void> {
  if (!navigator.locks) return
  const before = dulu.read()
  if (before !== undefined && (await pegang(before, { signal: AbortSignal.timeout(WAIT_MS) }))) return
  const all = Array.from({ length: MAKS }, (_, i) => i + 1)
  for (const n of [...berisi, ...all]) if (await pegang(n, { ifAvailable: true })) return
}

/** Tries to take the number for this tab. If that succeeds, the tab holds it until the page is gone. */
const pegang = (n: number, how: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(`kencana-tab-${n}`, how, (lock) => {
        resolve(lock !== null)
        if (!lock) return undefined
        nomor = n
        dulu.write(n)
        return new Promise(() => {})
      })
      .catch(() => resolve(false))
  })
