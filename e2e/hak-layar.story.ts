/** The screens of each level: its sidebar has them all, and a notice stands in place of any other (spec 000 §6). */
import type { Page } from '@playwright/test'
import { alwaysAllowed, BAGIAN, MENU_GROUPS, menus, type MenuDefinition } from '#domain/menus.ts'
import { messages } from '#domain/messages.ts'
import { seesEverything, type Level } from '#domain/level.ts'
import { users } from '#server/fixture/data.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buildUser } from '#test/tools/factories.ts'
import { everyRightOn } from '#test/tools/hak-akses.ts'
import { expect, test, testLihat } from './story.ts'
import { ke, masuk, menuUser } from './staf.ts'
import type { Toko } from './toko.ts'

const TIGA = ['/lihat-penjualan', '/master-baki', '/laporan-otorisasi']
const DITOLAK = 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini'
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
const judul = (page: Page) =>
  sidebar(page)
    .locator('a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))

test.describe('screens and rights', () => {
  testLihat('the sidebar has exactly what a user may open', async ({ page }) => {
    for (const { user_id, level } of users) {
      await masuk(page, user_id)
      expect(
        await sidebar(page)
          .locator('a')
          .evaluateAll((links) => links.map((a) => a.getAttribute('aria-label')!)),
        user_id,
      ).toEqual(titlesFor(level))
      await menuUser(page, 'Logout')
      await expect(page).toHaveTitle('LOGIN')
    }
  })

  testLihat('a screen that is not the user’s says so, and leads home', async ({ page }) => {
    await masuk(page, 'SLS1')
    await page.goto('/master-group')
    await expect(page.getByRole('heading', { name: messages.aksesDitolak })).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('a user without any right', () => {
    testLihat('sees the dashboards and the landing page', async ({ layar, toko }) => {
      await tanpaHak(toko)
      const page = await layar('KOSONG')
      await page.goto('/dashboard')
      await expect(sidebar(page).locator('a')).toHaveText(['Home', 'Dashboard'])
    })
    testLihat('is refused everything else', async ({ layar, toko }) => {
      await tanpaHak(toko)
      const page = await layar('KOSONG')
      for (const { path } of menus.filter(
        (menu) => !(alwaysAllowed as readonly string[]).includes(menu.path),
      )) {
        // From the dashboard: what stands there then is this screen's.
        await ke(page, '/dashboard')
        await expect(page.getByRole('heading', { name: messages.aksesDitolak })).toHaveCount(0)
        await ke(page, path)
        await expect(page.getByRole('heading', { name: messages.aksesDitolak }), path).toBeVisible()
      }
    })
  })

  testLihat('a landing page has tiles only, and BACK', async ({ page }) => {
    await masuk(page, 'SLS1')
    await page.goto('/SubMenuPenjualan')
    await expect(page.getByRole('heading', { name: 'Penjualan' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('link', { name: 'Transaksi Penjualan' }).click()
    await expect(page).toHaveURL('/transaksi-penjualan')
    await page.goBack()
    await page.getByRole('link', { name: 'BACK' }).click()
    await expect(page).toHaveURL('/home')
  })
})

test('a user with three menus sees only those, and the notice elsewhere', async ({ page, toko }) => {
  const { status } = await toko.minta('OWN1', 'PUT', 'hak-akses/KSR1', {
    akses: TIGA.map((menu) => everyRightOn(menu)),
    otorisasi: [],
  })
  expect(status).toBe(200)
  await masuk(page, 'KSR1')
  const seen = (await judul(page)).filter((href) => !/^\/(home|dashboard|SubMenu)/.test(href ?? ''))
  expect(seen).toEqual(TIGA)
  for (const path of ['/transaksi-penjualan', '/data-users', '/settingsystem']) {
    await page.goto(path)
    await expect(page.getByText(DITOLAK)).toBeVisible()
  }
})

/** A user of the shop who has been given no screen. */
async function tanpaHak(toko: Toko): Promise<void> {
  if ((await inDatabase(toko, `SELECT 1 FROM users WHERE user_id = 'KOSONG'`)).length) return
  await buildUser(toko, { user_id: 'KOSONG', level: 'GDG' })
  await inDatabase(toko, `DELETE FROM hak_akses WHERE user_id = 'KOSONG'`)
}

/** As domain/menus.ts has them, group by group and part by part, the two paths of one screen once; landing pages lead to screens and are none. */
const titlesFor = (level: Level): string[] => [
  ...new Set(
    MENU_GROUPS.flatMap((group) =>
      (BAGIAN[group] ?? [undefined]).flatMap((bagian) =>
        menus.filter(
          (menu: MenuDefinition) =>
            menu.group === group &&
            menu.bagian === bagian &&
            menu.landing === undefined &&
            (seesEverything(level) || menu.levels.includes(level)),
        ),
      ),
    ).map((menu) => menu.title),
  ),
]
