/** When a screen has come to rest: nothing is asked of the server, nothing spins, nothing moves. */
import type { Page, Request } from '@playwright/test'

const asked = new WeakMap<Page, Set<Request>>()

/** Counts what this page asks for, from now on. */
export function hitungPermintaan(page: Page): void {
  const open = new Set<Request>()
  asked.set(page, open)
  page.on('request', (request) => {
    // The line for news stays open.
    if (!request.url().includes('/socket.io/')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Waits for it: twice in a row, a frame apart, for one thing may lead to the next. */
export async function tenang(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const still = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const moving = document.getAnimations().some((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity)
      return !moving && !document.querySelector('.ant-spin-spinning, .ant-skeleton-active')
    })
    quiet = still && asked.get(page)!.size === 0 ? quiet + 1 : 0
  }
}
