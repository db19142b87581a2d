/** What every browser story begins with: a shop of its own, computers in it, and eyes on everything that goes wrong behind the screens. */
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { awas, type Awas } from './awas.ts'
import { bukaToko, type Toko } from './toko.ts'

interface Story {
  /** The day on which the story begins. */
  tanggal: string
  /** No shop yet: the story opens the first one. */
  kosong: boolean
  toko: Toko
  awas: Awas
  /** One more computer in the shop: a browser with a store of its own. */
  komputer: (options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Story, { tokoBersama: Toko }>({
  tanggal: ['2025-01-15', { option: true }],
  kosong: [false, { option: true }],
  // Its copies would answer in the server's place, and hide requests from the story.
  serviceWorkers: 'block',

  toko: async ({ tanggal, kosong }, use) => {
    const toko = await bukaToko(tanggal, { kosong })
    await use(toko)
    await toko.close()
  },

  tokoBersama: [
    async ({}, use) => {
      const toko = await bukaToko('2025-01-15')
      await use(toko)
      await toko.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ toko }, use) => use(toko.url),

  awas: async ({}, use) => {
    const watch = awas()
    await use(watch)
    expect(watch.masalah(), 'errors behind the screen').toEqual([])
  },

  page: async ({ page, awas }, use) => {
    awas.jaga(page)
    await use(page)
  },

  komputer: async ({ browser, contextOptions, awas }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options })
      contexts.push(context)
      const page = await context.newPage()
      awas.jaga(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

/** For stories that only look: one shop for all of them. */
export const testLihat = test.extend({ toko: async ({ tokoBersama }, use) => use(tokoBersama) })

export { expect } from '@playwright/test'
