/**
 * The setup of every browser story: a shop of its own, computers in it, and eyes on everything that goes wrong behind
 * the screens.
 */
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { openFront, type Front } from '#test/tools/front.ts'
import { awas, type Awas } from './awas.ts'
import { Gudang } from './gudang.ts'
import { penjualanSah, simpanPenjualan } from './penjualan.ts'
import { masuk } from './staf.ts'
import { countRequests } from './tenang.ts'
import { bukaToko, type Toko } from './toko.ts'
import { dengarkan } from './ucapan.ts'

interface Story {
  /** The day on which the story begins. */
  tanggal: string
  /** No shop yet: the story opens the first one. */
  kosong: boolean
  toko: Toko
  awas: Awas
  /** The story turns a computer's clock, or its network: nobody has used that computer before, nobody will after it. */
  komputerBaru: boolean
  /** Adds a computer to the shop: a browser with a store of its own. */
  komputer: () => Promise<Page>
}

/** Made once per worker. */
interface Bersama {
  /** The address of the shops of all its stories, one shop after the other. */
  alamat: Front
  /** The place of computers that wait for the next story. */
  gudang: Gudang
  /** For stories that only look. */
  tokoBersama: Toko
  /** A shop in which something has happened today. */
  tokoRamai: Toko
  /** The page of somebody who has signed in to a shop. */
  meja: (toko: Toko, user_id: string) => Promise<Page>
}

interface Screen {
  /** The page of somebody who signed in before: a story that only looks need not do it again. It begins on the screen where the last one ended. */
  layar: (user_id: string) => Promise<Page>
}

export const test = base.extend<Story, Bersama>({
  tanggal: ['2025-01-15', { option: true }],
  kosong: [false, { option: true }],
  // A service worker's copies would answer in the server's place, and hide requests from the story.
  serviceWorkers: 'block',

  komputerBaru: [false, { option: true }],

  alamat: [
    async ({}, use) => {
      const front = await openFront()
      await use(front)
      await front.close()
    },
    { scope: 'worker' },
  ],

  gudang: [async ({ browser }, use) => use(new Gudang(browser)), { scope: 'worker' }],

  toko: async ({ tanggal, kosong, alamat }, use) => {
    const toko = await bukaToko(tanggal, { kosong, front: alamat })
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

  tokoRamai: [
    async ({}, use) => {
      const toko = await bukaToko('2025-01-15')
      await penjualanSah(toko, '00000001', '00000002')
      await simpanPenjualan(toko, '00000003')
      await toko.minta('KSR1', 'POST', 'authorization', {
        user_id: 'SPV1',
        password: 'salah',
        kategori: 'BATAL PENJUALAN',
        description: 'JL-TK01-250115-0001',
        keterangan: '-',
      })
      await use(toko)
      await toko.close()
    },
    { scope: 'worker' },
  ],

  meja: [
    async ({ browser }, use) => {
      const pages = new Map<string, Promise<Page>>()
      await use((toko, user_id) => {
        const seat = `${toko.url} ${user_id}`
        const page = pages.get(seat) ?? duduk(browser, toko, user_id)
        pages.set(seat, page)
        return page
      })
      for (const page of pages.values()) await (await page).context().close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ toko }, use) => use(toko.url),

  awas: async ({}, use) => {
    const watch = awas()
    await use(watch)
    expect(watch.masalah(), 'errors behind the screen').toEqual([])
  },

  context: async ({ browser, gudang, toko, contextOptions, komputerBaru }, use) => {
    const context = komputerBaru
      ? await browser.newContext(contextOptions)
      : await gudang.ambil(toko.url, contextOptions)
    await use(context)
    await (komputerBaru ? context.close() : gudang.kembalikan(context))
  },

  page: async ({ page, awas }, use) => {
    await siap(page)
    awas.jaga(page)
    await use(page)
  },

  komputer: async ({ gudang, toko, contextOptions, awas }, use) => {
    const taken: BrowserContext[] = []
    await use(async () => {
      const context = await gudang.ambil(toko.url, contextOptions)
      taken.push(context)
      const page = await context.newPage()
      await siap(page)
      awas.jaga(page)
      return page
    })
    for (const context of taken) await gudang.kembalikan(context)
  },
})

async function siap(page: Page): Promise<void> {
  refuseFill(page)
  countRequests(page)
  await dengarkan(page)
}

let refused = false
/** `fill` sets a value at once, and no key of it can go astray: a figure is typed (typeInto). */
function refuseFill(page: Page): void {
  if (refused) return
  refused = true
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator
  // oxlint-disable-next-line typescript/unbound-method -- called with its locator below
  const { fill } = locators
  locators.fill = async function (this: Locator, text, options) {
    await fill.call(this, text, options)
    const mode = text && (await this.evaluate((field: HTMLElement) => field.inputMode).catch(() => ''))
    if (/^(numeric|decimal)$/.test(mode)) throw new Error(`fill('${text}') on a field of figures: typeInto`)
  }
}

async function duduk(browser: Browser, toko: Toko, user_id: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: toko.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  await siap(page)
  await masuk(page, user_id)
  return page
}

const lihatSaja = test.extend<Screen>({
  layar: async ({ toko, meja, awas }, use) => {
    const watched: Page[] = []
    await use(async (user_id) => {
      const page = await meja(toko, user_id)
      awas.jaga(page)
      watched.push(page)
      return page
    })
    for (const page of watched) awas.lepas(page)
  },
})

/** For stories that only look: one shop for all of them, and people who have signed in already. */
export const testLihat = lihatSaja.extend({ toko: async ({ tokoBersama }, use) => use(tokoBersama) })
/** The same in a shop in which something has happened. */
export const testRamai = lihatSaja.extend({ toko: async ({ tokoRamai }, use) => use(tokoRamai) })

export { expect } from '@playwright/test'
