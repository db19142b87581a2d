/** Interferes with requests on their way: answers that never come, or that say something else. */
import type { Page, Route } from '@playwright/test'
import { connected } from './tenang.ts'

/**
 * From now on such requests of this page go through these hands. A page that is open hears of it in its own time: until it has, what
 * it asks for goes past them. So it is asked for something that only these hands answer so.
 * @returns lets them go: not before the page has read anew what it reads when its news connect, for these hands are meant for that too
 */
export async function cegat(
  page: Page,
  url: string,
  hands: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  await page.route(url, hands)
  if (page.url().startsWith('http')) await sampaiTerdengar(page)
  return async () => {
    await connected(page)
    await page.unroute(url)
  }
}

async function sampaiTerdengar(page: Page): Promise<void> {
  await page.route(`**/config.json?cegat`, (route) => route.fulfill({ status: 204 }))
  while ((await page.evaluate(async () => (await fetch('/config.json?cegat')).status)) !== 204);
}

/** The server does its work, its answers to such writes never arrive; until what is given back is called. */
export async function lostReply(page: Page, url: string): Promise<() => Promise<void>> {
  await cegat(page, url, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(url)
}
