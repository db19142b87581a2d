/** A browser before the server under test: the client that is built, and visitors with and without a session. */
import { spawnSync } from 'node:child_process'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../bin/chromium.mjs'
import { masuk } from '../e2e/staf.ts'
import { watchForTill } from './screen.ts'

export const CLIENT_DIR = new URL('../dist/client/', import.meta.url).pathname
export const TILL = '/transaksi-penjualan'

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Builds the client when its sources have changed, and opens a browser for `work`. */
export async function diPeramban(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, '--enable-precise-memory-info'],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

export function build(): void {
  const { status } = spawnSync(process.execPath, ['bin/build.mjs'], {
    cwd: new URL('..', import.meta.url).pathname,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the client does not build')
}

/** In a profile of their own: nothing is cached. The service worker is off: it only keeps copies. */
export async function visitor(browser: Browser, baseURL: string, session?: Session): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
    ...(session ? { storageState: session } : {}),
  })
  // tsx keeps the names of functions by a call that the page does not know.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await context.addInitScript(watchForTill)
  return context.newPage()
}

export async function signedIn(browser: Browser, url: string, user_id = 'OWN1'): Promise<Session> {
  const page = await visitor(browser, url)
  await masuk(page, user_id)
  const state = await page.context().storageState()
  await page.context().close()
  return state
}

export async function tillReady(page: Page): Promise<number> {
  return (await page.waitForFunction(() => window.tillReady)).jsonValue() as Promise<number>
}

/** Measures what the page still holds after garbage collection. */
export async function held(devtools: CDPSession): Promise<Held> {
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
export interface Held {
  /** Bytes. */
  heap: number
  nodes: number
  listeners: number
}
