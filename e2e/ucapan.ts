/**
 * Keeps what a page says in passing: a toast is gone after two seconds, a progress when it is done, before anybody
 * looked.
 */
import { expect, type Page } from '@playwright/test'

const said = new WeakMap<Page, string[]>()

/** Keeps what this page says from its next load on, also across loads. */
export async function dengarkan(page: Page): Promise<void> {
  const heard: string[] = []
  said.set(page, heard)
  await page.exposeFunction('ujiDengar', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const tell = (window as unknown as { ujiDengar: (text: string) => void }).ujiDengar
    const passing = '.toast, [role=progressbar][aria-label]'
    new MutationObserver((changes) => {
      const added = changes
        .flatMap((change) => [...change.addedNodes])
        .filter((node) => node instanceof Element)
      const said = added.flatMap((node) => [
        ...(node.matches(passing) ? [node] : []),
        ...node.querySelectorAll(passing),
      ])
      for (const node of said) tell(node.ariaLabel ?? node.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
}

const matcher = (text: string | RegExp) =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)

/** Waits until the page has said this. What it said before, and this, is spent: the same words again are news again. */
export async function dikatakan(page: Page, text: string | RegExp): Promise<void> {
  const heard = said.get(page)!
  await expect.poll(() => [...heard], `what the page said`).toContainEqual(matcher(text))
  heard.splice(
    0,
    heard.findIndex((one) => (typeof text === 'string' ? one.includes(text) : text.test(one))) + 1,
  )
}
