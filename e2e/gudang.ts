/**
 * Keeps the computers of a worker until the next story. A browser that has loaded the client before has it in its cache
 * and its engine: a page there takes a third of the time it takes in a new one. So a computer is not thrown away after
 * a story but emptied; nothing a story left in it reaches the next.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

interface Komputer {
  kind: string
  origin: string
  context: BrowserContext
  /** Stays open between stories: with its last page the browser would forget everything it has compiled. */
  wait: Page
  cdp: CDPSession
}

export class Gudang {
  readonly #browser: Browser
  readonly #waiting: Komputer[] = []
  readonly #taken = new Map<BrowserContext, Komputer>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** An empty computer at this address. */
  async ambil(origin: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const kind = `${origin} ${JSON.stringify(options)}`
    const place = this.#waiting.findIndex((komputer) => komputer.kind === kind)
    const komputer = place < 0 ? await this.#beli(kind, origin, options) : this.#waiting.splice(place, 1)[0]!
    this.#taken.set(komputer.context, komputer)
    return komputer.context
  }

  /** Empties it; one that is not empty then is thrown away. */
  async kembalikan(context: BrowserContext): Promise<void> {
    const komputer = this.#taken.get(context)!
    this.#taken.delete(context)
    const { origin, wait, cdp } = komputer
    for (const page of context.pages()) if (page !== wait) await page.close()
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await context.clearCookies()
    const left = await wait.evaluate(
      async () =>
        [
          ...Object.keys(localStorage),
          ...document.cookie.split(/; ?/).filter(Boolean),
          ...(await indexedDB.databases()),
          ...(await caches.keys()),
        ].length,
    )
    // A page that was closed in the middle of something may have written once more.
    if (left) await context.close()
    else this.#waiting.push(komputer)
  }

  async #beli(kind: string, origin: string, options: BrowserContextOptions): Promise<Komputer> {
    const context = await this.#browser.newContext(options)
    const wait = await context.newPage()
    await wait.goto(`${origin}/config.json`)
    return { kind, origin, context, wait, cdp: await context.newCDPSession(wait) }
  }
}
