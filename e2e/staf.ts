/**
 * Actions of staff at a screen, in their own words; elements are found the way staff and their screen readers find
 * them.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { hidden, obfuscate } from '#client/net/store.ts'
import { login } from '#domain/calls/sesi.ts'
import { menus, type MenuDefinition, type MenuPath } from '#domain/menus.ts'
import { tanggalDi } from '#domain/zona.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { urlOf } from '#test/tools/client.ts'
import { sabar } from '#test/tools/sabar.ts'

export const TOKO = 'TOKO EMAS KENCANA'

/** At this screen, signed in before: the session stands in the computer's store, as the sign-in page would have left it. */
export async function masuk(
  page: Page,
  user_id: string,
  path: MenuPath | '/dashboard' = '/dashboard',
  kode_toko = 'TK01',
): Promise<void> {
  const reply = await page.request.post(urlOf(login), {
    data: { user_id, password: PASSWORD, kode_toko },
  })
  const { token, userdata, menu } = (
    (await reply.json()) as { data: Record<'token' | 'userdata' | 'menu', unknown> }
  ).data
  const session = { token, userdata, menu, islogin: tanggalDi(new Date(), 'WIB') }
  const store = Object.entries(session).map(([name, value]) => [obfuscate(name), hidden(value)] as const)
  await parkir(page)
  await page.evaluate(
    (entries) => entries.forEach(([name, value]) => localStorage.setItem(name, value)),
    store,
  )
  await page.goto(path)
  await page.getByLabel('Tanggal System').waitFor()
  if (path !== '/dashboard') await heading(page, path).waitFor()
}

/**
 * At the shop's address, where no program runs. A screen whose session has ended goes to the sign-in page by itself: that takes the
 * place of where it is sent meanwhile, or lets it wait for ever.
 */
const parkir = (page: Page): Promise<void> =>
  expect(() => page.goto('/config.json', { timeout: sabar(2_500) })).toPass()

/** Signs in at the sign-in page, and waits for the layout. */
export async function masukLewatLogin(page: Page, user_id: string): Promise<void> {
  await page.goto('/')
  await fillLogin(page, user_id)
  await page.getByLabel('Tanggal System').waitFor()
}

export async function fillLogin(
  page: Page,
  user_id: string,
  password = PASSWORD,
  toko = TOKO,
): Promise<void> {
  await page.getByLabel('Toko', { exact: true }).selectOption({ label: toko })
  await page.getByLabel('User Id').fill(user_id)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

/** Opens a screen from the sidebar: its group first, and its part of a long one, when they are closed. */
export async function buka(page: Page, path: MenuPath): Promise<void> {
  const { title, group, bagian } = menuOf(path)
  const sidebar = page.getByRole('navigation', { name: 'Menu utama' })
  const link = sidebar.getByRole('link', { name: title, exact: true })
  const kepala = lipatan(sidebar.locator(':scope > details > summary'), group)
  const folds = [
    kepala,
    ...(bagian ? [lipatan(kepala.locator('..').locator('.sidebar-part summary'), bagian)] : []),
  ]
  for (const fold of folds)
    if (!(await link.isVisible()) && (await fold.locator('..').getAttribute('open')) === null)
      await fold.click()
  await link.click()
  await heading(page, path).waitFor()
}

const lipatan = (summaries: Locator, title: string): Locator =>
  summaries.filter({ hasText: new RegExp(`^${title}$`) })

const menuOf = (path: MenuPath): MenuDefinition => menus.find((menu) => menu.path === path)!

const heading = (page: Page, path: MenuPath): Locator =>
  page.getByRole('heading', { level: 1, name: menuOf(path).title })

/** Goes to a screen without the menu, as a bookmark inside the open app would: the page is not loaded again. */
export const ke = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** Chooses an entry of the user menu. */
export async function menuUser(
  page: Page,
  entry: 'Tutup Toko' | 'Ganti Password' | 'Sesi Saya' | 'Logout',
): Promise<void> {
  await page.locator('.user-menu-button').click()
  await page.getByRole('group', { name: 'Menu user' }).getByRole('button', { name: entry }).click()
}

/** Between two keys of a scanner. */
const SCANNER_MS = 4

/**
 * As a scanner does: a code faster than fingers, then Enter, into whatever has the focus. The keys say themselves when they
 * were pressed: a busy machine may deliver them as late as it likes.
 */
export async function scan(page: Page, kode: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const begun = Date.now() / 1000
  const keys = [...kode].map((text) => ({ key: text, text }))
  await Promise.all(
    [...keys, { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }].flatMap((key, i) => {
      const timestamp = begun + (i * SCANNER_MS) / 1000
      return [
        cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: '' }),
      ]
    }),
  )
  await cdp.detach()
}

/** By hand: no faster than fingers, so that it is not taken for a scanner's. */
export const ketik = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 60 })

/** Between two keys of fingers, and in the middle of a figure, where a screen that moves the focus would take the rest of it. */
const FINGERS_MS = 80
const PAUSE_MS = 160

/** A figure as it is written at a counter: what stood in the field goes, then key by key, with a pause. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page()
  const half = Math.ceil(text.length / 2)
  await field.click()
  await field.selectText()
  await keyboard.type(text.slice(0, half), { delay: FINGERS_MS })
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await keyboard.type(text.slice(half), { delay: FINGERS_MS })
}

/** The result of the last scan. */
export const scanResult = (page: Page): Locator => page.locator('.till-result')

/** A question or news that stops everything else. */
export const dialog = (page: Page, title: string): Locator => page.getByRole('alertdialog', { name: title })

/** The nota lies in the printer's tray. */
export const sudahKeluar = (page: Page): Promise<void> =>
  dialog(page, 'Nota Sudah Keluar ?').getByRole('button', { name: 'Sudah Keluar' }).click()

/** A modal of a screen. */
export const modal = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title })

/** Username and password of somebody who is asked for their word. */
export async function allowBy(otorisasi: Locator, user_id: string): Promise<void> {
  await otorisasi.getByLabel('Username').fill(user_id)
  await otorisasi.getByLabel('Password').fill(PASSWORD)
  await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
}

/** Chooses from a list that opens: by its field's label and the text of the entry. */
export async function choose(
  page: Page,
  within: Page | Locator,
  label: string,
  entry: string,
): Promise<void> {
  await within.getByRole('combobox', { name: label }).click()
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: entry })
    .click()
}

/** An option by keys alone, as people type, once the list has answered: until then Enter takes nothing. */
export async function typeChoice(page: Page, kode: string): Promise<void> {
  await ketik(page, kode)
  const choice = page.locator('.ant-select-item-option-active:visible').filter({ hasText: kode })
  await choice.waitFor()
  await page.keyboard.press('Enter')
  // Until it has closed, the list has the keys.
  await choice.waitFor({ state: 'hidden' })
}

/** Enter, or another key, to the next field, and there: who types on at once would type into the one before. */
export async function enterLanjut(page: Page, key = 'Enter'): Promise<void> {
  const dari = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press(key)
  await page.waitForFunction((el) => document.activeElement !== el, dari)
}
