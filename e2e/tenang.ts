/** Waits until a screen has come to rest: nothing is asked of the server, nothing spins, nothing moves. */
import type { Page, Request } from '@playwright/test'

const asked = new WeakMap<Page, Set<Request>>()

/** Counts what this page asks for, from now on. */
export function countRequests(page: Page): void {
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
  const open = asked.get(page)!
  for (let quiet = false; !quiet;) {
    const before = open.size
    const still = await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) {
        await new Promise(requestAnimationFrame)
        const moving = document
          .getAnimations()
          .some(
            (animation) =>
              animation.playState === 'running' &&
              animation.effect?.getComputedTiming().iterations !== Infinity,
          )
        if (moving || document.querySelector('.ant-spin-spinning, .ant-skeleton-active')) return false
      }
      return true
    })
    quiet = still && before === 0 && open.size === 0
  }
}

/**
 * Waits until the page's news are connected, and the data it then reads anew is there. A page does so a few seconds
 * after it was opened, at the end of a story or in the middle of it. A page that listens to nothing has nothing to wait
 * for.
 */
export async function connected(page: Page): Promise<void> {
  await page.locator('html:not([data-live="waiting"])').waitFor({ state: 'attached' })
  await tenang(page)
}
