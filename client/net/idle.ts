/** Loads code that no user waits for, once the page has come to rest. */

/** Requests of the screen itself go first: the page has come to rest when no response came for so long. */
const PAUSE_MS = 1_000

/**
 * Once nothing has come over the network for a while, and the browser has nothing else to do.
 * @param palingLama milliseconds after which it is not waited for any longer: somebody who works leaves the page no rest
 */
export const idle = (palingLama?: number): Promise<void> =>
  new Promise((selesai) => {
    const diam = () => {
      datang.disconnect()
      clearTimeout(pause)
      clearTimeout(limit)
      if ('requestIdleCallback' in window) requestIdleCallback(() => selesai(), { timeout: 5_000 })
      else selesai()
    }
    const datang = new PerformanceObserver(() => {
      clearTimeout(pause)
      pause = setTimeout(diam, PAUSE_MS)
    })
    let pause = setTimeout(diam, PAUSE_MS)
    const limit = palingLama === undefined ? undefined : setTimeout(diam, palingLama)
    datang.observe({ type: 'resource' })
  })
