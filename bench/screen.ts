/**
 * Code that runs inside the page: it notes when the till is ready, when a scanned line is painted, and when another
 * screen is.
 */

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation to a till that takes a scan. */
    tillReady?: number
  }
}

/** Before every page: asks at each frame whether the scan box has the focus. */
export function watchForTill(): void {
  const look = () => {
    const held = document.activeElement
    if (held instanceof HTMLInputElement && held.hasAttribute('data-scan') && !held.disabled)
      window.tillReady = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/**
 * As a scanner does: the digits, then Enter, into the scan box.
 * @returns milliseconds from the Enter until the frame that shows the piece's row has been painted
 */
export function scanToPaint(kode_barcode: string): Promise<number> {
  const box = document.querySelector<HTMLInputElement>('input[data-scan]')!
  const painted = new Promise<number>((resolve) => {
    const seen = new MutationObserver(() => {
      const shown = [...document.querySelectorAll('.till-table th[scope=row]')].some((head) =>
        head.textContent.includes(kode_barcode),
      )
      if (!shown) return
      seen.disconnect()
      // The first task after a frame's callbacks runs when that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(0)
      })
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  for (let i = 1; i <= kode_barcode.length; i++) {
    box.dispatchEvent(new KeyboardEvent('keydown', { key: kode_barcode[i - 1]!, bubbles: true }))
    type.call(box, kode_barcode.slice(0, i))
    box.dispatchEvent(new InputEvent('input', { bubbles: true, data: kode_barcode[i - 1]! }))
  }
  const start = performance.now()
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  return painted.then((end) => end - start)
}

/** As the menu does: a step in the history. @returns milliseconds until the frame with the screen's heading has been painted */
export function routeToPaint({ path, title }: { path: string; title: string }): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      if (!document.querySelector('#isi h1')?.textContent.includes(title)) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - start)
      port2.postMessage(0)
    }
    history.pushState(null, '', path)
    requestAnimationFrame(look)
  })
}
