/** The frame around every screen: what of the menu is shown to whom, and what stands in place of the rest (spec 000 §2, §6). */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { router } from '#client/app/router.tsx'
import { tabTitle } from '#client/net/gate.ts'
import { cari } from '#domain/calls/cari.ts'
import { ofWholeChain, seesEverything, type Level } from '#domain/level.ts'
import { messages } from '#domain/messages.ts'
import { alwaysAllowed, BAGIAN, MENU_GROUPS, menuRantai, menus, type MenuDefinition } from '#domain/menus.ts'
import { modal, type } from './hands.ts'
import { replies } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const world = 'menu'
const sidebar = (): HTMLElement =>
  page.getByRole('navigation', { name: 'Menu utama' }).element() as HTMLElement
/** Also in groups that are folded. */
const titles = (): string[] => [...sidebar().querySelectorAll('a')].map((link) => link.ariaLabel!)

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
            (menuRantai.has(menu.path)
              ? ofWholeChain(level)
              : seesEverything(level) || menu.levels.includes(level)),
        ),
      ),
    ).map((menu) => menu.title),
  ),
]

test.each([
  ['OWN1', 'OWN', /PEMILIK SATU/],
  ['SPV1', 'SPV', /SUPERVISOR SATU/],
  ['KSR1', 'KSR', /KASIR SATU/],
  ['SLS1', 'SLS', /SALES SATU/],
] as const)('the sidebar of %s has exactly what may be opened', async (as, level, heading) => {
  await openScreen('/home', { as, world, heading })
  expect(titles()).toEqual(titlesFor(level))
})

test('who has been given no screen sees the dashboards, and is refused everything else', async () => {
  await openScreen('/home', { as: 'KOSONG', world, heading: /KOSONG/ })
  expect(titles()).toEqual(['Home', 'Dashboard'])
  // The title says whose refusal it is: an empty page between them is refused to this user too.
  const shown = () => [document.title, document.querySelector('main')!.textContent]
  for (const { path, title } of menus.filter((menu) => !alwaysAllowed.has(menu.path))) {
    router.history.push(path)
    await expect
      .poll(shown, { interval: 5, message: path })
      .toEqual([tabTitle('TOKO EMAS KENCANA', title), messages.aksesDitolak + messages.goHome])
  }
  await expectAccessible()
  await page.getByRole('link', { name: messages.goHome }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /KOSONG/ })).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
})

test('the quick finder has only what the user may open', async () => {
  // Fingers may pause: then the server is asked for what is typed so far.
  await openScreen('/home', { as: 'SLS1', world, heading: /SALES SATU/, told: [replies(cari, [])] })
  await page.getByRole('heading', { level: 1 }).click()
  await userEvent.keyboard('{Control>}k{/Control}')
  const found = modal('Menu Cepat').getByRole('option')
  await expect.poll(() => found.elements().length).toBe(new Set(titlesFor('SLS')).size)
  await type('master')
  await expect.poll(() => found.elements().length).toBe(0)
  await userEvent.keyboard('{Escape}')
})

test('long groups are in named parts, and no name repeats its group; the screen itself keeps its whole name', async () => {
  await openScreen('/home', { world, heading: /PEMILIK SATU/ })
  for (const fold of sidebar().querySelectorAll('details')) fold.open = true
  const read = (group: string): string[] => {
    const head = [...document.querySelectorAll('#menu > details > summary')].find(
      ({ textContent }) => textContent.trim() === group,
    )!
    return head.parentElement!.innerText.split('\n').map((line) => line.trim())
  }
  const laporan = read('Laporan')
  expect(laporan.slice(0, 4)).toEqual(['Laporan', 'Penjualan', 'Transaksi Penjualan', 'Penjualan Per Sales'])
  expect(laporan).toEqual(expect.arrayContaining(['Pembelian', 'Barang', 'Member & Hadiah', 'Lainnya']))
  expect(laporan.slice(1).filter((line) => line.startsWith('Laporan'))).toEqual([])
  expect(read('Data Master')).toEqual(
    expect.arrayContaining(['Barang', 'Group', 'Keuangan', 'Rekening', 'Parameter', 'Harga Emas']),
  )
  expect(read('Hadiah')).toEqual(['Hadiah', 'Beli Hadiah', 'Ambil Hadiah'])
  expect(read('Kupon')).toEqual(['Kupon', 'Cek Kupon'])
  await page.getByRole('link', { name: 'Laporan Stock Jual' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Laporan Stock Jual' })).toBeVisible()
})
